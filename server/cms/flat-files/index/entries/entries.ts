/** Reads all entries of a project, and looks up their blueprints and dates. */
import { forEachInSteps, type Steps } from '../../../../scheduling/steps.ts'
import type { Calendar, EntryDate } from '../../../model/dates.ts'
import { asText, asValues, getOrAdd } from '../../../model/values.ts'
import type { Field } from '../../augment/types.ts'
import { type Blueprints, blueprintFields, defaultBlueprint } from '../../blueprints/blueprints.ts'
import { isEntryFile, type SourceFile, type SourceFiles } from '../../disk/files.ts'
import type { Collection } from '../collections.ts'
import type { Site } from '../sites/sites.ts'
import type { Entry } from './entry-file.ts'
import { type EntryPlace, placeOf, readEntryFile } from './entry-file.ts'
import { choiceOf } from './inherit.ts'

/** The problem to report for an entry file outside of every collection and site. */
function whySkipped(path: string, collections: ReadonlyMap<string, Collection>): string {
  const [, , handle = '', folder = ''] = path.split('/')
  return collections.has(handle)
    ? `content/collections/${handle}/${folder} is no site of the collection: what is in it is not read`
    : `content/collections/${handle} is not read: there is no ${handle}.yaml`
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** The files of a project, divided into entries and the files that configure the site. */
export interface DividedFiles {
  /** Files of entries in storage order, which is the order of their paths. */
  readonly ofEntries: readonly SourceFile[]
  /** All other files. */
  readonly others: SourceFiles
  /** One entry file of each folder that has entries, by path: the names of folders tell which sites exist. */
  readonly samples: SourceFiles
}

/** Divides the files of a project into entries and others, in steps that let requests through. */
export function* divideFiles(files: SourceFiles): Steps<DividedFiles> {
  const ofEntries: SourceFile[] = []
  const others = new Map<string, SourceFile>()
  const samples = new Map<string, SourceFile>()
  yield* forEachInSteps(files.values(), (file) => {
    if (isEntryFile(file.path)) ofEntries.push(file)
    else others.set(file.path, file)
  })
  ofEntries.sort((a, b) => (a.path < b.path ? -1 : 1))
  let folder: string | undefined
  yield* forEachInSteps(ofEntries, (file) => {
    if (folderOf(file.path) === folder) return
    folder = folderOf(file.path)
    samples.set(file.path, file)
  })
  return { ofEntries, others, samples }
}

/**
 * Reads every entry, by id and in the order of `files`. Of two files with one id the first wins. Files that
 * belong to no collection or site are left out and reported.
 */
export function* readEntries(
  files: readonly SourceFile[],
  collections: ReadonlyMap<string, Collection>,
  sites: readonly Site[],
  report: (problem: string) => void,
): Steps<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  const places = new Map<string, EntryPlace | undefined>()
  const placeOfFile = ({ path }: SourceFile) =>
    getOrAdd(places, folderOf(path), () => placeOf(path, collections, sites))
  yield* forEachInSteps(files, (file) => {
    const place = placeOfFile(file)
    if (!place) return report(whySkipped(file.path, collections))
    const entry = readEntryFile(file, place, entries.size)
    const first = entries.get(entry.id)
    if (first) report(`${file.path} has the same id as ${first.path}`)
    else entries.set(entry.id, entry)
  })
  return entries
}

/** Creates the lookup of the entries of a collection in a site, in the order of `entries`. */
export function* groupByPlace(
  entries: Iterable<Entry>,
): Steps<(collection: string, site: string) => readonly Entry[]> {
  const places = new Map<string, Map<string, Entry[]>>()
  yield* forEachInSteps(entries, (entry) => {
    const inSite = getOrAdd(places, entry.site.handle, () => new Map<string, Entry[]>())
    getOrAdd(inSite, entry.collection.handle, () => [] as Entry[]).push(entry)
  })
  return (collection, site) => places.get(site)?.get(collection) ?? []
}

