/** The pictures that are made of the brand: icons, pictures to share, and the logo for mails. */
import type { Language, Locale } from '../../../src/i18n/languages.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { isSquarish } from '../artwork/picture-uses.ts'
import type { Brand, BrandArtwork } from '../brand.ts'
import type { LogoArtwork } from '../brand-file.ts'
import type { ReadTone } from '../logo/tone.ts'
import type { Look } from '../look.ts'
import { defaultTokens, type Tokens } from '../palette/tokens.ts'
import { type DrawingColours, letterTile, shareDrawing, shareSize } from './drawings.ts'
import { type IconName, type IconSource, iconFile, iconKinds, iconPng, iconSvg } from './icons.ts'
import type { Typesetter } from './lettering.ts'
import type { PictureLibrary } from './picture-library.ts'
import { createPictureStore, type MadePicture } from './picture-store.ts'
import { fitted, inside, type Mark, onGround, withMark } from './render.ts'

/** What can be asked for: a file name, or the picture to share of a language. */
export type PictureRequest =
  | { readonly kind: 'icon'; readonly name: IconName | 'favicon.ico' | 'favicon.svg' }
  | { readonly kind: 'share'; readonly language: Language }
  | { readonly kind: 'logo' }

export interface BrandPictures {
  /** Undefined where the picture cannot be made on this system. Never rejects. */
  get(request: PictureRequest): Promise<MadePicture | undefined>
}

export interface BrandPicturesOptions {
  readonly brand: Brand
  readonly look: () => Look
  readonly readTone: ReadTone
  readonly loadLibrary: () => Promise<PictureLibrary | undefined>
  readonly loadTypefaces: (texts: string) => Promise<Typesetter>
  /** Name and tagline as they are shown. */
  readonly textsOf: (
    locale: Locale | undefined,
  ) => Promise<{ readonly name: string; readonly tagline: string | undefined }>
  readonly defaultLocale: Locale
  readonly onError: (err: unknown) => void
}

/** Pixels of the logo for mails: 48 high on screens with two pixels per dot, and not wider than mails are. */
const mailLogo = { width: 480, height: 96 }

const coloursOf = (tokens: Tokens): DrawingColours => ({
  ground: tokens.inverse[1].hex,
  ink: tokens.text[1].hex,
  quiet: tokens.primary[1].hex,
  accent: tokens['accent-graphic'][1].hex,
})

const png = (bytes: Buffer): MadePicture => ({ type: 'image/png', bytes })

/** White, as that of mails and of lists of search engines. */
const paper = '#ffffff'

/** Makes what icons are made of. */
type MakeSource = () => Promise<IconSource>
/** Makes a picture of what it was asked for. */
type Make = (sharp: PictureLibrary) => Promise<MadePicture>
/** What a picture is made of, as a text that differs when the picture does, and how. */
interface Plan {
  readonly key: string
  readonly make: Make
}

