/**
 * Pages and entries of a project as the Fetch add-on delivers them
 * (docs/reference/content-system.md#fetch-items).
 */
import { choiceOf, readValue, valuesOf } from '../../../../server/cms/flat-files/index/entries/inherit.ts'
import { deepen, type Known } from '../fetch-deep.ts'
import { linkTargets, storeFields } from './fetch-values.ts'
import {
  type Entry,
  isRecord,
  type ProjectAsset,
  type SiteIndex,
  statusOfEntry,
  textOf,
  titleOfEntry,
  type Values,
} from './lookups.ts'
import { markdownHtml, resolveLinks } from './markup.ts'

/** An item, which Statamic 2 has once for all languages. */
export interface Item {
  /** The entry of the default language, else the first there is: the item is then a draft by default. */
  readonly base: Entry
  readonly isDefault: boolean
}

export interface FetchScope {
  readonly index: SiteIndex
  readonly origin: string
  readonly assets: readonly ProjectAsset[]
  /** Handle of the site. */
  readonly site: string
  /** Lists have localised addresses, a single item those of the default language. */
  readonly isList: boolean
}

/** The collection whose entries are Statamic 2's pages: the one with a root, else the first tree. */
export const pagesOf = ({ collections }: SiteIndex): string | undefined =>
  (
    [...collections.values()].find(({ structure }) => structure?.root) ??
    [...collections.values()].find(({ structure }) => structure)
  )?.handle

/** The items of a collection in its order: that of its tree, level by level, else the newest first. */
export function itemsOf(index: SiteIndex, collection: string): readonly Item[] {
  const [first] = index.sites
  const seen = new Set<string>()
  return index.sites
    .flatMap((site) => {
      const order = (entry: Entry) => index.tree(collection, site.handle)?.order(entry.id) ?? 0
      const time = (entry: Entry) => index.date(entry)?.epoch ?? 0
      return [...index.entriesIn(collection, site.handle)].sort(
        (a, b) => order(a) - order(b) || time(b) - time(a),
      )
    })
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .map((base) => ({ base, isDefault: base.site === first }))
}

/** Markdown in other languages, HTML in the default one; other kinds of bodies are fields as any. */
function contentOf(entry: Entry, { index, site }: FetchScope): Readonly<Record<string, unknown>> {
  const body = readValue(entry, 'content')
  const isMarkdown = index.fields(entry).find(({ handle }) => handle === 'content')?.type === 'markdown'
  if (typeof body !== 'string' || !isMarkdown) return body === undefined ? { content: null } : {}
  const links = linkTargets(index)
  const isDefault = site === index.sites[0]?.handle
  return { content: isDefault ? markdownHtml(body, links) : resolveLinks(body, links) }
}

function datesOf(entry: Entry, { index }: FetchScope) {
  const date = index.date(entry)
  if (!date) return { order_type: 'alphabetical' }
  const seconds = date.epoch / 1000
  const stamps = { datestamp: seconds, timestamp: seconds, has_timestamp: false }
  return { date: [], datestring: new Date(date.epoch).toUTCString(), ...stamps, order_type: 'date' }
}

function addressesOf(entry: Entry, { index, origin, isList }: FetchScope, isPage: boolean) {
  const uri = index.uri(entry)
  const url = `${isList ? entry.site.prefix : ''}${uri ?? '/'}`
  return {
    ...{ slug: uri === '/' && isPage ? '' : entry.slug, url, uri: uri ?? false, url_path: uri ?? false },
    permalink: `${origin}${url}`,
    edit_url: `${origin}/cp/pages/edit${uri ?? ''}`,
  }
}

const onlySystem = new Set([
  'blueprint',
  'template',
  'layout',
  'redirect',
  'updated_at',
  'updated_by',
  'slug',
])

const ownValues = (entry: Entry): Values =>
  Object.fromEntries(Object.entries(valuesOf(entry)).filter(([name]) => !onlySystem.has(name)))

/** A redirect to an entry names its address. */
function redirectOf(entry: Entry, index: SiteIndex) {
  const stored = readValue(entry, 'redirect')
  const to = textOf(isRecord(stored) ? stored.url : stored)
  const named = to?.startsWith('entry::') ? index.entries.get(to.slice('entry::'.length)) : undefined
  const redirect = named ? index.uri(named) : stored
  return redirect === undefined || redirect === null ? {} : { redirect }
}

/** An item before its relations are resolved. */
function rawItem({ base, isDefault }: Item, scope: FetchScope): Record<string, unknown> {
  const { index, site } = scope
  const own = index.translation(base, site)
  const entry = own ?? base
  const isPage = base.collection.handle === pagesOf(index)
  const isThere = own !== undefined || isDefault
  const template = textOf(choiceOf(entry, 'template'))
  const addressed = scope.isList ? entry : base
  const [mount] = index.mounts.get(base.key) ?? []
  return {
    id: base.key,
    title: titleOfEntry(index, entry),
    ...(template && { template }),
    ...redirectOf(entry, index),
    ...storeFields(ownValues(entry), index.fields(entry), index),
    ...(mount && { mount }),
    ...contentOf(entry, scope),
    ...addressesOf(addressed, scope, isPage),
    published: isThere && statusOfEntry(index, entry) === 'published',
    order: 1,
    ...(isPage
      ? { is_page: true }
      : { ...datesOf(entry, scope), collection: base.collection.handle, is_entry: true }),
    last_modified: 1_790_932_500,
  }
}

function knownIn(scope: FetchScope): Known {
  const { index, assets, origin } = scope
  const files = new Map(assets.map(({ url }) => [url, `${origin}${url}`]))
  const handle = index.sites[0]?.handle ?? ''
  return {
    asset: (value) => files.get(value),
    item: (id) => {
      const base = index.entries.get(id)
      return base && rawItem({ base, isDefault: true }, { ...scope, site: handle, isList: false })
    },
  }
}

/** An item as it is delivered; its mounted collection as `mounted` puts it into an envelope. */
export function deepItem(
  item: Item,
  scope: FetchScope,
  mounted: (handle: string) => object,
): Record<string, unknown> {
  const { mount, content, ...rest } = rawItem(item, scope)
  const deep = deepen({ ...rest, ...(typeof content !== 'string' && { content }) }, knownIn(scope))
  return {
    ...deep,
    ...(typeof content === 'string' && { content }),
    ...(typeof mount === 'string' && { mount: mounted(mount) }),
  }
}
