import type { RequestHandler } from 'express'

/** What Express sees of a page's own address and of its data's. */
const ofPage: ReadonlySet<string> = new Set(['/', '/_payload.json'])

/** For what is mounted at a path: acts below it alone, since a page may stand at the path itself. */
export const belowPath =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    ofPage.has(req.path) ? next() : handler(req, res, next)
