/** Joins pictures with what the set that they stand in says of them. */

import type { Picture } from '../../../content/types.ts'
import { captionBelow } from '../../../content/values/captions.ts'
import { defined } from '../../../content/values/values.ts'
import type { PartOf } from '../parts/part.ts'

type Pictures = PartOf<'pictures'>
type CaptionOf = (last: Picture, text: string) => string | undefined

const added: CaptionOf = ({ caption }, text) => (caption ? `${caption} ${text}` : text)

/** A credit takes the place of the one that the file has. */
const crediting: CaptionOf = ({ caption, credit }, text) =>
  [credit ? caption?.replace(credit, '').trim() : caption, text].filter(Boolean).join(' ')

/** Puts a text below the last picture. */
function withText(part: Pictures, text: string, captionOf: CaptionOf): Pictures {
  const last = part.pictures.at(-1)
  if (!last || last.caption?.includes(text)) return part
  const shown = { ...last, ...defined({ caption: captionOf(last, text) }) }
  return { ...part, isCaptioned: true, pictures: [...part.pictures.slice(0, -1), shown] }
}

/** Pictures with the caption of their set. Below one picture it takes the place of the file's own. */
export const captioned = (part: Pictures, text: string): Pictures =>
  withText(part, text, part.pictures.length > 1 || part.isCaptioned ? added : captionBelow)

/** What a credit begins with that says itself what it is: `© Neel`, `Foto: Neel`. */
const introduced = /^(?:[©(]|[\p{L} ]{2,20}:)/u

/** Pictures with the credit of their set. */
export const credited = (part: Pictures, text: string): Pictures =>
  withText(part, introduced.test(text) ? text : `© ${text}`, crediting)
