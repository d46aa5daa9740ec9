import type { RequestHandler } from 'express'

/** The rest of the address of a page, and of its data, when a handler is mounted at that page's path. */
const pageAddresses: ReadonlySet<string> = new Set(['/', '/_payload.json'])

/**
 * Wraps a handler that is mounted at a path, such as `/api`, so that it runs below that path only. Content
 * may have a page at the path itself.
 */
export const belowPath =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    pageAddresses.has(req.path) ? next() : handler(req, res, next)
