import type { RequestHandler } from 'express'
import type { Deps } from '../../deps.ts'

/**
 * Sends a font of the brand, of this look or the one before. Its address changes with its bytes. Other
 * addresses are left to the next handler.
 */
export const font =
  ({ look }: Pick<Deps, 'look'>): RequestHandler =>
  (req, res, next) => {
    const file = look.font(req.path)
    if (!file) return next()
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    res.setHeader('ETag', `"${file.hash}"`)
    res.type(`font/${file.format}`).send(file.bytes)
  }
