/** Reads what editors set for search engines and social networks from the fields that SEO add-ons store. */
import type { ChangeFrequency, Indexing, Picture, SitemapFlags, Value, Values } from '../types.ts'
import { pictureOf } from '../values/assets.ts'
import { defined, isValues, memberOf } from '../values/values.ts'
import { createSeoFields, type SeoFields, wordsOf } from './seo-fields.ts'

/**
 * Names of the fields for search engines and social networks. `seo.title` is the member `title` of a group
 * `seo`. Fields under `robots` hold words such as `noindex`; `seo_noindex` may be a switch or hold a word.
 */
const names = {
  title: ['seo_title', 'seo.title', 'meta_title'],
  description: ['seo_description', 'seo.description', 'meta_description'],
  noindex: ['seo_noindex', 'seo.noindex'],
  nofollow: ['seo_nofollow', 'seo.nofollow'],
  robots: ['seo_noindex', 'seo_nofollow', 'seo.robots', 'seo.robots_indexing', 'seo.robots_following'],
  canonical: ['seo.canonical_url'],
  socialTitle: ['og_title', 'seo_og_title', 'seo.og_title'],
  socialDescription: ['og_description', 'seo_og_description', 'seo.og_description'],
  socialImage: ['og_image', 'seo_og_image', 'seo.image', 'seo.og_image'],
  twitterTitle: ['twitter_title', 'seo_twitter_title', 'seo.twitter_title'],
  twitterDescription: ['twitter_description', 'seo_twitter_description', 'seo.twitter_description'],
  twitterImage: ['twitter_image', 'seo_twitter_image', 'seo.twitter_image'],
  jsonLd: ['schema_jsonld', 'seo.json_ld_schema'],
  priority: ['sitemap_priority', 'seo.priority', 'seo.sitemap_priority'],
  frequency: ['sitemap_change_frequency', 'seo.change_frequency', 'seo.sitemap_change_frequency'],
} as const

/**
 * The field that holds the canonical address, by the value of `seo_canonical_type`. The value `entry`, which
 * means the page itself, needs no field.
 */
const canonicalFields: ReadonlyMap<string, string> = new Map([
  ['current', 'seo_canonical_current'],
  ['external', 'seo_canonical_external'],
  ['custom', 'seo_canonical_custom'],
])

const frequencies: readonly ChangeFrequency[] = [
  ...(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const),
]

/** Names of the top-level fields that `readIndexing` reads. */
export const indexingFields: readonly string[] = [
  ...new Set(
    [names.noindex, names.robots, names.canonical, names.priority, names.frequency]
      .flat()
      .map((name) => name.split('.')[0] ?? name),
  ),
  ...['seo_canonical_type', ...canonicalFields.values()],
]

/** Title, description and picture of a page for social networks; each may be missing. */
export interface SocialCard {
  readonly title?: string
  readonly description?: string
  /** Its address is a path of this site or an http(s) address. */
  readonly image?: Picture
}

/** The settings of a page for search engines and social networks. The caller fills in what is missing. */
export interface Seo extends Indexing {
  readonly title?: string
  /** Empty when an editor has switched the description off. */
  readonly description?: string
  readonly nofollow: boolean
  readonly social: SocialCard
  /** Title, description and picture for X alone, as the editor set them. */
  readonly twitter: SocialCard
  /** Linked data that an editor wrote as JSON; its vocabulary is not checked. */
  readonly jsonLd: readonly Values[]
}

/** Reads the SEO fields of a page, whatever the project calls them and the source delivers. Never throws. */
export function readSeo(values: Values): Seo {
  const fields = createSeoFields(values)
  const twitter = cardOf(fields, names.twitterTitle, names.twitterDescription, names.twitterImage)
  const social = cardOf(fields, names.socialTitle, names.socialDescription, names.socialImage)
  return defined({
    ...indexingIn(fields),
    title: fields.text(...names.title) || undefined,
    description: fields.text(...names.description),
    nofollow: says(fields, names.nofollow, 'nofollow'),
    // Where only the fields for X are set, they are used for all networks.
    social: { ...twitter, ...social },
    twitter,
    jsonLd: fields.read(linkedData, ...names.jsonLd) ?? [],
  })
}

/** Reads the part of the SEO fields that decides whether search engines list a page. Never throws. */
export const readIndexing = (values: Values): Indexing => indexingIn(createSeoFields(values))

const indexingIn = (fields: SeoFields): Indexing =>
  defined({
    noindex: says(fields, names.noindex, 'noindex'),
    canonical: canonicalOf(fields),
    sitemap: sitemapFlags(fields),
  })

/** Whether one of the flags is on, or the fields for robots hold the word, or `none`, which means both. */
function says(fields: SeoFields, flags: readonly string[], word: string): boolean {
  const words = new Set(names.robots.flatMap((name) => wordsOf(fields.value(name))))
  return words.has(word) || words.has('none') || fields.flag(...flags)
}

/** Reads the first title, description and picture that are set, of the fields with the given names. */
const cardOf = (
  fields: SeoFields,
  title: readonly string[],
  description: readonly string[],
  image: readonly string[],
): SocialCard =>
  defined({
    title: fields.text(...title) || undefined,
    description: fields.text(...description) || undefined,
    image: fields.read(pictureOf, ...image),
  })

/** Whether a page is listed in the sitemap for search engines, and its priority and change frequency. */
function sitemapFlags(fields: SeoFields): SitemapFlags {
  const [frequency] = names.frequency.flatMap((name) => wordsOf(fields.value(name)))
  return defined({
    listed: fields.value('seo') !== false && fields.value('seo.sitemap') !== false,
    priority: fields.read(share, ...names.priority),
    frequency: frequencies.find((each) => each === frequency),
  })
}

/** The canonical address that an editor set; undefined where the page itself is canonical. */
function canonicalOf(fields: SeoFields): string | undefined {
  const [type = ''] = wordsOf(fields.value('seo_canonical_type'))
  const field = canonicalFields.get(type)
  return fields.address(...(field ? [field] : []), ...(type === 'entry' ? [] : names.canonical))
}

/** A number from 0 to 1, also from a text; undefined for other values. */
const share = (value: Value): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= 1 ? number : undefined
}

/** Characters of linked data; longer texts are ignored. */
const maxLength = 20_000
/** Levels of nested objects and lists in linked data. */
const maxDepth = 32

/** Whether data is nested so little that every serialiser can write it without exhausting the stack. */
const isShallow = (value: unknown, depth = maxDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1)))

/**
 * Parses linked data from JSON, either one object or a list of them. Undefined for other texts, and for texts
 * with template code, which is never run.
 */
function linkedData(value: Value): readonly Values[] | undefined {
  const text = isValues(value) ? memberOf(value, 'code') : value
  if (typeof text !== 'string' || text.length > maxLength || text.includes('{{')) return undefined
  try {
    const data: unknown = JSON.parse(text)
    const objects = (Array.isArray(data) ? data : [data]).filter(isValues)
    return objects.length > 0 && isShallow(objects) ? objects : undefined
  } catch {
    return undefined
  }
}
