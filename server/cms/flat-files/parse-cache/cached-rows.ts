import type { CachedRow } from './cached-row.ts'

/** Finds the row of a file. */
export interface CachedRows {
  isEmpty(): boolean
  find(path: string): CachedRow | undefined
}

/**
 * Makes the lookup of rows by path. Files are looked up in the order in which their rows were written, so
 * that the next row usually fits and a table of all is rarely needed.
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
