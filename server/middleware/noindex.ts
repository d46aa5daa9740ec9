import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { noindex } from '../http/fixed-headers.ts'

/**
 * Excludes the responses of the API and of `/builds` from search results. Search engines may still read these
 * responses, as they run the site's scripts to render pages.
 */
export const noindexHeaders = (config: Pick<Config, 'indexable'>): RequestHandler => {
  const headers = noindex(config)
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}
