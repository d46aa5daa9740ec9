import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { noindex } from '../http/fixed-headers.ts'

/**
 * Excludes responses for scripts from search results. Search engines may still read them, as they need them
 * to render pages.
 */
export const noindexHeaders = (config: Pick<Config, 'indexable'>): RequestHandler => {
  const headers = noindex(config)
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}
