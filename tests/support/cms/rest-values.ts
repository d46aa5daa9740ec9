import type { Locale } from '../../../src/i18n/languages.ts'
import { molenhof } from '../../fixtures/contract-site/index.ts'
import {
  type Definition,
  type Definitions,
  idOf,
  type Placed,
  placeAll,
  resolveReferences,
  visited,
} from './contract-site.ts'
import type { Field, Fields } from './contract-values.ts'

/** Field values as the REST API delivers them (docs/reference/content-system.md#rest-values). */

interface Site {
  readonly origin: string
  readonly locale: Locale
}

const find = (key: string, locale: Locale): Placed | undefined =>
  placeAll(locale).find(({ item }) => item.key === key)

/** Drafts and entries that wait for their date are in no relation and no list. */
export const isPublic = ({ item }: Placed): boolean => !item.draft && (item.date ?? '') < '2900'

/** Where an address leads: the `url` of a redirect entry is its target's. */
export function urlOf(placed: Placed): string | null {
  const { item, locale, uri } = placed
  const to = item.redirect
  if (uri === undefined) return null
  if (to === undefined || typeof to === 'number') return visited(locale, uri)
  if (typeof to === 'object') return to.url
  if (to === '@child') return visited(locale, find(item.children?.[0]?.key ?? '', locale)?.uri ?? uri)
  return resolveReferences(to, addresses(locale))
}

/** A link leads to the entry in the site's language, else to the entry's own; an unknown one to nothing. */
const addresses = (locale: Locale) => ({
  entry: (key: string) => {
    const placed = find(key, locale) ?? find(key, 'nl')
    return placed ? (urlOf(placed) ?? '') : ''
  },
  asset: (path: string) => `/assets/${path}`,
})

/** Rich text links to the entry that it names, which is of the first language, whatever site shows it. */
const toHtml = (html: string) => resolveReferences(html, addresses('nl'))

const absolute = (origin: string, url: string) =>
  url.startsWith('/') ? `${origin}${url}`.replace(/\/$/, '') : url

export function shortAsset(path: string, origin: string) {
  const known = molenhof.assets.find((each) => each.path === path)
  if (!known) return null
  const url = `/assets/${path}`
  return {
    id: `main::${path}`,
    url,
    permalink: `${origin}${url}`,
    api_url: `${origin}/api/assets/main/${path}`,
    ...(known.alt && { alt: known.alt }),
  }
}

export function shortEntry(placed: Placed, origin: string) {
  const { item, text, locale, collection } = placed
  const [id, url] = [idOf(item.key, locale), urlOf(placed)]
  return {
    id,
    title: text.title,
    url,
    permalink: url === null ? null : absolute(origin, url),
    api_url: `${origin}/api/collections/${collection.handle}/entries/${id}`,
  }
}

const empty: Readonly<Record<Definition['kind'], unknown>> = {
  text: null,
  number: null,
  flag: false,
  rich: null,
  bard: [],
  asset: null,
  assets: [],
  entries: [],
  link: null,
  choice: { value: null, label: null, key: null },
  rows: [],
  sets: [],
  table: null,
}

/** All fields of the blueprint; those that nobody filled in are empty in the manner of their type. */
export const augmentFields = (
  fields: Fields,
  definitions: Definitions,
  site: Site,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(definitions).map(([handle, definition]) => {
      const field = fields[handle]
      return [handle, field === undefined ? empty[definition.kind] : augment(field, definition, site)]
    }),
  )

function augmentSets(sets: Extract<Field, { kind: 'sets' }>['sets'], definition: Definition, site: Site) {
  return sets.flatMap(({ type, enabled, fields }, index) =>
    enabled === false
      ? []
      : [{ ...augmentFields(fields, definition.sets?.[type] ?? {}, site), id: `s${index}`, type }],
  )
}

function augment(field: Field, definition: Definition, site: Site): unknown {
  if (typeof field !== 'object') return field
  switch (field.kind) {
    case 'rich':
      return toHtml(field.html)
    case 'bard':
      return field.parts.flatMap((part): readonly object[] =>
        'nodes' in part ? [{ type: 'text', text: toHtml(part.html) }] : augmentSets([part], definition, site),
      )
    case 'asset':
      return shortAsset(field.path, site.origin)
    case 'assets':
      return field.paths.flatMap((path) => shortAsset(path, site.origin) ?? [])
    case 'entries':
      return field.keys.flatMap((key) => {
        const placed = find(key, site.locale)
        return placed && isPublic(placed) ? [shortEntry(placed, site.origin)] : []
      })
    case 'link':
      return resolveReferences(field.to, addresses(site.locale))
    case 'choice':
      return { value: field.value, label: field.label, key: field.value }
    case 'rows':
      return field.rows.map((row, index) => ({
        ...augmentFields(row, definition.fields ?? {}, site),
        id: `r${index}`,
      }))
    case 'sets':
      return augmentSets(field.sets, definition, site)
    case 'table':
      return field.rows.map((cells) => ({ cells }))
  }
}

/** The body of an entry, which an untranslated one has from its origin. */
export function bodyOf({ item, text }: Placed): string | null {
  const body = text.body ?? item.texts.nl?.body
  return body ? toHtml(body.html) : null
}
