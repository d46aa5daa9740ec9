import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'

/**
 * Serves `robots.txt` (RFC 9309), which forbids crawlers all of a staging site, and nothing of any other.
 * Pages with `noindex` are not forbidden, since crawlers must read a page to see its `noindex`.
 */
export const robots = ({ indexable, siteUrl }: Pick<Config, 'indexable' | 'siteUrl'>): RequestHandler => {
  const rules = indexable ? ['Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`] : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  return (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(text)
  }
}
