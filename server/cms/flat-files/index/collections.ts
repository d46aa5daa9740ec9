/** Reads the configuration of collections: the kinds of entries that a Statamic project has, such as news. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList, asText, asValues, isFalsy } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'
import type { Site } from './sites/sites.ts'

/** How entries with past or future dates are shown: everywhere, only at their address, or nowhere. */
export type DateBehavior = 'public' | 'unlisted' | 'private'

/** A collection as its file `content/collections/{handle}.yaml` configures it. */
export interface Collection {
  readonly handle: string
  /** The name that editors see. */
  readonly title?: string
  /** Handles of the sites that have the collection; undefined for all sites. */
  readonly sites: readonly string[] | undefined
  /** The route in a site, such as `/news/{slug}`; undefined when entries have no address there. */
  route(site: string): string | undefined
  /** Whether its entries have dates. */
  readonly dated: boolean
  /** How entries whose date has passed are shown. */
  readonly past: DateBehavior
  /** How entries whose date is to come are shown. */
  readonly future: DateBehavior
  /**
   * Present when the entries form a tree. `root`: whether the first entry of the tree is its root. `tree`:
   * the tree that Statamic before 3.1 stored in this file.
   */
  readonly structure?: { readonly root: boolean; readonly tree: Value }
  /** Id of the page that the collection is mounted on. */
  readonly mount?: string
  /** Values for entries that have no value of their own. */
  readonly inject: Values
  /** Template of entries that name none. */
  readonly template?: string
  /** Handles of the taxonomies whose terms its entries have, whatever their blueprints say. */
  readonly taxonomies: readonly string[]
  /** Whether its entries have slugs. */
  readonly slugs: boolean
  /** The format of titles in a site, such as `{last_name}, {first_name}`, for entries without a title. */
  titleFormat(site: string): string | undefined
  /** Name of the value that lists are sorted by. */
  readonly sortBy?: string
  /** Whether lists begin with the highest value. */
  readonly descending: boolean
}

/** Reads a setting that is one text for all sites, or a map from site to text. */
const perSite = (value: Value) => (site: string) => asText(isValues(value) ? value[site] : value)

const behavior = (value: Value): DateBehavior =>
  value === 'private' || value === 'unlisted' ? value : 'public'

/** The order of lists: `sort_by`, else the tree, else the date from the newest, else the title. */
function sorting(values: Values, structured: boolean, dated: boolean) {
  const configured = asText(values.sort_by)
  const sortBy = configured ?? (structured ? 'order' : dated ? 'date' : 'title')
  const direction = asText(values.sort_dir) ?? (!configured && sortBy === 'date' ? 'desc' : 'asc')
  return { sortBy, descending: direction === 'desc' }
}

/** The sites that the collection names and that exist; undefined when it names none. Others are reported. */
function sitesOf(values: Values, handles: ReadonlySet<string>, report: (handle: string) => void) {
  const named = asList(values.sites).flatMap((site) => asText(site) ?? [])
  for (const site of named) if (!handles.has(site)) report(site)
  return named.length > 0 ? named.filter((site) => handles.has(site)) : undefined
}

function readCollection(handle: string, values: Values, sites: readonly string[] | undefined): Collection {
  const structure = asValues(values.structure)
  const structured = !isFalsy(values.structure)
  const dated = values.date === true
  const dates = asValues(values.date_behavior)
  const title = asText(values.title)
  const mount = asText(values.mount)
  const template = asText(values.template)
  return {
    handle,
    ...(title ? { title } : {}),
    sites,
    route: perSite(values.route),
    dated,
    past: behavior(dates.past),
    future: behavior(dates.future),
    ...(structured ? { structure: { root: !isFalsy(structure.root), tree: structure.tree } } : {}),
    ...(mount ? { mount } : {}),
    // A protected collection protects its entries, unless one says otherwise.
    inject: { ...('protect' in values && { protect: values.protect }), ...asValues(values.inject) },
    ...(template ? { template } : {}),
    taxonomies: asList(values.taxonomies).flatMap((taxonomy) => asText(taxonomy) ?? []),
    slugs: values.slugs !== false,
    titleFormat: perSite(values.title_format),
    ...sorting(values, structured, dated),
  }
}

/**
 * Reads all collections, in the order of their handles. A folder without a configuration file is no
 * collection. In a project with one site every collection is in that site, whatever its file names.
 * @param report called for each site that a collection names and that does not exist
 */
export function readCollections(
  files: SourceFiles,
  sites: readonly Site[],
  report: (problem: string) => void,
): ReadonlyMap<string, Collection> {
  const siteHandles = new Set(sites.map((site) => site.handle))
  const single = sites.length === 1
  const handles = [...files.keys()].flatMap(
    (file) => /^content\/collections\/([^/]+)\.yaml$/.exec(file)?.[1] ?? [],
  )
  const collection = (handle: string): [string, Collection] => {
    const values = asValues(files.get(`content/collections/${handle}.yaml`)?.value)
    const unknown = (site: string) => report(`Collection ${handle} names site ${site}, which does not exist`)
    return [
      handle,
      readCollection(handle, values, single ? undefined : sitesOf(values, siteHandles, unknown)),
    ]
  }
  return new Map(handles.sort().map(collection))
}
