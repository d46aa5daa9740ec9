/** Finds what editors wrote about a file: in `.meta` beside it, or in the file of its container. */
import type { Values } from '../../../../../src/content/types.ts'
import { isValues } from '../../../../../src/content/values/values.ts'
import { memoLast } from '../../../../../src/shared/memo.ts'
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

/** Statamic 2 kept the data of assets in the file of their container, by path or by id. */
function inContainer(path: string, containers: readonly Container[]): Values {
  for (const { folder, data } of containers) {
    if (!path.startsWith(`${folder}/`)) continue
    const name = path.slice(folder.length + 1)
    const row = Object.hasOwn(data, name)
      ? data[name]
      : Object.values(data).find((each) => isValues(each) && asText(each.path) === name)
    if (isValues(row)) return row
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
