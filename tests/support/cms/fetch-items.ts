import type { Locale } from '../../../src/i18n/languages.ts'
import { molenhof } from '../../fixtures/contract-site/index.ts'
import {
  isScheduled,
  lastChange,
  localeNames,
  type Placed,
  placeAll,
  prefixOf,
  resolveReferences,
} from './contract-site.ts'
import type { BlockSet, Field, Fields, Text } from './contract-values.ts'
import { deepen, type Known } from './fetch-deep.ts'

/**
 * Pages and entries as Statamic 2 stores them and the Fetch add-on delivers them
 * (docs/reference/content-system.md#fetch-items).
 */

const ids = new Map(
  placeAll('nl').map(({ item }, index) => [
    item.key,
    `5d0c1f0e-7a51-4a6e-9d0a-${String(index + 1).padStart(12, '0')}`,
  ]),
)
const missingId = '5d0c1f0e-7a51-4a6e-9d0a-ffffffffffff'
export const uuidOf = (key: string): string => ids.get(key) ?? missingId

const written = {
  entry: (key: string) => `{{ link:${uuidOf(key)} }}`,
  asset: (path: string) => `/assets/${path}`,
}

/** A set cannot be switched off in Statamic 2: such a set is not there. */
const storeSets = (sets: readonly BlockSet[]) =>
  sets
    .filter(({ enabled }) => enabled !== false)
    .map(({ type, fields }) => ({ type, ...storeFields(fields) }))

const storeFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([handle, field]) => [handle, store(field)]))

function store(field: Field): unknown {
  if (typeof field !== 'object') return field
  switch (field.kind) {
    case 'rich':
      return resolveReferences(field.html, written)
    case 'bard':
      return field.parts.flatMap((part): readonly object[] =>
        'nodes' in part ? [{ type: 'text', text: resolveReferences(part.html, written) }] : storeSets([part]),
      )
    case 'asset':
      return written.asset(field.path)
    case 'assets':
      return field.paths.map(written.asset)
    case 'entries':
      return field.keys.map(uuidOf)
    case 'link':
      return resolveReferences(field.to, written)
    case 'choice':
      return field.value
    case 'rows':
      return field.rows.map(storeFields)
    case 'sets':
      return storeSets(field.sets)
    case 'table':
      return field.rows.map((cells) => ({ cells }))
  }
}

export const storeGlobal = storeFields

const inDefault = (key: string) => placeAll('nl').find(({ item }) => item.key === key)

/** Statamic 2 names pages in redirects by their addresses. */
function storeRedirect(redirect: Placed['item']['redirect']) {
  if (typeof redirect !== 'string') return redirect
  return resolveReferences(redirect, { entry: (key) => inDefault(key)?.uri ?? '', asset: written.asset })
}

/**
 * The localised body is its Markdown, `""` without one; an item that has no localised file has the rendered
 * default.
 */
function contentOf(base: Placed, own: Text | undefined, locale: Locale): string | null {
  if (locale !== 'nl' && own) return own.body ? resolveReferences(own.body.markdown, written) : ''
  return base.text.body ? resolveReferences(base.text.body.html, written) : null
}

const sourceOf = (text: Text | undefined) =>
  text?.body ? resolveReferences(text.body.markdown, written) : null

function addressesOf(base: Placed, uri: string | undefined, prefix: string, origin: string) {
  const url = `${prefix}${uri ?? '/'}`
  return {
    url,
    uri: uri ?? false,
    url_path: uri ?? false,
    permalink: `${origin}${url}`,
    edit_url: `${origin}/cp/${base.collection.isTree ? 'pages' : 'collections/entries'}/edit${base.uri ?? ''}`,
  }
}

/** `date` is empty on PHP 7.3 and later. */
function datesOf({ item: { date } }: Placed) {
  if (!date) return { order_type: 'alphabetical' }
  const seconds = Date.parse(`${date}T00:00:00Z`) / 1000
  const stamps = { datestamp: seconds, timestamp: seconds, has_timestamp: false }
  return { date: [], datestring: new Date(seconds * 1000).toUTCString(), ...stamps, order_type: 'date' }
}

