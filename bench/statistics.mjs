/** Figures about lists of numbers, for the benchmark. */

/**
 * The median of the finite values: for an even number of values the mean of the two middle ones; NaN for an
 * empty list.
 */
export function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)]
}

/** Half of the range, in percent of the median: how far rounds differ. 0 for fewer than two finite values. */
export function spread(values) {
  const known = values.filter(Number.isFinite)
  if (known.length < 2) return 0
  return ((Math.max(...known) - Math.min(...known)) / 2 / median(known)) * 100
}

/**
 * The smallest of the values that the given share of all values does not exceed; NaN for an empty list.
 * @param sorted values in ascending order
 * @param share from 0 to 1
 */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
