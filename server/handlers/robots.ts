import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'

/**
 * What crawlers may ask for (RFC 9309). Staging stays out of search engines. Elsewhere nothing is forbidden:
 * a page may stand at any address, and only who may read what carries `noindex` learns that it is not to be
 * found.
 */
export const robots = ({ indexable, siteUrl }: Pick<Config, 'indexable' | 'siteUrl'>): RequestHandler => {
  const rules = indexable ? ['Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`] : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  return (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(text)
  }
}