const isPage = ({ collection }: Placed) => collection.isTree === true

/** Order among the siblings; home has none. Dated entries have the date of their file name. */
function orderOf(base: Placed): number | string | null {
  if (base.item.date) return base.item.date
  if (base.uri === '/') return null
  return (
    placeAll('nl')
      .filter((each) => each.parent === base.parent && each.collection === base.collection)
      .indexOf(base) + 1
  )
}

interface Wanted {
  readonly locale: Locale
  readonly origin: string
  /** Lists have localised addresses, a single item those of the default language. */
  readonly isList: boolean
}

/**
 * Addresses go from parent to child: an untranslated page lies below the translated address of its parent.
 */
function localisedUri(base: Placed, locale: Locale): string | undefined {
  if (base.uri === undefined || base.uri === '/') return base.uri
  const above = base.parent ?? placeAll('nl').find(({ item }) => item.mount === base.collection.handle)
  const parentUri = above ? (localisedUri(above, locale) ?? '') : ''
  const slug = base.item.texts[locale]?.slug ?? base.text.slug
  return `${parentUri === '/' ? '' : parentUri}/${slug}`
}

/** An item before its relations are resolved. */
function rawItem(base: Placed, { locale, origin, isList }: Wanted): Record<string, unknown> {
  const own = base.item.texts[locale]
  const { item, collection } = base
  const redirect = storeRedirect(item.redirect)
  const uri = isList ? localisedUri(base, locale) : base.uri
  return {
    id: uuidOf(item.key),
    title: own?.title ?? base.text.title,
    ...(item.template && { template: item.template }),
    ...(redirect !== undefined && { redirect }),
    ...storeFields({ ...base.text.fields, ...own?.fields }),
    ...(item.mount && { mount: item.mount }),
    content: contentOf(base, own, locale),
    slug: own?.slug ?? base.text.slug,
    ...addressesOf(base, uri, isList ? prefixOf(locale) : '', origin),
    // Fetch says nothing about dates that are still to come: such an entry waits as a draft.
    published: !(item.draft || isScheduled(base)),
    order: orderOf(base),
    ...(isPage(base)
      ? { is_page: true }
      : { ...datesOf(base), collection: collection.handle, is_entry: true }),
    last_modified: lastChange,
    content_raw: sourceOf(isList ? (own ?? base.text) : base.text),
  }
}

function knownAt(origin: string): Known {
  const byId = new Map(placeAll('nl').map((base) => [uuidOf(base.item.key), base]))
  return {
    asset: (value) =>
      molenhof.assets.some(({ path }) => value === `/assets/${path}`) ? `${origin}${value}` : undefined,
    item: (id) => {
      const base = byId.get(id)
      return base && rawItem(base, { locale: 'nl', origin, isList: false })
    },
  }
}

/** An item as it is delivered; its mounted collection as `mounted` puts it into an envelope. */
export function deepItem(
  base: Placed,
  wanted: Wanted,
  mounted: (handle: string) => object,
): Record<string, unknown> {
  const { id, mount, content, ...item } = rawItem(base, wanted)
  const deep = deepen(item, knownAt(wanted.origin))
  return { id, ...deep, ...(typeof mount === 'string' && { mount: mounted(mount) }), content }
}

/** The default language's items of one collection, in its order; pages level by level, home first. */
export function itemsOf(handle: string): readonly Placed[] {
  const all = placeAll('nl').filter(({ collection }) => collection.handle === handle)
  return handle === 'pages' ? [...all].sort((a, b) => a.level - b.level) : all
}

/** Unknown languages are the default one. */
export const localeOf = (name: string | undefined): Locale =>
  localeNames.find((locale) => locale === name) ?? 'nl'
