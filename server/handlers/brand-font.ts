import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/** Addresses of the fonts of a brand. */
export const brandFontAddress = /^\/_build\/brand\/[\da-f]{16}\.(?:woff2?|ttf|otf)$/

/**
 * Sends a font of the brand, of this look or the one before. Its address changes with its bytes. Other
 * addresses are left to the next handler.
 */
export const brandFont =
  ({ look }: Pick<Deps, 'look'>): RequestHandler =>
  (req, res, next) => {
    const font = look.font(req.path)
    if (!font) return next()
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    res.setHeader('ETag', `"${font.hash}"`)
    res.type(`font/${font.format}`).send(font.bytes)
  }
