/** The typefaces of pictures: that of the site, and for scripts that it lacks another one. */
import type { Font } from 'fontkit'
import { memoWeak } from '../../../src/shared/memo.ts'
import { createTypesetter, type Typesetter } from './lettering.ts'

export type LoadTypefaces = (texts: string) => Promise<Typesetter>

/** Fonts of a script, as `data:` addresses; each is read only where a text needs it. */
const files: readonly {
  readonly script: RegExp
  readonly load: () => Promise<{ readonly default: string }>
}[] = [
  {
    script: /./,
    load: () =>
      import('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?inline'),
  },
  {
    script: /[Ā-ɏḀ-ỿ₠-₿]/,
    load: () =>
      import('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wdth-normal.woff2?inline'),
  },
  {
    script: /\p{Script=Arabic}/u,
    load: () =>
      import('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?inline'),
  },
  {
    script: /\p{Script=Hebrew}/u,
    load: () =>
      import('@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2?inline'),
  },
]

/** The bytes behind a `data:` address in base64. */
const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The fonts of a brand that are read, by their bytes. */
const readOwn = memoWeak(async (bytes: Buffer): Promise<Font> => {
  const { create } = await import('fontkit')
  return create(bytes) as Font
})

/**
 * Creates the function that loads what the texts of a picture need.
 * @param own the fonts that the brand brings, the preferred one first
 */
export function createTypefaces(own: () => readonly Buffer[] = () => []): LoadTypefaces {
  const loaded = new Map<number, Promise<Font>>()
  const load = async (index: number): Promise<Font> => {
    const file = await files[index]?.load()
    return readOwn(bytesOf(file?.default ?? ''))
  }
  return async (texts) => {
    const wanted = files.flatMap(({ script }, index) => (script.test(texts) ? [index] : []))
    const fonts = wanted.map((index) => {
      const font = loaded.get(index) ?? load(index)
      loaded.set(index, font)
      return font
    })
    return createTypesetter(await Promise.all([...own().map(readOwn), ...fonts]))
  }
}
