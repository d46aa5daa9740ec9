/** Whether JSON gives a value back as it was: not infinite numbers and the like. */
export const isJsonSafe = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).every(isJsonSafe)
}
