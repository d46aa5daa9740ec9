/** Finds what editors wrote about a file: in `.meta` beside it, or in the file of its container. */
import type { Values } from '../../../../../src/content/types.ts'
import { isValues } from '../../../../../src/content/values/values.ts'
import { memoLast, memoWeak } from '../../../../../src/shared/memo.ts'
import { asText, asValues } from '../../../model/values.ts'
import type { SourceFiles } from '../../disk/files.ts'
import type { Container } from './disks.ts'

/** What is known of a file besides its bytes. */
export interface AssetData {
  /** Size, width, height and duration, as the content system measured them. */
  readonly facts: Values
  /** The fields that editors filled in, such as `alt` and `focus`. */
  readonly fields: Values
}

/** A name as macOS, Windows and Linux all understand it. */
const fold = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')

/**
 * The data of assets by path in their container, in whose file Statamic 2 kept it: by path, or by id with the
 * path inside.
 */
const rowsOf = memoWeak(({ data }: Container): ReadonlyMap<string, Values> => {
  const rows = Object.entries(data).filter((row): row is [string, Values] => isValues(row[1]))
  return new Map([...rows.map(([, row]) => [asText(row.path) ?? '', row] as const), ...rows])
})

function inContainer(path: string, containers: readonly Container[]): Values {
  for (const container of containers) {
    const isInside = path.startsWith(`${container.folder}/`)
    const row = isInside && rowsOf(container).get(path.slice(container.folder.length + 1))
    if (row) return row
  }
  return {}
}

/** Creates the lookup of what is known of a file, by its path in the project. */
export function createAssetData(
  files: SourceFiles,
  containers: readonly Container[],
): (path: string) => AssetData {
  /** Files of data by folded path: on some systems names differ in case or in their Unicode form. */
  const folded = memoLast(
    () =>
      new Map(
        [...files.values()].flatMap(({ path, value }) =>
          path.includes('.meta/') ? [[fold(path), value] as const] : [],
        ),
      ),
  )
  return (path) => {
    const slash = path.lastIndexOf('/')
    const beside = `${path.slice(0, slash)}/.meta/${path.slice(slash + 1)}.yaml`
    const meta = asValues(files.get(beside)?.value ?? folded().get(fold(beside)))
    if (Object.keys(meta).length === 0) return { facts: {}, fields: inContainer(path, containers) }
    return { facts: meta, fields: isValues(meta.data) ? meta.data : Array.isArray(meta.data) ? {} : meta }
  }
}
