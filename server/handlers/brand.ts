import { Router } from 'express'
import type { Artwork } from '../brand/artwork/artwork.ts'
import type { Deps } from '../deps.ts'

const types: Readonly<Record<Artwork['format'], string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** Serves the pictures of the brand that pages link. Their names change with their content. */
export function brandFiles({ brand }: Pick<Deps, 'brand'>): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(/^\/brand\/([0-9a-f]{16})\.(?:svg|png|webp|jpg)$/, async (req, res, next) => {
    const hash = String(req.params[0])
    // After a start no page may have been made yet: the settings bring the logo.
    if (!brand.linked(hash)) await brand.globals.settings()
    const artwork = brand.linked(hash)
    if (!artwork) return next()
    res
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .type(types[artwork.format])
      .send(artwork.bytes)
  })
  return router
}
