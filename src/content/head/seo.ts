/** Reads what editors set for search engines and share previews, as common SEO add-ons store it. */
import { pictureOf } from '../assets.ts'
import type { ChangeFrequency, Indexing, Picture, SitemapFlags, Value, Values } from '../types.ts'
import { defined, isValues, memberOf } from '../values.ts'
import { createSeoFields, type SeoFields, wordsOf } from './seo-fields.ts'

/**
 * Names of the fields for search engines. `seo.title` is the member of a group, as SEO
 * add-ons make it.
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

/** Where the canonical address stands, by the value of `seo_canonical_type`. `entry` is the page itself. */
const canonicalFields: ReadonlyMap<string, string> = new Map([
  ['current', 'seo_canonical_current'],
  ['external', 'seo_canonical_external'],
  ['custom', 'seo_canonical_custom'],
])

const frequencies: readonly ChangeFrequency[] = [
  ...(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const),
]

/** Fields that `readIndexing` looks at. */
export const indexingFields: readonly string[] = [
  ...new Set(
    [names.noindex, names.robots, names.canonical, names.priority, names.frequency]
      .flat()
      .map((name) => name.split('.')[0] ?? name),
  ),
  ...['seo_canonical_type', ...canonicalFields.values()],
]

/** Texts and picture of a page where it is shared. What is missing is the page's own. */
export interface SocialCard {
  readonly title?: string
  readonly description?: string
  /** Its address is a path of this site or an http(s) address. */
  readonly image?: Picture
}

/** What a page tells search engines and social networks. What is missing is for the caller to fill in. */
export interface Seo extends Indexing {
  readonly title?: string
  /** Empty: switched off. */
  readonly description?: string
  readonly nofollow: boolean
  readonly social: SocialCard
  /** For X alone, which takes what it lacks from `social`. */
  readonly twitter: SocialCard
  /** Linked data: whatever an editor wrote, as JSON. */
  readonly jsonLd: readonly Values[]
}

/** The SEO fields of any project, in the shapes of any source. Total: never throws. */
export function readSeo(values: Values): Seo {
  const fields = createSeoFields(values)
  const twitter = cardOf(fields, names.twitterTitle, names.twitterDescription, names.twitterImage)
  const social = cardOf(fields, names.socialTitle, names.socialDescription, names.socialImage)
  return defined({
    ...indexingIn(fields),
    title: fields.text(...names.title) || undefined,
    description: fields.text(...names.description),
    nofollow: says(fields, names.nofollow, 'nofollow'),
    // A project that only has fields for X means all networks.
    social: { ...twitter, ...social },
    twitter,
    jsonLd: fields.read(linkedData, ...names.jsonLd) ?? [],
  })
}

/** The part of `readSeo` that decides whether search engines hear of a page. Total. */
export const readIndexing = (values: Values): Indexing => indexingIn(createSeoFields(values))

const indexingIn = (fields: SeoFields): Indexing =>
  defined({
    noindex: says(fields, names.noindex, 'noindex'),
    canonical: canonicalOf(fields),
    sitemap: sitemapFlags(fields),
  })

function says(fields: SeoFields, flags: readonly string[], word: string): boolean {
  const words = new Set(names.robots.flatMap((name) => wordsOf(fields.value(name))))
  return words.has(word) || words.has('none') || fields.flag(...flags)
}

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

/** Whether and how a page stands in the sitemap for search engines. */
function sitemapFlags(fields: SeoFields): SitemapFlags {
  const [frequency] = names.frequency.flatMap((name) => wordsOf(fields.value(name)))
  return defined({
    listed: fields.value('seo') !== false && fields.value('seo.sitemap') !== false,
    priority: fields.read(share, ...names.priority),
    frequency: frequencies.find((each) => each === frequency),
  })
}

function canonicalOf(fields: SeoFields): string | undefined {
  const [type = ''] = wordsOf(fields.value('seo_canonical_type'))
  const field = canonicalFields.get(type)
  return fields.address(...(field ? [field] : []), ...(type === 'entry' ? [] : names.canonical))
}

const share = (value: Value): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= 1 ? number : undefined
}

const longest = 20_000
const deepest = 32

/** Data that every serialiser can write without running out of stack. */
const isShallow = (value: unknown, depth = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1)))

/**
 * Objects that a text holds as JSON; none for other texts. Template code has no meaning here.
 */
function linkedData(value: Value): readonly Values[] | undefined {
  const text = isValues(value) ? memberOf(value, 'code') : value
  if (typeof text !== 'string' || text.length > longest || text.includes('{{')) return undefined
  try {
    const data: unknown = JSON.parse(text)
    const objects = (Array.isArray(data) ? data : [data]).filter(isValues)
    return objects.length > 0 && isShallow(objects) ? objects : undefined
  } catch {
    return undefined
  }
}
