/**
 * Whether a value stays the same when it is encoded as JSON and decoded. Infinite numbers, for example, do
 * not.
 */
export const isJsonSafe = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).every(isJsonSafe)
}
