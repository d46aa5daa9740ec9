/**
 * Whether a value from a content file stays the same when it is stored as JSON and read again: `Infinity`,
 * `NaN`, `-0` and `undefined` do not. The caches on disk, which store JSON, check this first.
 */
export const isJsonSafe = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).every(isJsonSafe)
}
