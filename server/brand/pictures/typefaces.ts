/** The typefaces of pictures: that of the site, and for scripts that it lacks another one. */
import type { Font } from 'fontkit'
import { memoWeak } from '../../../src/shared/memo.ts'
import { createTypesetter, type Typesetter } from './lettering.ts'

export type LoadTypefaces = (texts: string) => Promise<Typesetter>

/** The font of a script, as a `data:` address. */
interface ScriptFont {
  readonly script: RegExp
  readonly load: () => Promise<{ readonly default: string }>
}
/** Each is read only where a text needs it. */
const files: readonly ScriptFont[] = [
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

/** Fonts by their bytes. */
const readBytes = memoWeak(async (bytes: Buffer): Promise<Font> => {
  const { create } = await import('fontkit')
  return create(bytes) as Font
})

/**
 * Creates the function that loads what the texts of a picture need.
 * @param own the fonts that the brand brings, the preferred one first
 */
export function createTypefaces(own: () => readonly Buffer[] = () => []): LoadTypefaces {
  const fontOf = memoWeak(async ({ load }: ScriptFont) => readBytes(bytesOf((await load()).default)))
  return async (texts) => {
    const wanted = files.filter(({ script }) => script.test(texts))
    return createTypesetter(await Promise.all([...own().map(readBytes), ...wanted.map(fontOf)]))
  }
}
