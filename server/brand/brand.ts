/** The brand of the site: what its project folder says, else its content. */
import type { Logo } from '../../src/content/shell/logo.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { BrandFacts } from '../cms/brand-facts/brand-facts.ts'
import type { GlobalsReader, SiteSettings } from '../cms/site-settings.ts'
import type { Artwork } from './artwork/artwork.ts'
import { contentIconFault, shareFault } from './artwork/picture-uses.ts'
import { type BrandFile, inLanguage, type LogoArtwork } from './brand-file.ts'
import type { ReadContentArtwork } from './content-artwork.ts'
import { siteLogo } from './logo/site-logo.ts'
import type { ReadTone } from './logo/tone.ts'

/** The brand as pages and pictures are made of it. */
export interface Brand {
  /** The settings of the site with what `brand.yaml` says. */
  readonly globals: GlobalsReader
  /** The pictures of a language. */
  artwork(locale?: Locale): Promise<BrandArtwork>
  /** A picture that pages link: `/brand/{hash}.{format}`. */
  linked(hash: string): Artwork | undefined
}

/** The pictures of the brand in one language. */
export interface BrandArtwork {
  readonly logo?: LogoArtwork | undefined
  readonly icon?: Artwork | undefined
  readonly share?: Artwork | undefined
}

export interface BrandOptions {
  readonly globals: GlobalsReader
  readonly defaultLocale: Locale
  /** What the project folder says; the same object until it changes. */
  readonly file: () => BrandFile
  readonly readContent: ReadContentArtwork
  readonly readTone: ReadTone
}

/** Pictures that are kept for pages that link them: of this brand, and of earlier ones in open tabs. */
const maxLinked = 24

function createLinked() {
  const linked = new Map<string, Artwork>()
  return {
    get: (hash: string) => linked.get(hash),
    keep(artwork: Artwork) {
      linked.delete(artwork.hash)
      linked.set(artwork.hash, artwork)
      const [oldest] = linked.keys()
      if (linked.size > maxLinked && oldest !== undefined) linked.delete(oldest)
    },
  }
}

/** The pictures of the content; the same object while they are the same. */
const joinArtwork = () =>
  memoLast((light?: Artwork, dark?: Artwork, icon?: Artwork, share?: Artwork): BrandArtwork => {
    const main = light ?? dark
    return { logo: main && { light: main, dark: light && dark, withName: false }, icon, share }
  })

/** Reads the pictures that the content names. */
function contentArtwork(read: ReadContentArtwork) {
  const joinOf = memoWeak((_: BrandFacts) => joinArtwork())
  return async (facts: BrandFacts): Promise<BrandArtwork> => {
    const [light, dark, icon, share] = await Promise.all([
      facts.logo && read(facts.logo),
      facts.logoDark && read(facts.logoDark),
      facts.icon && read(facts.icon, contentIconFault),
      facts.share && read(facts.share, shareFault),
    ])
    return joinOf(facts)(light, dark, icon, share)
  }
}

/** Creates the brand of the site. */
export function createBrand({ globals, defaultLocale, file, readContent, readTone }: BrandOptions): Brand {
  const linked = createLinked()
  const fromContent = contentArtwork(readContent)
  const logoOf = memoWeak(async (logo: LogoArtwork) =>
    siteLogo(logo, logo.dark ? 'on-both' : await readTone(logo.light), linked.keep),
  )
  const artwork = async (locale = defaultLocale): Promise<BrandArtwork> => {
    const { facts } = await globals.settings(locale)
    const brand = file()
    const content = await fromContent(facts)
    return {
      logo: brand.logo ?? content.logo,
      icon: brand.icon ?? content.icon,
      share: inLanguage(brand.share, locale) ?? content.share,
    }
  }
  const joined = memoWeak((settings: SiteSettings) =>
    memoLast((brand: BrandFile, logo: Logo | undefined, locale: string): SiteSettings => {
      const name = inLanguage(brand.name, locale) ?? settings.siteName
      const tagline = inLanguage(brand.tagline, locale) ?? settings.tagline
      return { ...settings, siteName: name, tagline, logo }
    }),
  )
  return {
    artwork,
    linked: linked.get,
    globals: {
      get: globals.get,
      async settings(locale = defaultLocale) {
        const settings = await globals.settings(locale)
        const brand = file()
        const logo = brand.logo ?? (await fromContent(settings.facts)).logo
        return joined(settings)(brand, logo && (await logoOf(logo)), locale)
      },
    },
  }
}
