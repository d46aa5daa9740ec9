import { asText, asValues } from '../../model/values.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'
import { valueAt } from '../parse-cache/stored-value.ts'
import { stampOf } from './entries/entries.ts'
import type { Entry } from './entries/entry-file.ts'
import { idOfPath } from './entries/entry-file.ts'
import type { SiteIndex } from './index-site.ts'

/** Names of values that other entries, addresses or lists depend on. */
const decisive = ['id', 'origin', 'published', 'protect', 'blueprint']

/** Whether a changed file leaves the address, date and translations of its entry unchanged. */
function keepsPlace({ sites }: SiteIndex, entry: Entry, file: SourceFile): boolean {
  const { collection, data } = entry
  // Without a stamp in a file name the date is that of the last change of the file.
  if (collection.dated && stampOf(entry) === undefined) return false
  // The names of values in routes: `year` and `slug` in `/{year}/{slug}`.
  const words = sites.flatMap(({ handle }) => collection.route(handle)?.match(/\w+/g) ?? [])
  const textOf = (values: typeof data, name: string) => JSON.stringify(valueAt(values, name))
  const values = asValues(file.value)
  return [...decisive, ...words].every((name) => textOf(data, name) === textOf(values, name))
}

/** The entry that was read from a file; undefined when the index has none, or that of another file. */
function entryOf({ entries }: SiteIndex, file: SourceFile): Entry | undefined {
  const entry = entries.get(asText(asValues(file.value).id) ?? idOfPath(file.path))
  return entry?.file === file ? entry : undefined
}

/**
 * Replaces the values of entries whose files changed, without building the index anew, which takes long on a
 * large site.
 * @param before the files that the index was built from, in their order
 * @param after the files of now: another number of files, or another path at a position, means that a file
 * came or went
 * @returns the changed files; undefined, with nothing renewed, when more than the values of single entries
 * changed
 */
export function renewEntries(
  index: SiteIndex,
  before: readonly SourceFile[],
  after: SourceFiles,
): readonly SourceFile[] | undefined {
  const changed: [Entry, SourceFile][] = []
  if (before.length !== after.size) return undefined
  const inOrder = before.values()
  for (const file of after.values()) {
    const previous = inOrder.next().value
    if (previous === file) continue
    const entry = previous?.path === file.path ? entryOf(index, previous) : undefined
    if (!entry || !keepsPlace(index, entry, file)) return undefined
    changed.push([entry, file])
  }
  for (const [entry, file] of changed) Object.assign(entry, { file, data: asValues(file.value) })
  return changed.map(([, file]) => file)
}