/** Looks up the blueprint of an entry. */
export interface EntryBlueprints {
  /**
   * Handle of the blueprint that the entry names, else that its origin names, else the first one of the
   * collection. A collection without blueprints has a built-in one with the collection's handle.
   */
  blueprint(entry: Entry): string
  /** The fields of the entry's blueprint, and those for terms that the collection adds to it. */
  fields(entry: Entry): readonly Field[]
}

/** The fields of a blueprint, with one for each taxonomy of its collection that they lack. */
function withTerms(fields: readonly Field[], taxonomies: readonly string[]): readonly Field[] {
  const missing = taxonomies.filter((taxonomy) => !fields.some(({ handle }) => handle === taxonomy))
  const implied = missing.map((taxonomy) => ({
    handle: taxonomy,
    type: 'terms',
    config: { type: 'terms', taxonomies: [taxonomy] },
  }))
  return implied.length === 0 ? fields : [...fields, ...implied]
}

/** Creates the lookup of an entry's blueprint. */
export function createEntryBlueprints(blueprints: Blueprints): EntryBlueprints {
  const blueprint = (entry: Entry) => {
    const { handle } = entry.collection
    return (
      asText(choiceOf(entry, 'blueprint')) ?? defaultBlueprint(blueprints, 'collections', handle) ?? handle
    )
  }
  const completed = new Map<string, readonly Field[]>()
  const fields = (entry: Entry) => {
    const { handle, taxonomies } = entry.collection
    const name = blueprint(entry)
    return getOrAdd(completed, `${handle}/${name}`, () =>
      withTerms(blueprintFields(blueprints, 'collections', handle, name), taxonomies),
    )
  }
  return { blueprint, fields }
}

/**
 * Whether the time of day in a file name counts whatever the blueprint says: since Statamic 6 it does. The
 * version is that of `composer.json`, such as `^6.0`.
 */
function keepsTimes(files: SourceFiles): boolean {
  const required = asText(asValues(asValues(files.get('composer.json')?.value).require)['statamic/cms'])
  return Number(/\d+/.exec(required ?? '')?.[0] ?? 0) >= 6
}

/** The date stamp in the name of an entry's file, else in those of the files that it inherits from. */
export function stampOf(entry: Entry): string | undefined {
  for (let at: Entry | undefined = entry; at; at = at.origin) if (at.stamp !== undefined) return at.stamp
  return undefined
}

/** Characters of a stamp without a time of day. */
const dayLength = '2024-01-05'.length

/**
 * Creates the lookup of the dates of entries in dated collections: from the name of the entry's file, else
 * from that of its origin, else the day on which the file was changed.
 */
export function createEntryDates(
  files: SourceFiles,
  calendar: Calendar,
  { blueprint, fields }: EntryBlueprints,
): (entry: Entry) => EntryDate | undefined {
  const always = keepsTimes(files)
  const timed = new Map<string, boolean>()
  const dates = new Map<string, EntryDate | undefined>()

  const withTime = (entry: Entry) =>
    getOrAdd(timed, `${entry.collection.handle}/${blueprint(entry)}`, () => {
      const field = fields(entry).find(({ handle }) => handle === 'date')
      return always || field?.config.time_enabled === true
    })
  /**
   * The date of a stamp; cached, because all translations of an entry share the stamp. A space at the end of
   * the key marks a date with its time.
   */
  const dateOf = (stamp: string, isTimed: boolean) =>
    getOrAdd(dates, isTimed ? `${stamp} ` : stamp, () => calendar.ofStamp(stamp, isTimed))
  return (entry) => {
    if (!entry.collection.dated) return undefined
    const stamp = stampOf(entry)
    // For a stamp of a day alone the blueprint need not be looked up: there is no time that could count.
    const isTimed = stamp !== undefined && stamp.length > dayLength && withTime(entry)
    const date = stamp === undefined ? undefined : dateOf(stamp, isTimed)
    return date ?? calendar.ofMoment(entry.file.mtimeMs)
  }
}
