/** What a project says of its own brand. */
import type { Artwork } from './artwork/artwork.ts'
import type { BrandFonts } from './fonts/brand-fonts.ts'
import type { BrandPalette } from './palette/brand-palette.ts'

/** A value in some languages, by language; under '' the one for all others. */
export type ByLanguage<T> = ReadonlyMap<string, T>

/** The value in a language, else the one for all, else the first that there is. */
export const inLanguage = <T>(values: ByLanguage<T>, locale: string): T | undefined =>
  values.get(locale) ?? values.get('') ?? [...values.values()][0]

/** The logo on a light surface, and on a dark one where that is another picture. */
export interface LogoArtwork {
  readonly light: Artwork
  readonly dark?: Artwork | undefined
  /** Whether the name stands beside it in type: the picture is a sign without the name. */
  readonly withName: boolean
}

/** What `brand.yaml` says, with the pictures beside it. */
export interface BrandFile {
  readonly name: ByLanguage<string>
  readonly tagline: ByLanguage<string>
  readonly logo?: LogoArtwork | undefined
  /** A square sign of which icons are made. */
  readonly icon?: Artwork | undefined
  /** The picture that is shown where a page is shared. */
  readonly share: ByLanguage<Artwork>
  /** The palette that is made of its colours; absent where there are none. */
  readonly palette?: BrandPalette | undefined
  /** The fonts that it brings; absent where there are none. */
  readonly fonts?: BrandFonts | undefined
}

/** A project that says nothing of its brand. */
export const noBrand: BrandFile = { name: new Map(), tagline: new Map(), share: new Map() }
