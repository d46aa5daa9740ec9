import type { CachedRow } from './cached-row.ts'

/** Rows of an index, by the path of their file. */
export interface CachedRows {
  isEmpty(): boolean
  find(path: string): CachedRow | undefined
}

/**
 * Files are asked for in the order in which they were written down: most rows are found by following it,
 * without a table of all.
 */
export function createCachedRows(rows: readonly CachedRow[]): CachedRows {
  const cursor = { at: 0, places: undefined as ReadonlyMap<string, number> | undefined }
  const placeOf = (path: string): number | undefined => {
    for (const at of [cursor.at, cursor.at + 1]) if (rows[at]?.path === path) return at
    cursor.places ??= new Map(rows.map((row, at) => [row.path, at]))
    return cursor.places.get(path)
  }
  return {
    isEmpty: () => rows.length === 0,
    find(path) {
      const at = rows.length === 0 ? undefined : placeOf(path)
      if (at === undefined) return undefined
      cursor.at = at
      return rows[at]
    },
  }
}
