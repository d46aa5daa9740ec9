/** Reads summaries of other pages, for cards and lists. */
import type { Summary, Value } from '../types.ts'
import { pictureOf } from './assets.ts'
import { linkOf } from './links.ts'
import { defined, firstOf, isValues, itemsOf, memberOf, textOf } from './values.ts'

/**
 * Names of the fields of a page or a row of cards, by the member of the summary that they fill. `seconds` are
 * fields with a Unix time, which fill `date` as well.
 */
const names = {
  title: ['title', 'titel', 'name', 'naam'],
  label: ['label', 'meta', 'kicker', 'eyebrow', 'bovenschrift', 'category', 'categorie'],
  text: [
    'text',
    'tekst',
    'lead',
    'intro',
    'summary',
    'description',
    'teaser',
    'excerpt',
    'samenvatting',
    'inleiding',
  ],
  picture: [
    'picture',
    'image',
    'afbeelding',
    'beeld',
    'bild',
    'hero',
    'hero_image',
    'foto',
    'photo',
    'thumbnail',
  ],
  date: ['date', 'datum'],
  seconds: ['datestamp', 'timestamp'],
} as const

/** Reads a date such as `2026-03-01` or `2026-03-01 12:00`, also from an object with a member `date`. */
function isoDate(value: Value): string | undefined {
  const text = typeof value === 'string' ? value : memberOf(value, 'date')
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d(?:$|[T ])/.test(text)) return undefined
  return Number.isNaN(Date.parse(text.slice(0, 10))) ? undefined : text.replace(' ', 'T')
}

/** Converts a Unix time in seconds. A number from 1e11 (the year 5138) on is none: it may be milliseconds. */
const isoSeconds = (value: Value): string | undefined =>
  typeof value === 'number' && Math.abs(value) < 1e11 ? new Date(value * 1000).toISOString() : undefined

/** The language tag of a summary that the server made of an untranslated page. */
const langOf = (value: Value): string | undefined => {
  const lang = memberOf(value, 'lang')
  return typeof lang === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(lang) ? lang : undefined
}

/** Reads the summary of one page; undefined without a title or an address. */
function summaryOf(value: Value): Summary | undefined {
  const title = firstOf(value, names.title, textOf)
  const path = linkOf(value)
  if (!isValues(value) || !title || !path) return undefined
  return defined({
    title,
    path,
    label: firstOf(value, names.label, textOf),
    text: firstOf(value, names.text, textOf),
    picture: firstOf(value, names.picture, pictureOf),
    date: firstOf(value, names.date, isoDate) ?? firstOf(value, names.seconds, isoSeconds),
    lang: langOf(value),
  })
}

/** Reads summaries from a list of entries, one entry, or an API's envelope (`{ data: […] }`). */
export function summariesOf(value: Value): readonly Summary[] {
  return itemsOf(value)
    .map(summaryOf)
    .filter((summary) => summary !== undefined)
}
