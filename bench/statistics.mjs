/** Figures about lists of numbers. */

/** Middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)]
}

/** Half of the range over the median, in percent: how far the rounds lie apart. */
export function spread(values) {
  const known = values.filter(Number.isFinite)
  if (known.length < 2) return 0
  return ((Math.max(...known) - Math.min(...known)) / 2 / median(known)) * 100
}

/** The value that `share` (0 to 1) of all lie at or below. @param sorted in rising order */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
