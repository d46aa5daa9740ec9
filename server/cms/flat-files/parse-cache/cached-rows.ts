/** Looks up rows of the parse cache by path. */
import type { CachedRow } from './cached-row.ts'

/** The rows of a cache file, by the path of the content file. */
export interface CachedRows {
  /** Whether there are no rows at all. */
  isEmpty(): boolean
  /** The row of a file; undefined when there is none. */
  find(path: string): CachedRow | undefined
}

/**
 * Creates the lookup of rows by path. Files are mostly looked up in the order in which their rows were
 * written, some twice. The last row found and the next one are therefore tried first, and a table of all rows
 * is built only when neither matches.
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
