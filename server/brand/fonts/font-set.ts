/** The fonts of a brand, by what they are used for. */
import type { FontFile } from './font-file.ts'

/** What a font is used for: running text, headings, and small labels, captions and emphasis. */
export type FontRole = 'text' | 'headings' | 'label'
export const fontRoles: readonly FontRole[] = ['text', 'headings', 'label']

/** A file of a family. */
export interface FontFace {
  readonly font: FontFile
  /** The characters that it is loaded for, as CSS writes them; absent for all. */
  readonly unicodeRange?: string | undefined
}

/** The files of a role, the first of which every page needs; `system` for the font of the visitor's system. */
export type RoleFonts = readonly FontFace[] | 'system'
/** The fonts of a brand. Roles that it does not name follow its text. */
export type FontSet = Readonly<Partial<Record<FontRole, RoleFonts>>>

/** Address of a font: it changes with the file. */
export const fontPath = ({ hash, format }: Pick<FontFile, 'hash' | 'format'>): string =>
  `/_build/brand/${hash}.${format}`

/** All files of the fonts, by address. */
export const fontFilesOf = (fonts: FontSet): ReadonlyMap<string, FontFile> =>
  new Map(
    Object.values(fonts).flatMap((faces) =>
      faces === 'system' ? [] : faces.map(({ font }) => [fontPath(font), font] as const),
    ),
  )
