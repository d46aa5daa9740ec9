/** How the brand of a site changes the look of its pages: what stands in their heads. */
import { memoLast } from '../../src/shared/memo.ts'
import type { BrandFile } from './brand-file.ts'
import type { BrandFonts, ServedFont } from './fonts/brand-fonts.ts'
import type { BrandPalette } from './palette/brand-palette.ts'
import type { Themed } from './palette/tokens.ts'

/** What differs from the look of the built files. */
export interface Look {
  /** Text of one `style` element; empty where nothing differs. */
  readonly css: string
  /** `#rrggbb` of the browser's frame in the light and in the dark theme. */
  readonly themeColors: Themed<string>
  /** Absent where the site has no fonts of its own. */
  readonly fonts?: BrandFonts | undefined
  /** Absent where the site has no colours of its own. */
  readonly palette?: BrandPalette | undefined
}

/** The look of the built files. The colours are those of `--c-bg`. */
export const defaultLook: Look = { css: '', themeColors: ['#f7fbfb', '#021319'] }

/** The fonts that the first screen needs: those of the build, unless the site has its own for its text. */
export const preloadedFonts = (
  { fonts }: Look,
  built: readonly string[],
): readonly { readonly href: string; readonly type: string }[] => [
  ...(fonts?.replacesText ? [] : built.map((href) => ({ href, type: 'font/woff2' }))),
  ...(fonts?.preloads ?? []),
]

/** The look of a site, which may change at any time. */
export interface LiveLook {
  /** The same object until it changes. */
  get(): Look
  /**
   * The texts of `style` elements that pages may have: of this look, and of the one before, in which a page
   * may have been made that is sent now. The same list until the look changes.
   */
  styles(): readonly string[]
  /** A font by its address, of this look or the one before. */
  font(path: string): ServedFont | undefined
}

const makeLook = (palette: BrandPalette | undefined, fonts: BrandFonts | undefined): Look =>
  palette || fonts
    ? {
        css: `${fonts?.css ?? ''}${palette?.css ?? ''}`,
        themeColors: palette?.themeColors ?? defaultLook.themeColors,
        ...{ fonts, palette },
      }
    : defaultLook

/** Follows the brand of a site: what its project folder says, else the colours of its content. */
export function createLook(
  brand: () => BrandFile,
  ofContent: () => BrandPalette | undefined = () => undefined,
): LiveLook {
  const lookOf = memoLast(makeLook)
  const state: { current: Look; previous: Look; styles: readonly string[] } = {
    current: defaultLook,
    previous: defaultLook,
    styles: [],
  }
  function get(): Look {
    const { palette = ofContent(), fonts } = brand()
    const next = lookOf(palette, fonts)
    if (next !== state.current) {
      state.styles = [next.css, state.current.css].filter((css) => css !== '')
      state.previous = state.current
      state.current = next
    }
    return state.current
  }
  return {
    get,
    styles() {
      get()
      return state.styles
    },
    font: (path) => get().fonts?.files.get(path) ?? state.previous.fonts?.files.get(path),
  }
}
