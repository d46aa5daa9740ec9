import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'

/** Staging stays out of search engines. */
export const robots =
  ({ indexable }: Pick<Config, 'indexable'>): RequestHandler =>
  (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(`User-agent: *\n${indexable ? 'Allow: /' : 'Disallow: /'}\n`)
  }
