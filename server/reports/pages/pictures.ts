/** Finds the pictures of a page. */

/** A picture, by its address. */
export interface FoundPicture {
  readonly src: string
  readonly alt: string
}

const element = /<img\s((?:"[^"]*"|[^">])*)>/g
const attributeIn = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

/** Drawings are decoration, and so is what the site draws itself. */
const isPhotograph = (src: string): boolean => !/\.svg(?:[?#]|$)/i.test(src) && !src.startsWith('data:')

/** Yields the pictures in a value, and in its markup. Drawings are left out. */
export function* picturesIn(value: unknown): Generator<FoundPicture> {
  if (typeof value !== 'object' || value === null) return
  const { src, alt, html } = value as Readonly<Record<string, unknown>>
  if (typeof src === 'string' && typeof alt === 'string') {
    if (isPhotograph(src)) yield { src, alt }
    return
  }
  if (typeof html === 'string')
    for (const [, attributes = ''] of html.matchAll(element)) {
      const picture = { src: attributeIn(attributes, 'src'), alt: attributeIn(attributes, 'alt') }
      if (isPhotograph(picture.src)) yield picture
    }
  for (const member of Object.values(value)) yield* picturesIn(member)
}
