import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'

/**
 * Tells crawlers what they may read (RFC 9309): nothing of a staging site, everything elsewhere. A page with
 * `noindex` must not be forbidden here, since a crawler that may not read it would not learn that it is not
 * to be listed.
 */
export const robots = ({ indexable, siteUrl }: Pick<Config, 'indexable' | 'siteUrl'>): RequestHandler => {
  const rules = indexable ? ['Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`] : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  return (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(text)
  }
}
