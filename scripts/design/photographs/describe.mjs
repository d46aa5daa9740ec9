/** The files that describe pictures, as Statamic keeps them. */
import { stringify } from 'yaml'
import { alts, credit } from './texts.mjs'

const types = { jpg: 'image/jpeg', webp: 'image/webp' }

/** The text of a `.meta` file. `bytes` is the size of the picture's file. */
export function describe({ name, format = 'jpg', focus }, { width, height }, bytes) {
  const alt = alts[name]
  const data = { alt: alt.nl, alt_en: alt.en, alt_de: alt.de, ...credit, ...(focus && { focus }) }
  const meta = { data, size: bytes, width, height, mime_type: types[format] }
  return stringify(meta, { lineWidth: 0, singleQuote: true })
}
