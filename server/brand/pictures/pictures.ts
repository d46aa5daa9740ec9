/** The pictures that are made of the brand: icons, pictures to share, and the logo for mails. */
import type { Language, Locale } from '../../../src/i18n/languages.ts'
import type { Artwork } from '../artwork/artwork.ts'
import type { Brand, BrandArtwork } from '../brand.ts'
import type { Look } from '../look.ts'
import { defaultTokens, type Tokens } from '../palette/tokens.ts'
import { type DrawingColours, letterTile, shareDrawing, shareSize } from './drawings.ts'
import { type IconName, type IconSource, iconFile, iconKinds, iconPng, iconSvg } from './icons.ts'
import type { Typesetter } from './lettering.ts'
import type { PictureLibrary } from './picture-library.ts'
import { createPictureStore, type MadePicture } from './picture-store.ts'
import { fitted, inside, withMark } from './render.ts'

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

const isSquarish = ({ width, height }: Artwork): boolean => width / height < 1.25 && height / width < 1.25

/** Makes a picture of what it was asked for. */
type Make = (sharp: PictureLibrary) => Promise<MadePicture>
/** What a picture is made of, as a text that differs when the picture does, and how. */
interface Plan {
  readonly key: string
  readonly make: Make
}

/** Creates the pictures of the brand. They are made one at a time, when they are first asked for. */
export function createBrandPictures(options: BrandPicturesOptions): BrandPictures {
  const { brand, look, loadLibrary, loadTypefaces, textsOf, defaultLocale, onError } = options
  const store = createPictureStore()
  const state = { work: Promise.resolve() as Promise<unknown> }
  const colours = () => coloursOf(look().palette?.tokens ?? defaultTokens)

  async function iconSource({ icon, logo }: BrandArtwork): Promise<IconSource> {
    const { ground } = colours()
    if (icon) return { artwork: icon, ground: '#ffffff' }
    if (logo && isSquarish(logo.light)) return { artwork: logo.light, ground: '#ffffff' }
    const { name } = await textsOf(undefined)
    return { artwork: letterTile(name, await loadTypefaces(name), colours()), ground }
  }

  async function planIcon(name: IconName | 'favicon.ico' | 'favicon.svg'): Promise<Plan> {
    const source = await iconSource(await brand.artwork(defaultLocale))
    const make: Make = async (sharp) => {
      if (name === 'favicon.ico')
        return { type: 'image/vnd.microsoft.icon', bytes: await iconFile(sharp, source) }
      if (name === 'favicon.svg') return { type: 'image/svg+xml', bytes: await iconSvg(sharp, source) }
      return png(await iconPng(sharp, source, name))
    }
    return { key: `${name} ${source.artwork.hash} ${source.ground}`, make }
  }

  async function planShare({ locale, dir }: Language): Promise<Plan> {
    const { share, logo } = await brand.artwork(locale)
    if (share)
      return { key: `share ${share.hash}`, make: async (sharp) => png(await fitted(sharp, share, shareSize)) }
    const { name, tagline } = await textsOf(locale)
    const typesetter = await loadTypefaces(`${name} ${tagline ?? ''}`)
    const mark = logo && (logo.dark ?? logo.light)
    const needsGround = logo !== undefined && logo.dark === undefined && !logo.withName
    const drawing = shareDrawing(
      { name, tagline, isRtl: dir === 'rtl' },
      typesetter,
      colours(),
      mark !== undefined,
    )
    const make: Make = async (sharp) =>
      png(await withMark(sharp, drawing, { mark, needsGround, isRtl: dir === 'rtl' }))
    return { key: `share ${drawing.hash} ${mark?.hash ?? ''}`, make }
  }

  async function planLogo(): Promise<Plan> {
    const artwork = await brand.artwork(defaultLocale)
    const picture = artwork.logo?.light ?? (await iconSource(artwork)).artwork
    return { key: `logo ${picture.hash}`, make: async (sharp) => png(await inside(sharp, picture, mailLogo)) }
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
