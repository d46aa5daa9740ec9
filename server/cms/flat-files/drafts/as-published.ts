/** Turns the files of a project into those that it would have if everything in them were published. */
import type { Values } from '../../../../src/content/types.ts'
import { forEachInSteps, type Steps } from '../../../scheduling/steps.ts'
import { asText, asValues, isFalsy } from '../../model/values.ts'
import { isEntryFile, type SourceFile, type SourceFiles } from '../disk/files.ts'
import type { WorkingCopies, WorkingCopy } from './working-copies.ts'

/** The file with the settings of a collection. */
const collectionFile = /^content\/collections\/[^/]+\.yaml$/
/** Entries are shown whatever their date is. */
const anyDate = { past: 'public', future: 'public' }
/** Values of an entry that are no text of its editors: a working copy has none of them. */
const ownOfEntry = ['id', 'origin', 'blueprint', 'published', 'updated_by', 'updated_at']

const kept = (values: Values): Values =>
  Object.fromEntries(ownOfEntry.flatMap((name) => (name in values ? [[name, values[name]]] : [])))

/** The path of an entry's file with another slug: `2024-01-05.molen.md` → `2024-01-05.wip.md`. */
const withSlug = (path: string, slug: string | undefined): string =>
  slug === undefined || /[/\\.]/.test(slug)
    ? path
    : path.replace(/([^/.]+)(\.\d+)?(\.\w+)$/, (_whole, _old, _number, ending) => slug + ending)

function publishedEntry(file: SourceFile, copy: WorkingCopy | undefined): SourceFile {
  const values = asValues(file.value)
  const isDraft = 'published' in values && isFalsy(values.published)
  if (!isDraft && !copy) return file
  const shown = copy ? { ...kept(values), ...copy.values } : values
  // No longer what the text says, which the hash stands for.
  return {
    ...file,
    path: withSlug(file.path, copy?.slug),
    hash: undefined,
    value: { ...shown, published: true },
  }
}

function publishedFile(file: SourceFile, copies: WorkingCopies): SourceFile {
  if (isEntryFile(file.path))
    return publishedEntry(file, copies.of.get(asText(asValues(file.value).id) ?? ''))
  if (!collectionFile.test(file.path) || asValues(file.value).date_behavior === undefined) return file
  return { ...file, hash: undefined, value: { ...asValues(file.value), date_behavior: anyDate } }
}

/**
 * The files of a project with drafts, scheduled and expired entries as if they were published, and working
 * copies in place of what is published of their entries. Entries for some visitors alone (`protect`) stay so.
 */
export function* asPublished(files: readonly SourceFile[], copies: WorkingCopies): Steps<SourceFiles> {
  const published = new Map<string, SourceFile>()
  yield* forEachInSteps(files, (given) => {
    const file = publishedFile(given, copies)
    published.set(file.path, file)
  })
  return published
}
