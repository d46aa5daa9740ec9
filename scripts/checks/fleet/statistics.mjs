/** The value below which so many per cent of some numbers are. */
export function percentile(numbers, percent) {
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
