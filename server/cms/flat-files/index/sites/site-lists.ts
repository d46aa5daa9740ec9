/** Lists the sites of a Statamic project, which are its language versions. */
import type { Value, Values } from '../../../../../src/content/types.ts'
import { isValues } from '../../../../../src/content/values/values.ts'
import type { Languages } from '../../../../../src/i18n/languages.ts'
import { createNameCheck, isCode, tagOf } from '../../../model/language-names.ts'
import { asList, asText, asValues } from '../../../model/values.ts'
import type { SourceFiles } from '../../disk/files.ts'

type Report = (problem: string) => void
/** The handle of a site and its settings in the list of sites. */
type SiteRow = readonly [handle: string, Value]

const unique = (names: readonly string[]) => [...new Set(names)]

/** The folder names that the group in a pattern captures from paths of files, sorted. */
const folders = (files: SourceFiles, pattern: RegExp): string[] =>
  unique([...files.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? [])).sort()

/** The handle that Statamic gives to the first site. */
const firstHandle = 'default'

/** What sites are recognized by where a project has no list of them. */
interface SiteNames {
  readonly languages: Languages
  /** Handles that the sites of our languages probably have, that of our default language first. */
  readonly wanted: readonly string[]
}

/**
 * Whether a folder name may be the handle of a site: a wanted handle, `default`, a language code (`de_AT`) or
 * the name of one of our languages (`dutch`).
 */
function looksLikeSite(handle: string, { languages, wanted }: SiteNames): boolean {
  const isNameOf = createNameCheck(languages)
  return (
    [...wanted, firstHandle].some((each) => tagOf(each) === tagOf(handle)) ||
    isCode(handle) ||
    languages.locales.some((locale) => isNameOf(locale, handle))
  )
}

/**
 * The folders directly inside collections whose entries all lie in folders: their names may be those of
 * sites.
 */
function entryFolders(files: SourceFiles): readonly string[] {
  const mixed = new Set(folders(files, /^content\/collections\/([^/]+)\/[^/]+$/))
  return [...files.keys()].flatMap((file) => {
    const [, collection = '', folder] = /^content\/collections\/([^/]+)\/([^/]+)\//.exec(file) ?? []
    return folder === undefined || mixed.has(collection) ? [] : [folder]
  })
}

/**
 * Infers the sites of a project that has no list of sites: the handles that collections name, else the
 * folders that content lies in.
 */
function inferHandles(files: SourceFiles, names: SiteNames): readonly string[] {
  const named = [...files.values()]
    .filter(({ path }) => /^content\/collections\/[^/]+\.yaml$/.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ value }) => asList(asValues(value ?? null).sites).flatMap((site) => asText(site) ?? []))
  if (named.length > 0) return unique(named)
  const values = folders(files, /^content\/(?:globals|trees\/[^/]+)\/([^/]+)\//)
  const entries = unique(entryFolders(files)).filter((handle) => looksLikeSite(handle, names))
  const found = unique([...values, ...entries]).sort()
  if (found.length === 0) return [firstHandle]
  // First the handle of our default language, then `default`, then all others.
  const rank = (handle: string) => [firstHandle, names.wanted[0]].indexOf(handle)
  return found.sort((a, b) => rank(b) - rank(a))
}

/** Files that may list the sites. The first that lists any counts. */
export const lists: readonly string[] = [
  'resources/sites.yaml',
  'content/sites.yaml',
  'resources/sites.json',
  'config/statamic/sites.php',
]

/** The settings of the sites that a file lists, by handle; empty when none does. */
export const listedSites = (files: SourceFiles): Values =>
  lists
    .map((file) => asValues(files.get(file)?.value ?? null))
    .map((value) => (isValues(value.sites) ? value.sites : value))
    .find((sites) => Object.keys(sites).length > 0) ?? {}

/**
 * The sites of a list that are in use. When several sites are listed but multiple sites are switched off,
 * content lies outside the folders of sites and belongs to the first site.
 */
function usedRows(rows: readonly SiteRow[], files: SourceFiles, report: Report): readonly SiteRow[] {
  const used = folders(files, /^content\/(?:collections\/[^/]+|globals|trees\/[^/]+)\/([^/]+)\//)
  const isFlat = [...files.keys()].some((file) => /^content\/collections\/[^/]+\/[^/]+$/.test(file))
  const [first] = rows
  if (!first || rows.length === 1 || !isFlat || rows.some(([handle]) => used.includes(handle))) return rows
  report(`No folder belongs to a site of the list: only ${first[0]} is read`)
  return [first]
}

/**
 * Lists the sites of a project, the default site first: from its file of sites, else from its collections and
 * folders.
 * @param report called when only the first site of a list is read
 */
export function listSites(files: SourceFiles, names: SiteNames, report: Report): readonly SiteRow[] {
  const listed = Object.entries(listedSites(files))
  if (listed.length > 0) return usedRows(listed, files, report)
  return inferHandles(files, names).map((handle): SiteRow => [handle, {}])
}
