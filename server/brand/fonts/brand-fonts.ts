/** What a site needs of the fonts of its brand. */
import type { FontFile } from './font-file.ts'
import { type FontRole, type FontSet, fontFilesOf, fontRoles } from './font-set.ts'
import { fontPreloads, fontsCss } from './fonts-css.ts'

/** A font as browsers get it. */
export type ServedFont = Pick<FontFile, 'format' | 'bytes' | 'hash'>

/** The fonts of a brand, ready for its pages. */
export interface BrandFonts {
  /** The style that names the fonts, with their fallbacks. */
  readonly css: string
  /** The fonts that the first screen needs. */
  readonly preloads: readonly { readonly href: string; readonly type: string }[]
  /** Whether running text is in a font of the brand or the system: then the built font is not needed. */
  readonly replacesText: boolean
  /** The files by address. */
  readonly files: ReadonlyMap<string, ServedFont>
  /** Name of the family of each role, as its file says it. */
  readonly families: Readonly<Partial<Record<FontRole, string>>>
}

const familyOf = (fonts: FontSet[FontRole]): string | undefined =>
  fonts === 'system' ? 'system-ui' : fonts?.[0]?.font.family

/** Prepares the fonts of a brand. What was needed to measure them is not kept. */
export const createBrandFonts = (fonts: FontSet): BrandFonts => ({
  css: fontsCss(fonts),
  preloads: fontPreloads(fonts),
  replacesText: fonts.text !== undefined,
  files: new Map(
    [...fontFilesOf(fonts)].map(([path, { format, bytes, hash }]) => [path, { format, bytes, hash }]),
  ),
  families: Object.fromEntries(
    fontRoles.flatMap((role) => (fonts[role] ? [[role, familyOf(fonts[role])]] : [])),
  ),
})