/** Creates the pictures of the brand. They are made one at a time, when they are first asked for. */
export function createBrandPictures(options: BrandPicturesOptions): BrandPictures {
  const { brand, look, readTone, loadLibrary, loadTypefaces, textsOf, defaultLocale, onError } = options
  const store = createPictureStore()
  const state = { work: Promise.resolve() as Promise<unknown> }
  const colours = () => coloursOf(look().palette?.tokens ?? defaultTokens)
  /** What decides about texts that are set: the texts, the colours and the fonts. */
  const keyOf = (...parts: readonly unknown[]): string =>
    JSON.stringify([...parts, colours(), look().fonts?.preloads])

  /** `#rrggbb` on which a picture can be seen. */
  const groundOf = async (artwork: Artwork): Promise<string> =>
    (await readTone(artwork)) === 'on-dark' ? colours().ground : paper

  async function iconSource({ icon, logo }: BrandArtwork): Promise<{ key: string; source: MakeSource }> {
    const artwork = icon ?? (logo && isSquarish(logo.light) ? logo.light : undefined)
    if (artwork) {
      const ground = await groundOf(artwork)
      return { key: `${artwork.hash} ${ground}`, source: async () => ({ artwork, ground }) }
    }
    const { name } = await textsOf(undefined)
    const drawn = colours()
    const source: MakeSource = async () => ({
      artwork: letterTile(name, await loadTypefaces(name), drawn),
      ground: drawn.ground,
    })
    return { key: keyOf(name), source }
  }

  async function planIcon(name: IconName | 'favicon.ico' | 'favicon.svg'): Promise<Plan> {
    const { key, source } = await iconSource(await brand.artwork(defaultLocale))
    const make: Make = async (sharp) => {
      if (name === 'favicon.ico')
        return { type: 'image/vnd.microsoft.icon', bytes: await iconFile(sharp, await source()) }
      if (name === 'favicon.svg')
        return { type: 'image/svg+xml', bytes: await iconSvg(sharp, await source()) }
      return png(await iconPng(sharp, await source(), name))
    }
    return { key: `${name} ${key}`, make }
  }

  /** The logo as it stands on the ground of a picture to share, with the ground that it needs there. */
  async function markOf(logo: LogoArtwork | undefined): Promise<Mark | undefined> {
    if (!logo) return undefined
    if (logo.dark) return { artwork: logo.dark, ground: undefined }
    const isSeen = logo.withName || (await readTone(logo.light)) === 'on-dark'
    return { artwork: logo.light, ground: isSeen ? undefined : paper }
  }

  async function planShare({ locale, dir }: Language): Promise<Plan> {
    const { share, logo } = await brand.artwork(locale)
    if (share)
      return { key: `share ${share.hash}`, make: async (sharp) => png(await fitted(sharp, share, shareSize)) }
    const { name, tagline } = await textsOf(locale)
    const mark = await markOf(logo)
    const isRtl = dir === 'rtl'
    const drawn = colours()
    const make: Make = async (sharp) => {
      const typesetter = await loadTypefaces(`${name} ${tagline ?? ''}`)
      const drawing = shareDrawing({ name, tagline, isRtl }, typesetter, drawn, mark !== undefined)
      return png(await withMark(sharp, drawing, mark, isRtl))
    }
    return { key: `share ${keyOf(name, tagline, isRtl, mark?.artwork.hash, mark?.ground)}`, make }
  }

  async function planLogo(): Promise<Plan> {
    const { logo, ...others } = await brand.artwork(defaultLocale)
    if (!logo) {
      const { key, source } = await iconSource(others)
      return {
        key: `logo ${key}`,
        make: async (sharp) => png(await inside(sharp, (await source()).artwork, mailLogo)),
      }
    }
    const ground = await groundOf(logo.light)
    const make: Make = async (sharp) => {
      const picture = await inside(sharp, logo.light, mailLogo)
      return png(ground === paper ? picture : await onGround(sharp, picture, ground))
    }
    return { key: `logo ${logo.light.hash} ${ground}`, make }
  }

  const planOf = (request: PictureRequest): Promise<Plan> => {
    if (request.kind === 'icon') return planIcon(request.name)
    return request.kind === 'share' ? planShare(request.language) : planLogo()
  }

  async function make(request: PictureRequest): Promise<MadePicture | undefined> {
    // The settings bring the colours of the content.
    await brand.globals.settings(defaultLocale)
    const { key, make } = await planOf(request)
    const known = store.get(key)
    if (known) return known
    const sharp = await loadLibrary()
    if (!sharp) return undefined
    const turn = state.work.then(async () => store.get(key) ?? (await make(sharp)))
    state.work = turn.catch(() => {})
    const picture = await turn
    store.set(key, picture)
    return picture
  }

  return {
    get: (request) =>
      make(request).catch((err: unknown) => {
        onError(err)
        return undefined
      }),
  }
}

/** The icon or other picture with a file name; undefined for other names. */
export const iconNamed = (name: string): PictureRequest | undefined =>
  name === 'favicon.ico' || name === 'favicon.svg' || Object.hasOwn(iconKinds, name)
    ? { kind: 'icon', name: name as IconName }
    : undefined
