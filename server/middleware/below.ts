import type { RequestHandler } from 'express'

/** What is left of the address of a page and of its data below the path of a mount. */
const pageAddresses: ReadonlySet<string> = new Set(['/', '/_payload.json'])

/**
 * Lets a handler that is mounted at a path, such as `/api`, act below it only. Content may have a page at the
 * path itself.
 */
export const belowPath =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    pageAddresses.has(req.path) ? next() : handler(req, res, next)
