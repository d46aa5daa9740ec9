import type { RequestHandler } from 'express'
import type { Config } from '../config.ts'

/** Addresses that only take what visitors send; `$` is the end of an address (RFC 9309 section 2.2.3). */
const postOnly = ['/preferences$', '/forms/']

/**
 * What crawlers may ask for (RFC 9309). Staging stays out of search engines. What carries `noindex` is not forbidden elsewhere: only who
 * may read a page learns that it is not to be found.
 */
export const robots = ({ indexable, siteUrl }: Pick<Config, 'indexable' | 'siteUrl'>): RequestHandler => {
  const rules = indexable
    ? ['Allow: /', ...postOnly.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`]
    : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  return (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(text)
  }
}
