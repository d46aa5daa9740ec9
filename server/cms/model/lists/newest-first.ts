/**
 * Sorts by date, the newest first and those without a date last; those of one date stay in their order.
 * @param dateOf ISO 8601; dates of one time zone compare as texts
 */
export function newestFirst<T>(items: readonly T[], dateOf: (item: T) => string | undefined): readonly T[] {
  return items
    .map((item) => ({ item, date: dateOf(item) ?? '' }))
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(({ item }) => item)
}
