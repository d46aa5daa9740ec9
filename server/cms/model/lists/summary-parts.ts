/** Reads the parts of a summary, which is shown as a card, from the fields of an entry. */
import type { Picture, Summary } from '../../../../src/content/types.ts'
import type { AssetValue } from '../lookups.ts'

/** The summary of an entry with the entry's id: it replaces the id in fields that refer to the entry. */
export type EntrySummary = Summary & { readonly id: string }

/** Fields that may have the text of a summary. The first that has one counts. */
const textFields = [
  ...['lead', 'summary', 'intro', 'description', 'teaser', 'excerpt'],
  ...[
    'inleiding',
    'samenvatting',
    'omschrijving',
    'einleitung',
    'zusammenfassung',
    'beschreibung',
    'vorspann',
  ],
]
/** Fields that may have the picture of a summary. The first that has one counts. */
const pictureFields = [
  'picture',
  'image',
  'hero',
  'hero_image',
  'photo',
  'thumbnail',
  'afbeelding',
  'foto',
  'bild',
  'og_image',
]

/** All fields that a summary may be read from. */
export const summaryFields: readonly string[] = ['label', ...textFields, ...pictureFields]

/** Readers of the fields of one entry. */
export interface SummaryFields {
  /** The field as plain text in one line. */
  text(name: string): string | undefined
  /** The file that a field names, or the first of several. */
  asset(name: string): AssetValue | undefined
}

const firstOf = <T>(names: readonly string[], read: (name: string) => T | undefined): T | undefined => {
  for (const name of names) {
    const found = read(name)
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

/** The text of the first field that has one. */
export const summaryText = (fields: SummaryFields): string | undefined => firstOf(textFields, fields.text)

/** The picture of the first field that has one; other files, such as PDFs, are passed over. */
export function summaryPicture(fields: SummaryFields): Picture | undefined {
  return firstOf(pictureFields, (name) => {
    const asset = fields.asset(name)
    return asset && isPicture(asset) ? toPicture(asset) : undefined
  })
}

/** The label, text and picture of an entry's summary: each from the first field that has a value. */
export function summaryParts(fields: SummaryFields): Pick<Summary, 'label' | 'text' | 'picture'> {
  const label = fields.text('label')
  const text = summaryText(fields)
  const picture = summaryPicture(fields)
  return { ...(label ? { label } : {}), ...(text ? { text } : {}), ...(picture ? { picture } : {}) }
}
