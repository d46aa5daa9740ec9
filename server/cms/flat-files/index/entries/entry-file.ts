/** Reads one file as an entry: its place, its slug and the date in its name. */
import { createHash } from 'node:crypto'
import type { Values } from '../../../../../src/content/types.ts'
import type { Locale } from '../../../../../src/i18n/languages.ts'
import { isDateStamp } from '../../../model/dates.ts'
import { slugify } from '../../../model/slug.ts'
import { asText, asValues, isFalsy } from '../../../model/values.ts'
import type { SourceFile } from '../../disk/files.ts'
import type { Collection } from '../collections.ts'
import type { Site } from '../sites/sites.ts'

/** An entry in one site. */
export interface Entry {
  readonly id: string
  readonly collection: Collection
  readonly site: Site
  /** Path of the file, relative to the project. */
  readonly path: string
  /** Position in storage order, from 0: the index of the entry in lists with one fact for each entry. */
  readonly position: number
  readonly file: SourceFile
  /**
   * The slug; '' when the name has no Latin letter or digit, or when the collection has no slugs and the file
   * is named by the id.
   */
  readonly slug: string
  /** The date stamp in the name of the file: `2024-01-05` or `2024-01-05-1430`. */
  readonly stamp: string | undefined
  /** Id of the entry that this one inherits from, as the file names it. */
  readonly originId: string | undefined
  /** False for a draft. */
  readonly published: boolean
  /** The values in the file, without inherited ones. */
  readonly data: Values
  /** The entry that this one inherits from. */
  readonly origin: Entry | undefined
  /**
   * Id of the last entry in the chain of origins: the same for all translations. '' until `linkOrigins` sets
   * it.
   */
  readonly key: string
  /** For an untranslated entry: the entry whose texts it has. */
  readonly original?: Entry
  /** The language of the texts of an untranslated entry. */
  readonly fallback?: Locale
}

/**
 * Creates a list with room for one fact about each entry, by the position of the entry. It is filled in
 * advance, because V8 reads sparse lists slowly.
 */
export const byPosition = <T>({ size }: { readonly size: number }): (T | undefined)[] =>
  new Array<T | undefined>(size).fill(undefined)

/**
 * The id of an entry whose file has none: a hash of the path in the form of a UUID, because this program
 * never writes an id into the file.
 */
export const idOfPath = (path: string): string => {
  const hash = createHash('sha256').update(path).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}

/** Where the extension of a file name begins; the end of a name without one. */
function lastDotOf(path: string): number {
  const dot = path.lastIndexOf('.')
  return dot < path.lastIndexOf('/') ? path.length : dot
}

/**
 * Reads `2024-01-05.molen.1.md` as a date stamp and the name `molen`: date and suffix are no part of the
 * slug.
 */
function readFileName(path: string): { readonly name: string; readonly stamp?: string } {
  const base = path.slice(path.lastIndexOf('/') + 1, lastDotOf(path))
  const dot = base.indexOf('.')
  if (dot < 0) return { name: base }
  const [first = '', second = ''] = base.split('.', 2)
  return isDateStamp(first) ? { name: second, stamp: first } : { name: first }
}

/** The collection and site that an entry belongs to. */
export interface EntryPlace {
  readonly collection: Collection
  readonly site: Site
}

/**
 * The collection and site of a file, by its folders: `content/collections/news/en/mill.md`. A project with
 * one site has no folders for sites. Undefined when there is no such collection, or no such site in it.
 */
export function placeOf(
  path: string,
  collections: ReadonlyMap<string, Collection>,
  sites: readonly Site[],
): EntryPlace | undefined {
  const [, , handle = '', folder = '', below] = path.split('/')
  const collection = collections.get(handle)
  const [only, second] = sites
  if (!collection || !only) return undefined
  if (!second) return { collection, site: only }
  const site = below === undefined ? undefined : sites.find((each) => each.handle === folder)
  const allowed = site && (collection.sites?.includes(site.handle) ?? true)
  return allowed ? { collection, site } : undefined
}

/** Creates the entry of a file. `linkOrigins` links its origin and sets its key later. */
export function readEntryFile(file: SourceFile, { collection, site }: EntryPlace, position: number): Entry {
  const values = asValues(file.value)
  const { name, stamp } = readFileName(file.path)
  const id = asText(values.id) ?? idOfPath(file.path)
  const originId = asText(values.origin)
  const nameless = !collection.slugs && name === id
  return {
    id,
    collection,
    site,
    path: file.path,
    position,
    file,
    slug: nameless ? '' : slugify(name, site.lang),
    stamp,
    originId,
    published: !('published' in values) || !isFalsy(values.published),
    data: values,
    origin: undefined,
    key: '',
  }
}
