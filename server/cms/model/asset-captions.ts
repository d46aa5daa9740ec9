/** Reads the captions and credits of pictures in the same way for every source. */
import { hiddenByName } from '../../../src/content/kinds/hidden-fields.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { defined, textOf } from '../../../src/content/values/values.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { altIn, altNames, textIn } from './asset-facts.ts'
import { plainText } from './plain-text.ts'

/** Names of fields with what is said below a picture, in Dutch, English and German. */
const captionNames = [
  ...['caption', 'picture_caption', 'image_caption', 'figcaption', 'legend'],
  ...[
    'bijschrift',
    'onderschrift',
    'fotobijschrift',
    'bildunterschrift',
    'bildtext',
    'bildlegende',
    'legende',
  ],
  ...['onderschrift_foto', 'bijschrift_foto', 'foto_onderschrift', 'foto_bijschrift', 'legend_line'],
  ...['unterzeile', 'description', 'omschrijving', 'beschrijving', 'beschreibung'],
]

/** Names of fields with who made a picture, or whose it is. */
const creditNames = [
  ...['credit', 'credits', 'photo_credit', 'image_credit', 'copyright', 'attribution'],
  ...['photographer', 'fotograaf', 'fotograf', 'fotografin', 'photo_by', 'foto', 'bildnachweis', 'urheber'],
  ...['bronvermelding', 'makersvermelding', 'naamsvermelding', 'fotocredit', 'made_by', 'bildquelle'],
  ...['source', 'bron', 'quelle', 'author', 'auteur', 'maker', 'autor', 'rights', 'rechten', 'rechte'],
]

/** All fields that a caption is read from. */
export const captionFields: readonly string[] = [...captionNames, 'title', 'titel', ...creditNames]

/** What a credit begins with that says itself what it is: `Foto: Neel`, `© Neel`, `by Neel`. */
const introduced = /^(?:©|\(c\)|[\p{L} ]{2,20}:|(?:copyright|foto|photo|bild|by|door|von)\b)/iu
const address = /^(?:https?:\/\/|\/|[\w-]+::)\S*$/i

/** A text as it is written: markup is removed, and an address alone is no text. */
function wordsOf(value: Value): string | undefined {
  const text = Array.isArray(value)
    ? plainText(value)
    : typeof value === 'boolean'
      ? undefined
      : textOf(value)
  return text === undefined || address.test(text) ? undefined : text
}

/** A title that somebody wrote has some words; `IMG_2041` and `kap.jpg` are names of files. */
function titleOf(value: Value): string | undefined {
  const text = wordsOf(value)
  return text !== undefined && /\S\s+\S+\s+\S/.test(text) && !/\.[a-z]{3,4}$/i.test(text) ? text : undefined
}

/** Whether a field is one of the known ones, in whatever language: `alt_en`, `bijschrift`. */
const isKnown = (name: string): boolean => known.has(name.replace(/_[a-z]{2}$/, ''))
const known: ReadonlySet<string> = new Set([...altNames, ...captionFields])

/** Words in a field of any other name are a caption too, unless its name says that they are for editors. */
const otherWords = (values: Values): string | undefined =>
  Object.entries(values)
    .filter(([name, value]) => typeof value === 'string' && !isKnown(name) && !hiddenByName(name))
    .map(([, value]) => titleOf(value))
    .find((text) => text !== undefined)

const withSign = (credit: string): string => (introduced.test(credit) ? credit : `© ${credit}`)

/** What is shown below a picture; without members when nothing is. */
export interface AssetCaption {
  /** Caption, then credit: `The mill in 1712 © Neel`. */
  readonly caption?: string
  /** The credit alone: `© Neel`. */
  readonly credit?: string
}

/**
 * Reads what is shown below a picture in a language. A caption that says the same as the text alternative is
 * left out.
 * @param isWritten whether all fields are of editors: then words in one of any name are a caption
 */
export function captionIn(values: Values, locale: Locale | undefined, isWritten = false): AssetCaption {
  const alt = altIn(values, locale)?.trim()
  const caption =
    textIn(values, captionNames, locale, wordsOf) ??
    textIn(values, ['title', 'titel'], locale, titleOf) ??
    (isWritten ? otherWords(values) : undefined)
  const credit = textIn(values, creditNames, locale, wordsOf)
  const own = caption === alt ? undefined : caption
  const signed = credit === undefined ? undefined : withSign(credit)
  const extra = credit !== undefined && own?.includes(credit) ? undefined : signed
  return defined({
    caption: [own, extra].filter((part) => part !== undefined).join(' ') || undefined,
    credit: signed,
  })
}
