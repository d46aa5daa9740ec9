import { type RequestHandler, Router } from 'express'
import { ownAddresses as at } from '../../addresses/own-addresses.ts'
import type { Artwork } from '../../brand/artwork/artwork.ts'
import { tagOf } from '../../brand/pictures/picture-store.ts'
import { iconNamed, type PictureRequest } from '../../brand/pictures/pictures.ts'
import type { Deps } from '../../deps.ts'
import { font } from './font.ts'

type BrandDeps = Pick<Deps, 'brand' | 'pictures' | 'languages' | 'frontend' | 'look'>

const types: Readonly<Record<Artwork['format'], string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** What a path asks for; undefined for other paths. */
function requestOf(path: string, { languages }: Pick<BrandDeps, 'languages'>): PictureRequest | undefined {
  if (path === '/brand/logo.png') return { kind: 'logo' }
  const locale = /^\/share-([\w-]+)\.png$/.exec(path)?.[1]
  const language = languages.rows.find((row) => row.locale === locale)
  return language ? { kind: 'share', language } : iconNamed(path.slice(1))
}

/** The file of the build that stands for a picture which cannot be made. */
const neutral = ({ kind }: PictureRequest, path: string): string =>
  `/neutral${kind === 'icon' ? path : `/${kind}.png`}`

/**
 * Serves the icons of the site, the pictures that are shown where its pages are shared, and its logo as PNG.
 * Their addresses stay when the brand changes, so browsers ask again after an hour.
 */
function madePictures(deps: BrandDeps): RequestHandler {
  const { pictures, frontend } = deps
  return async (req, res, next) => {
    const request = requestOf(req.path, deps)
    if (!request) return next()
    const picture = await pictures.get(request)
    if (!picture) {
      req.url = neutral(request, req.path)
      return frontend.files(req, res, next)
    }
    res.set({ 'Cache-Control': 'public, max-age=3600', ETag: tagOf(picture) })
    res.type(picture.type).send(picture.bytes)
  }
}

/** Serves the pictures of the brand that pages link. Their names change with their content. */
const linkedPictures =
  ({ brand }: Pick<BrandDeps, 'brand'>): RequestHandler =>
  async (req, res, next) => {
    const hash = String(req.params[0])
    // After a start no page may have been made yet: the settings bring the logo.
    if (!brand.linked(hash)) await brand.globals.settings()
    const artwork = brand.linked(hash)
    if (!artwork) return next()
    res.set('Cache-Control', 'public, max-age=31536000, immutable')
    res.type(types[artwork.format]).send(artwork.bytes)
  }

/** Serves the fonts and all pictures of the brand. */
export function brandFiles(deps: BrandDeps): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(at.font.path, font(deps))
  router.get(at.brandPicture.path, linkedPictures(deps))
  router.get(at.brandIcon.path, madePictures(deps))
  return router
}
