import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/**
 * Serves `robots.txt` (RFC 9309), which forbids crawlers all of a staging site, and nothing of any other.
 * Pages with `noindex` are not forbidden, since crawlers must read a page to see its `noindex`.
 */
export const robots = ({ config, domains }: Pick<Deps, 'config' | 'domains'>): RequestHandler => {
  const rulesAt = (origin: string) =>
    config.indexable ? ['Allow: /', '', `Sitemap: ${origin}/sitemap.xml`] : ['Disallow: /']
  const textAt = (origin: string) => ['User-agent: *', ...rulesAt(origin), ''].join('\n')
  return (req, res) => {
    const text = textAt(domains?.originOf(req) ?? config.siteUrl)
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.type('text/plain').send(text)
  }
}
