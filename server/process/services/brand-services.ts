import type { Logger } from 'pino'
import type { Languages } from '../../../src/i18n/languages.ts'
import { createBrand } from '../../brand/brand.ts'
import type { BrandFile } from '../../brand/brand-file.ts'
import { createContentArtwork } from '../../brand/content-artwork.ts'
import { createContentColours } from '../../brand/content-colours.ts'
import { createToneReader } from '../../brand/logo/tone.ts'
import { createLook } from '../../brand/look.ts'
import { createLibraryLoader } from '../../brand/pictures/picture-library.ts'
import { createBrandPictures } from '../../brand/pictures/pictures.ts'
import { createTypefaces } from '../../brand/pictures/typefaces.ts'
import type { GlobalsReader } from '../../cms/site-settings.ts'
import type { ContentSource } from '../../cms/source.ts'
import type { Config } from '../../config/config.ts'
import type { Deps } from '../../deps.ts'
import { siteNameOf } from '../../loaders/head.ts'
import type { Project } from '../../project/project.ts'
import { createBrandFiles } from './brand-files.ts'

interface BrandServiceOptions {
  readonly content: Pick<ContentSource, 'assetFile'>
  /** The settings as the content has them. */
  readonly globals: GlobalsReader
  readonly project: Project
  readonly languages: Languages
  readonly config: Config
  readonly logger: Logger
}

/** The fonts for headings and text, as bytes: those of headings come last among what is fetched first. */
const fontsOf = ({ fonts }: BrandFile): readonly Buffer[] =>
  (fonts?.preloads ?? []).flatMap(({ href }) => fonts?.files.get(href)?.bytes ?? []).toReversed()

type BrandServices = Pick<Deps, 'brand' | 'globals' | 'look' | 'pictures'>

/** Creates the brand of the site, its settings with what the brand says, and the pictures made of it. */
export function createBrandServices(options: BrandServiceOptions): BrandServices {
  const { content, project, languages, config, logger } = options
  const defaultLocale = languages.default.locale
  const readContent = createContentArtwork({
    ...{ assetFile: content.assetFile, fetchPicture: createBrandFiles(config), logger },
  })
  const loadLibrary = createLibraryLoader(logger)
  const onError = (err: unknown) => logger.error({ err }, 'A picture of the brand could not be made')
  const readTone = createToneReader({ loadLibrary, onError })
  const file = project.brand.get
  const plain = createBrand({ globals: options.globals, defaultLocale, file, readContent, readTone })
  const colours = createContentColours({ globals: plain.globals, logger, defaultLocale })
  const { globals } = colours
  const brand = { ...plain, globals }
  const look = createLook(project.brand.get, colours.palette)
  const pictures = createBrandPictures({
    ...{ brand, look: look.get, defaultLocale, readTone, loadLibrary, onError },
    loadTypefaces: createTypefaces(() => fontsOf(project.brand.get())),
    async textsOf(locale) {
      const settings = await globals.settings(locale)
      return { name: siteNameOf(settings), tagline: settings.tagline }
    },
  })
  return { brand, globals, look, pictures }
}
