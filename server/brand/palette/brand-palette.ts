/** What a site needs of the palette of its brand. */
import type { ColourSheet } from '../../../src/content/showcase/colour-sheet.ts'
import type { BrandColours } from './brand-colours.ts'
import { type ColourFault, createPalette, type Palette } from './palette.ts'
import { paletteCss } from './palette-css.ts'
import { colourSheet } from './swatches.ts'
import type { Themed, Tokens } from './tokens.ts'

/** The palette of a brand, ready for its pages. */
export interface BrandPalette {
  readonly tokens: Tokens
  /** The style that changes the colours of the page. */
  readonly css: string
  /** `#rrggbb` of the browser's frame. */
  readonly themeColors: Themed<string>
  /** What the design system shows. */
  readonly sheet: Required<ColourSheet>
}

export type BrandPaletteResult =
  | { readonly kind: 'read'; readonly palette: BrandPalette }
  | { readonly kind: 'wrong'; readonly faults: readonly ColourFault[] }

const ready = (palette: Palette): BrandPalette => ({
  tokens: palette.tokens,
  css: paletteCss(palette),
  themeColors: [palette.tokens.bg[0].hex, palette.tokens.bg[1].hex],
  sheet: colourSheet(palette),
})

/** Makes the palette of a brand that has colours, or says which of them cannot be used. */
export function createBrandPalette(colours: BrandColours): BrandPaletteResult {
  const result = createPalette(colours)
  return result.kind === 'wrong' ? result : { kind: 'read', palette: ready(result.palette) }
}
