import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/** A year: an address has the hash of its texts. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the texts of the interface in one language to the browser, where the site has its own. A page from
 * before a change gets the texts of today.
 */
export const messages =
  ({ siteMessages }: Pick<Deps, 'siteMessages'>): RequestHandler =>
  (req, res, next) => {
    const file = siteMessages.file(req.path)
    if (!file) return next()
    res.setHeader('Cache-Control', file.isCurrent ? immutable : 'no-cache')
    res.type('json').send(file.json)
  }
