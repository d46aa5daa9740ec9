/**
 * Reads the parts of a summary, which is shown as a card, from the fields of an entry: first from fields whose
 * names say what they are, then from the first ones of the right kind.
 */
import { roleOf } from '../../../../src/content/kinds/field-roles.ts'
import { handleWords } from '../../../../src/content/kinds/handle-words.ts'
import type { Picture, Summary } from '../../../../src/content/types.ts'
import type { AssetValue } from '../lookups.ts'
import { cutText, isBesides, isSentence } from './opening-text.ts'

/** The summary of an entry with the entry's id: it replaces the id in fields that refer to the entry. */
export type EntrySummary = Summary & { readonly id: string }

/** Fields that may have the words above the title. Of each kind the first that has a value counts. */
const labelFields = [
  'label',
  'kicker',
  'eyebrow',
  'overline',
  'bovenschrift',
  'bovenkop',
  'dachzeile',
  'surtitre',
]
/** Fields that may have the text of a summary. */
const textFields = [
  ...['lead', 'summary', 'intro', 'teaser', 'excerpt', 'introduction', 'standfirst'],
  ...['introductie', 'inleiding', 'samenvatting', 'einleitung', 'zusammenfassung', 'vorspann', 'kurztext'],
  ...['chapo', 'chapeau', 'accroche'],
  ...['description', 'beschrijving', 'omschrijving', 'beschreibung'],
]
/** Fields that may have the picture of a summary. */
const pictureFields = [
  ...['picture', 'image', 'hero', 'hero_image', 'photo', 'thumbnail', 'afbeelding', 'foto', 'bild'],
  ...['beeld', 'cover', 'featured_image', 'header_image', 'visuel', 'affiche'],
]

/** All fields that a summary is read from by their names. */
export const summaryFields: readonly string[] = [...labelFields, ...textFields, ...pictureFields]

/** What a field of an entry holds: plain words, rich text or sets with text in them, or files. */
export interface SummaryField {
  readonly handle: string
  readonly kind: 'words' | 'prose' | 'files'
}

/**
 * Readers of the fields of one entry. None reads what visitors do not see: settings, notes, texts for search
 * engines.
 */
export interface SummaryFields {
  /** The field as plain text in one line. */
  text(name: string): string | undefined
  /** The first sentences of rich text, or of a text in sets, without headings. */
  opening(name: string): string | undefined
  /** The file that a field names, or the first of several. */
  asset(name: string): AssetValue | undefined
  /** The fields for visitors in the order of the form. They are read only as far as they are needed. */
  fields(): Iterable<SummaryField>
}

/** The first value that `read` finds among some items. */
function firstOf<Item, T>(items: Iterable<Item>, read: (item: Item) => T | undefined): T | undefined {
  for (const item of items) {
    const found = read(item)
    if (found !== undefined) return found
  }
  return undefined
}

const isPicture = (asset: AssetValue) => /^(jpe?g|png|gif|webp|avif|svg)$/.test(asset.extension)

const toPicture = ({ url, alt, width, height, focus, srcset, sizes }: AssetValue): Picture => ({
  src: url,
  alt,
  ...(width ? { width } : {}),
  ...(height ? { height } : {}),
  ...(focus ? { focus } : {}),
  ...(srcset ? { srcset } : {}),
  ...(sizes ? { sizes } : {}),
})

/** The text of a field in the length of a summary, if it is sentences; undefined for other kinds of fields. */
const sentencesIn = ({ handle, kind }: SummaryField, fields: SummaryFields): string | undefined => {
  const text = kind === 'words' ? fields.text(handle) : undefined
  return text !== undefined && isSentence(text) ? cutText(text) : undefined
}

const leadIn = ({ handle, kind }: SummaryField, fields: SummaryFields): string | undefined => {
  if (kind === 'files' || roleOf(handle) !== 'lead') return undefined
  const text = kind === 'words' ? fields.text(handle) : fields.opening(handle)
  return text && cutText(text)
}

/**
 * The text of a summary: that of the first field with a name for it, else of the first field of sentences,
 * else the beginning of the first rich text.
 */
export function summaryText(fields: SummaryFields): string | undefined {
  const named = firstOf(textFields, fields.text)
  if (named !== undefined) return named
  const all = [...fields.fields()]
  return (
    firstOf(all, (field) => leadIn(field, fields)) ??
    firstOf(all, (field) => (isBesides(field.handle) ? undefined : sentencesIn(field, fields))) ??
    firstOf(all, ({ handle, kind }) => (kind === 'prose' ? fields.opening(handle) : undefined))
  )
}

const isSymbol = (handle: string): boolean =>
  handleWords(handle).some((word) => /^(?:icons?|icoon|favicon)$/.test(word))

/**
 * The picture of a summary: of the first field with a name for it, else the first picture in a field of
 * files; other files, such as PDFs, are passed over.
 */
export function summaryPicture(fields: SummaryFields): Picture | undefined {
  const pictureIn = (name: string) => {
    const asset = fields.asset(name)
    return asset && isPicture(asset) ? toPicture(asset) : undefined
  }
  return (
    firstOf(pictureFields, pictureIn) ??
    firstOf(fields.fields(), ({ handle, kind }) =>
      kind === 'files' && !isSymbol(handle) ? pictureIn(handle) : undefined,
    )
  )
}

/** The label, text and picture of an entry's summary. */
export function summaryParts(fields: SummaryFields): Pick<Summary, 'label' | 'text' | 'picture'> {
  const label = firstOf(labelFields, fields.text)
  const text = summaryText(fields)
  const picture = summaryPicture(fields)
  return { ...(label ? { label } : {}), ...(text ? { text } : {}), ...(picture ? { picture } : {}) }
}
