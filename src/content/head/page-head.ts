/**
 * Tells which fields of an entry surround the body of its page, and reads them: label, lead, picture, caption
 * and related pages. Projects name their fields in English, Dutch, German or French.
 */
import type { Picture, Summary, Values } from '../types.ts'
import { captionBelow, withoutCaption } from '../values/captions.ts'
import { createFields, type FieldsContext } from '../values/fields.ts'
import { defined, isHtml, isValues, memberOf } from '../values/values.ts'

/** Names of the fields that are shown above or below the page's body: of each, the first that has a value. */
export const headFields = {
  label: ['label', 'kicker', 'eyebrow', 'bovenschrift', 'bovenkop', 'dachzeile', 'surtitre', 'strapline'],
  // Those that name nothing else come before those that often have the whole text.
  lead: [
    ...['lead', 'intro', 'introduction', 'introductie', 'inleiding', 'einleitung', 'summary', 'samenvatting'],
    ...['zusammenfassung', 'teaser', 'excerpt', 'standfirst', 'vorspann', 'chapo', 'chapeau', 'accroche'],
    ...['description', 'beschrijving', 'omschrijving', 'beschreibung'],
    ...['subtitle', 'ondertitel', 'untertitel', 'sous_titre'],
  ],
  picture: [
    ...[
      'picture',
      'image',
      'afbeelding',
      'beeld',
      'bild',
      'foto',
      'photo',
      'hero',
      'hero_image',
      'header_image',
    ],
    ...['featured_image', 'cover', 'banner', 'thumbnail', 'visuel', 'affiche', 'illustration'],
  ],
  pictureCaption: [
    'picture_caption',
    'image_caption',
    'bijschrift',
    'caption',
    'hero_caption',
    'bildunterschrift',
    'fotobijschrift',
    'legende',
  ],
  related: ['related', 'verwant', 'gerelateerd', 'verwandt', 'related_pages', 'related_entries', 'lees_ook'],
} as const

/** Matches markup that says more than its words. */
const structure = /<(?:[uod]l|table|h[1-6]|blockquote|figure|img|pre|a)\b/i

/** Whether a value is no more than words: as a lead, a list would become a line, and a link would be lost. */
function isWords(value: unknown): boolean {
  if (Array.isArray(value)) return !value.some(isValues)
  const text = isHtml(value) ? value.html : value
  return typeof text !== 'string' || !structure.test(text)
}

/** The names of `headFields` by which fields of an entry are shown there, if they have a value. */
export const headFieldsOf = (
  values: Values,
): Readonly<Record<keyof typeof headFields, readonly string[]>> => ({
  ...headFields,
  lead: headFields.lead.filter((name) => isWords(memberOf(values, name))),
})

/** Names of fields for the content system, which are never part of the body. */
const systemFields: ReadonlySet<string> = new Set([
  ...['id', 'title', 'titel', 'slug', 'uri', 'permalink', 'template', 'layout', 'blueprint', 'collection'],
  ...['date', 'updated_at', 'updated_by', 'last_modified', 'published', 'status', 'order', 'parent', 'mount'],
  ...[
    'locale',
    'origin',
    'origin_id',
    'redirect',
    'content_raw',
    'edit_url',
    'api_url',
    'is_entry',
    'is_page',
  ],
  ...['seo', 'sitemap', 'structured_data', 'json_ld', 'protect'],
])

/** Names that the content system uses too: only with a field in the blueprint are they an editor's. */
const sharedFields: ReadonlySet<string> = new Set([
  ...['url', 'path', 'datum', 'author', 'auteur', 'children', 'meta', 'search'],
])

/** Matches the names of further fields for search engines and networks, such as `og_title`. */
const systemPrefix = /^(?:seo|og|meta|twitter|sitemap|robots|canonical|schema)_/

/**
 * Whether a field is for the content system or search engines, and is not shown.
 * @param isInBlueprint whether the blueprint of the entry has such a field
 */
export const isSystemField = (name: string, isInBlueprint = false): boolean =>
  systemFields.has(name) || systemPrefix.test(name) || (!isInBlueprint && sharedFields.has(name))

/** The fields of an entry that are shown around its body. */
export interface PageHeadFields {
  /** The heading of the page where it is not the entry's title: a home page says more than "Home". */
  readonly title?: string
  /** A few words above the title. */
  readonly label?: string
  readonly lead?: string
  /** The words of a field for the lead that stands in the body instead: for search engines and feeds. */
  readonly opening?: string
  readonly picture?: Picture
  readonly pictureCaption?: string
  /** Pages that an editor has named as related, shown below the body. */
  readonly related: readonly Summary[]
}

/** Reads the texts, picture and related pages around a page's body, whatever a project calls the fields. */
export function readPageHead(values: Values, context: FieldsContext): PageHeadFields {
  const fields = createFields(values, context)
  const names = headFieldsOf(values)
  const picture = fields.picture(...names.picture)
  const lead = fields.text(...names.lead)
  return defined({
    label: fields.text(...names.label),
    lead,
    opening: lead === undefined ? fields.text(...headFields.lead) : undefined,
    picture: picture && withoutCaption(picture),
    pictureCaption: captionBelow(picture, fields.text(...names.pictureCaption)),
    related: fields.entries(...names.related),
  })
}
