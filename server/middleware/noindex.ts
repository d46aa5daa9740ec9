import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { noindex } from '../http/fixed-headers.ts'

/** Keeps answers for code out of search engines, which may read them to render a page. */
export const noindexHeaders = (config: Pick<Config, 'indexable'>): RequestHandler => {
  const headers = noindex(config)
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}
