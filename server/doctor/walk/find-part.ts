/** Looks up on a page what a part of an entry consists of. */

import type { Part } from '../../../src/blocks/compose/parts/part.ts'
import { looksLikeMarkup, textOfMarkup } from '../../../src/content/markup.ts'
import type { Html } from '../../../src/content/types.ts'
import { textOfCell } from '../../../src/content/values/cells.ts'
import type { ShownTexts } from './shown-texts.ts'

/** One thing of a part that has to be on the page. */
interface Piece {
  readonly by: keyof ShownTexts
  readonly text: string
  /** What may stand there instead, as it is. */
  readonly instead?: string | undefined
}

/** What became of a value. */
export interface Lookup {
  /** Name of the place that shows it, that of its first piece; undefined when a piece is missing. */
  readonly place?: string | undefined
  /** The piece that is missing, else the first one. */
  readonly text: string
}

const texts = (...all: readonly (string | undefined)[]): readonly Piece[] =>
  all.flatMap((text) => (text === undefined || text === '' ? [] : [{ by: 'text', text } as const]))
const exact = (...all: readonly string[]): readonly Piece[] => all.map((text) => ({ by: 'exact', text }))

/** Matches the tags between which a paragraph, heading, cell or item stands. */
const boundaries =
  /<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|pre|table|t[rdh]|figure|figcaption|div|section|hr|br)\b[^>]*>/i

/** The paragraphs of markup, as plain text. */
const paragraphsOf = (markup: string): readonly string[] =>
  markup
    .split(boundaries)
    .map(textOfMarkup)
    .filter((text) => text !== '')

/** A date is written by the view of some blocks: they hold the machine's form of it. */
const ofFact = (text: string, html = ''): readonly Piece[] => [
  { by: 'text', text, instead: /\bdatetime="([^"]+)"/.exec(html)?.[1] },
]

const pictureSource = /<img\b[^>]*?\ssrc="([^"]*)"/gi

const ofHtml = ({ html }: Html): readonly Piece[] => [
  ...texts(...paragraphsOf(html)),
  ...exact(...[...html.matchAll(pictureSource)].map(([, src = '']) => src)),
]

/** What of a part has to be on the page; empty for parts that hold others. */
function piecesOf(part: Part): readonly Piece[] {
  switch (part.kind) {
    case 'html':
      return ofHtml(part.html)
    case 'link':
      return exact(part.href)
    case 'links':
      return part.links.flatMap(({ href, label }) => [...exact(href), ...texts(label)])
    case 'pictures':
      return exact(...part.pictures.map(({ src }) => src))
    case 'files':
      return exact(...part.files.map(({ url }) => url))
    case 'video':
      return exact(part.url)
    case 'code':
      return exact(part.code)
    case 'table':
      return texts(...part.rows.flat().map(textOfCell))
    case 'list':
      return texts(...part.items)
    case 'entries':
      return exact(...part.entries.map(({ path }) => path))
    case 'form':
      return exact(part.form)
    case 'fact':
      return ofFact(part.text, part.html)
    case 'rows':
    case 'group':
    case 'sets':
      return []
    default:
      return texts(part.text)
  }
}

const placeOf = ({ by, text, instead }: Piece, shown: ShownTexts): string | undefined =>
  shown[by](text) ?? (instead === undefined ? undefined : shown.exact(instead))

function findPieces(pieces: readonly Piece[], shown: ShownTexts): Lookup | undefined {
  const [first] = pieces
  if (!first) return undefined
  const missing = pieces.find((piece) => placeOf(piece, shown) === undefined)
  return missing ? { text: missing.text } : { place: placeOf(first, shown), text: first.text }
}

/** Looks a part up that holds no others; undefined where it has nothing to read or see, such as a line. */
export const findPart = (part: Part, shown: ShownTexts): Lookup | undefined =>
  findPieces(piecesOf(part), shown)

/** Looks a text up as it is stored; undefined for markup without a text. */
export const findText = (text: string, shown: ShownTexts): Lookup | undefined =>
  findPieces(texts(...(looksLikeMarkup(text) ? paragraphsOf(text) : [text])), shown)
