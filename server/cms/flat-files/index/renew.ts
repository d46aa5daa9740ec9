import { asText, asValues } from '../../model/values.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'
import { valueAt } from '../parse-cache/stored-value.ts'
import { stampOf } from './entries.ts'
import type { Entry } from './entry-file.ts'
import { idOfPath } from './entry-file.ts'
import type { SiteIndex } from './index-site.ts'

/** Values that decide about more than what the entry itself shows. */
const decisive = ['id', 'origin', 'published', 'blueprint']

/** Whether the entry keeps its address, its date and its translations with another version of its file. */
function keepsPlace({ sites }: SiteIndex, entry: Entry, file: SourceFile): boolean {
  const { collection, data } = entry
  if (collection.dated && stampOf(entry) === undefined) return false
  const words = sites.flatMap(({ handle }) => collection.route(handle)?.match(/\w+/g) ?? [])
  const textOf = (values: typeof data, name: string) => JSON.stringify(valueAt(values, name))
  const values = asValues(file.value)
  return [...decisive, ...words].every((name) => textOf(data, name) === textOf(values, name))
}

function entryOf({ entries }: SiteIndex, file: SourceFile): Entry | undefined {
  const entry = entries.get(asText(asValues(file.value).id) ?? idOfPath(file.path))
  return entry?.file === file ? entry : undefined
}

/**
 * Lets entries say what their changed files say, without building the index anew. `before` is what it was
 * built from; with its files in another order, one came or went.
 *
 * @returns the changed files; undefined, with nothing renewed, when more than what single entries say is
 * different
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
    const known = inOrder.next().value
    if (known === file) continue
    const entry = known?.path === file.path ? entryOf(index, known) : undefined
    if (!entry || !keepsPlace(index, entry, file)) return undefined
    changed.push([entry, file])
  }
  for (const [entry, file] of changed) Object.assign(entry, { file, data: asValues(file.value) })
  return changed.map(([, file]) => file)
}
