/** The known name that somebody meant who typed another one. */

/** Number of letters to add, remove, replace or swap with the next one to get from one text to the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? 0
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const costs = [at(1, 0) + 1, (current[column - 1] ?? 0) + 1, at(1, 1) + (isSame ? 0 : 1)]
      current.push(
        Math.min(...costs, isSwap && row > 1 && column > 1 ? at(2, 2) + 1 : Number.POSITIVE_INFINITY),
      )
    }
    rows.push(current)
  }
  return rows[one.length]?.[other.length] ?? 0
}

/** Longer words are no slip of a known name. */
const maxLength = 64

/**
 * Returns the name that is most like a text: one of which it is the beginning, or from which a third of its
 * letters or fewer differ; undefined where there is none.
 */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const typed = text.trim().toLowerCase()
  if (typed === '' || typed.length > maxLength) return undefined
  const near = names
    .map((name) => ({ name, distance: distance(typed, name) }))
    .filter((row) => row.distance <= Math.max(1, Math.floor(Math.min(typed.length, row.name.length) / 3)))
    .sort((one, other) => one.distance - other.distance)
  return near[0]?.name ?? (typed.length > 2 ? names.find((name) => name.startsWith(typed)) : undefined)
}
