/** Reads the taxonomies of a project and their terms, such as the topics of articles. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { tidyPath } from '../../model/addresses/tidy-address.ts'
import { slugify, slugifyUri } from '../../model/slug.ts'
import { capitalized } from '../../model/topics/topics.ts'
import { asList, asText, asValues, omit } from '../../model/values.ts'
import { isOpenToAll } from '../../model/visibility.ts'
import type { SourceFile, SourceFiles } from '../disk/files.ts'
import type { Site } from './sites/sites.ts'

/** A term of a taxonomy in one language. */
export interface Term {
  /** Slug in its address in the language. */
  readonly slug: string
  readonly title: string
}

/** A term with a file. */
export interface TermFile {
  /** Slug under which entries store it. */
  readonly slug: string
  readonly file: SourceFile
}

/** A taxonomy as its file `content/taxonomies/{handle}.yaml` configures it. */
export interface TaxonomyConfig {
  readonly handle: string
  /** Its title in a site: below `localizations` as in the file of a term, else the one for all sites. */
  title(site: string): string
  /** Handles of the sites that its terms are for. The first has the texts outside of `localizations`. */
  readonly sites: readonly string[]
  /** Values for terms that have no value of their own. */
  readonly inject: Values
  /** Address inside a site of the page with all its terms; undefined when its terms have no pages. */
  uri(site: string): string | undefined
  /** Whether the project gives its terms an address of their own, which counts for all collections. */
  hasRoute(site: string): boolean
  /** The terms with files by slug, in the order of the paths; those for some visitors only are left out. */
  readonly terms: ReadonlyMap<string, TermFile>
}

/** The taxonomies of a project. */
export interface Taxonomies {
  /** Whether the project has a taxonomy. */
  has(taxonomy: string): boolean
  /** The term with a slug, in the language of a site. */
  term(taxonomy: string | undefined, slug: string, site: string): Term
  /** The only taxonomy of a project with just one. */
  readonly only: string | undefined
  /** All taxonomies by handle, in the order of their handles. */
  readonly all: ReadonlyMap<string, TaxonomyConfig>
}

const folder = 'content/taxonomies/'

/** Slugs of terms follow the rules for English, whatever the language of the site. */
export const termSlug = (stored: string): string => slugify(stored, 'en')

/** What a term says in a site: `localizations` of the site, and below them the texts of the first site. */
export function termValues({ sites, inject }: TaxonomyConfig, { file }: TermFile, site: string): Values {
  const values = asValues(file.value)
  const own = omit(values, 'localizations')
  const local = asValues(asValues(values.localizations)[site])
  return { ...inject, ...(site === sites[0] ? own : { ...omit(own, 'slug'), ...local }) }
}

/** Whether a term has texts in a site: it was written there, or translated. */
export const isTranslatedTerm = ({ sites }: TaxonomyConfig, { file }: TermFile, site: string): boolean =>
  site === sites[0] || isValues(asValues(asValues(file.value).localizations)[site])

/** The term of a file in a site. */
export function readTerm(taxonomy: TaxonomyConfig, term: TermFile, site: string): Term {
  const values = termValues(taxonomy, term, site)
  const slug = termSlug(asText(values.slug) ?? '') || term.slug
  return { slug, title: asText(values.title) ?? slug }
}

/** The setting of a route, which may be one text for all sites or a map from site to text. */
const routeIn = (route: Value, site: string): string | undefined =>
  asText(isValues(route) ? route[site] : route)

function readTaxonomy(
  files: SourceFiles,
  handle: string,
  sites: readonly Site[],
  terms: TaxonomyConfig['terms'],
): TaxonomyConfig {
  const values = asValues(files.get(`content/taxonomies/${handle}.yaml`)?.value)
  const named = asList(values.sites).flatMap((site) => asText(site) ?? [])
  const known = named.filter((name) => sites.some((site) => site.handle === name))
  const first = sites.find(({ isDefault }) => isDefault) ?? sites[0]
  const fallback = first ? [first.handle] : []
  // A route of a taxonomy ends where the slugs of its terms begin.
  const routeOf = (site: string) => routeIn(values.routes, site)?.replace(/\/?\{.*$/s, '')
  return {
    handle,
    title: (site) =>
      asText(asValues(asValues(values.localizations)[site]).title) ??
      asText(values.title) ??
      capitalized(handle.replaceAll(/[_-]+/g, ' ')),
    sites: sites.length > 1 && known.length > 0 ? known : fallback,
    inject: asValues(values.inject),
    uri: (site) =>
      values.routes === false
        ? undefined
        : tidyPath(slugifyUri(routeOf(site) ?? `/${handle.replaceAll('_', '-')}`)),
    hasRoute: (site) => routeOf(site) !== undefined,
    terms,
  }
}

/** The files below `content/taxonomies` in the order of their paths. */
const taxonomyFiles = (files: SourceFiles): readonly SourceFile[] =>
  [...files.values()]
    .filter(({ path }) => path.startsWith(folder) && path.endsWith('.yaml'))
    .sort((one, other) => (one.path < other.path ? -1 : 1))

function readTerms(files: readonly SourceFile[], report: Report): ReadonlyMap<string, TermFile> {
  const found = new Map<string, TermFile>()
  for (const file of files) {
    const { path } = file
    const slug = termSlug(path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length))
    const first = found.get(slug)
    if (!isOpenToAll(asValues(file.value))) continue
    if (slug === '') report(`${path} has no Latin letter in its name and so no address`)
    else if (first) report(`${path} is the same term as ${first.file.path}: ${slug}`)
    else found.set(slug, { slug, file })
  }
  return found
}

type Report = (problem: string) => void

/** Creates the lookup of taxonomies and of terms in the language of a site. */
export function createTaxonomies(
  files: SourceFiles,
  sites: readonly Site[] = [],
  report: Report = () => {},
): Taxonomies {
  const own = taxonomyFiles(files)
  const handles = own.flatMap(({ path }) => /^([^/]+)\.yaml$/.exec(path.slice(folder.length))?.[1] ?? [])
  const termsOf = (handle: string) =>
    readTerms(
      own.filter(({ path }) => path.startsWith(`${folder}${handle}/`)),
      report,
    )
  const all = new Map(
    handles.sort().map((handle) => [handle, readTaxonomy(files, handle, sites, termsOf(handle))] as const),
  )
  const only = handles.length === 1 ? handles[0] : undefined
  return {
    ...{ all, only },
    has: (taxonomy) => all.has(taxonomy),
    term(named, slug, site) {
      const taxonomy = all.get(named ?? only ?? '')
      const term = taxonomy?.terms.get(termSlug(slug))
      return taxonomy && term ? readTerm(taxonomy, term, site) : { slug: termSlug(slug) || slug, title: slug }
    },
  }
}
