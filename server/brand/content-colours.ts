/** The palette that is made of the colours which editors gave the site, in a global set. */
import type { Logger } from 'pino'
import type { Locale } from '../../src/i18n/languages.ts'
import type { GlobalsReader, SiteSettings } from '../cms/site-settings.ts'
import type { BrandColours } from './palette/brand-colours.ts'
import type { BrandPalette } from './palette/brand-palette.ts'

export interface ContentColours {
  /** The palette of the settings that were read last; undefined where these have no colour. */
  palette(): BrandPalette | undefined
  /** The reader of globals. What it returns has its palette ready. */
  readonly globals: GlobalsReader
}

interface ContentColoursOptions {
  readonly globals: GlobalsReader
  /** The site has one palette: that of this language. */
  readonly defaultLocale: Locale
  readonly logger: Pick<Logger, 'warn'>
}

/** Makes a palette. A colour that is none is left out, with a warning: no editor can stop a site. */
async function paletteOf(
  colours: BrandColours,
  logger: ContentColoursOptions['logger'],
): Promise<BrandPalette | undefined> {
  const { createBrandPalette } = await import('./palette/brand-palette.ts')
  const result = createBrandPalette(colours)
  if (result.kind === 'read') return result.palette
  for (const { name, text } of result.faults)
    logger.warn({ problem: `${name} ${text}` }, 'A colour of a global set is left out')
  const wrong: ReadonlySet<string> = new Set(result.faults.map(({ name }) => name))
  const rest = Object.fromEntries(Object.entries(colours).filter(([name]) => !wrong.has(name)))
  return Object.keys(rest).length === 0 ? undefined : paletteOf(rest, logger)
}

/** No colours, as text. */
const none = '{}'

/** Follows the colours of the content. They are read with the settings of pages, and not by themselves. */
export function createContentColours(options: ContentColoursOptions): ContentColours {
  const { globals, defaultLocale, logger } = options
  const state: {
    given: string
    palette: Promise<BrandPalette | undefined>
    ready?: BrandPalette | undefined
  } = {
    given: none,
    palette: Promise.resolve(undefined),
  }
  async function take({ failed, facts }: SiteSettings): Promise<void> {
    if (failed) return
    const { brand, accent } = facts
    const colours: BrandColours = { ...(brand && { brand }), ...(accent && { accent }) }
    const given = JSON.stringify(colours)
    if (given !== state.given) {
      state.given = given
      state.palette = given === none ? Promise.resolve(undefined) : paletteOf(colours, logger)
    }
    state.ready = await state.palette
  }
  return {
    palette: () => state.ready,
    globals: {
      get: globals.get,
      async settings(locale = defaultLocale) {
        const settings = await globals.settings(locale)
        await take(locale === defaultLocale ? settings : await globals.settings(defaultLocale))
        return settings
      },
    },
  }
}
