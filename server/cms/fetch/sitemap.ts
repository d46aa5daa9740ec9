import type { Logger } from 'pino'
import { listOf, memberOf } from '../../../src/content/values.ts'
import { xmlToJson } from '../../xml.ts'
import type { Upstream, UpstreamRequest } from '../upstream/upstream.ts'

const maxChildren = 10
const maxAddresses = 20_000

interface Options {
  readonly upstream: Upstream
  /** Ends with a slash. */
  readonly cmsUrl: string
  readonly logger: Pick<Logger, 'error'>
}

const locsOf = (list: unknown, row: string): readonly string[] =>
  listOf(memberOf(list, row)).flatMap((each) => {
    const loc = memberOf(each, 'loc')
    return typeof loc === 'string' && URL.canParse(loc) ? [loc] : []
  })

/** Below the base URL and nowhere else: the server follows no other address that content names (reliability-and-security F7). */
function childOf(loc: string, cmsUrl: string): readonly UpstreamRequest[] {
  const [base, url] = [new URL(cmsUrl), new URL(loc)]
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return []
  return [{ path: url.pathname.slice(base.pathname.length), query: [...url.searchParams] }]
}

/**
 * Addresses that the content system's own sitemap names, absolute; of an index the first 10 parts (content-contract 5.2). Malformed XML
 * is logged and empty.
 * @throws CmsError
 */
export async function loadSitemap({ upstream, cmsUrl, logger }: Options): Promise<readonly string[]> {
  async function read(request: UpstreamRequest): Promise<Record<string, unknown>> {
    const text = await upstream.text(request)
    try {
      return text === undefined ? {} : xmlToJson(text, logger)
    } catch {
      return {}
    }
  }
  const top = await read({ path: 'sitemap.xml' })
  const children = locsOf(top.sitemapindex, 'sitemap').flatMap((loc) => childOf(loc, cmsUrl))
  const parts = await Promise.all(children.slice(0, maxChildren).map(read))
  return [top, ...parts].flatMap(({ urlset }) => locsOf(urlset, 'url')).slice(0, maxAddresses)
}
