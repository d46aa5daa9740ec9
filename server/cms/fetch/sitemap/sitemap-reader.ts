import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import { listOf, memberOf } from '../../../../src/content/values.ts'
import * as messages from '../../../../src/shared/errors.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { xmlToJson } from '../../http-client/body/xml.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, HttpRequest } from '../../http-client/http-client.ts'

const maxChildren = 10
const maxAddresses = 20_000

interface SitemapReaderOptions {
  readonly upstream: HttpClient
  /** Ends with a slash. */
  readonly cmsUrl: string
  /** Of each document. */
  readonly maxBytes: number
  readonly logger: Pick<Logger, 'error'>
}

/** What a document names: pages, and further documents. */
interface SitemapDocument {
  readonly pages: readonly string[]
  readonly parts: readonly string[]
}

const nothing: SitemapDocument = { pages: [], parts: [] }

const locsOf = (list: unknown, row: string): readonly string[] =>
  listOf(memberOf(list, row)).flatMap((each) => {
    const loc = memberOf(each, 'loc')
    return typeof loc === 'string' && URL.canParse(loc) ? [loc] : []
  })

/**
 * Below the base URL and nowhere else: the server follows no other address that content names
 * (reliability-and-security F7).
 */
function childOf(loc: string, cmsUrl: string): readonly HttpRequest[] {
  const [base, url] = [new URL(cmsUrl), new URL(loc)]
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return []
  return [{ path: url.pathname.slice(base.pathname.length), query: [...url.searchParams] }]
}

/**
 * Reads the content system's own sitemap: absolute addresses of pages; of an index those of the first 10
 * parts (content-contract 5.2). Malformed and too large XML is logged and empty. A document that says the
 * same as the last time is not read again: a large one holds everybody up while it is.
 * @throws CmsError
 */
export function createSitemapReader(options: SitemapReaderOptions): () => Promise<readonly string[]> {
  const { upstream, cmsUrl, logger } = options
  const known = createBoundedCache<string, { readonly digest: string; readonly named: SitemapDocument }>({
    maxEntries: maxChildren + 1,
  })

  function name(text: string): SitemapDocument {
    try {
      const { urlset, sitemapindex } = xmlToJson(text, options)
      return { pages: locsOf(urlset, 'url'), parts: locsOf(sitemapindex, 'sitemap') }
    } catch {
      return nothing
    }
  }

  async function download(request: HttpRequest): Promise<string | undefined> {
    try {
      return await upstream.fetchText(request)
    } catch (err) {
      if (!(err instanceof CmsError) || err.fault !== 'too-large') throw err
      logger.error({ err }, messages.xml)
      return undefined
    }
  }

  async function read(request: HttpRequest): Promise<SitemapDocument> {
    const text = await download(request)
    if (text === undefined) return nothing
    const [key, digest] = [JSON.stringify(request), hash('sha1', text)]
    const last = known.get(key)
    if (last?.digest === digest) return last.named
    const named = name(text)
    known.set(key, { digest, named })
    return named
  }

  return async () => {
    const top = await read({ path: 'sitemap.xml' })
    const children = top.parts.flatMap((loc) => childOf(loc, cmsUrl))
    const parts = await Promise.all(children.slice(0, maxChildren).map(read))
    return [top, ...parts].flatMap(({ pages }) => pages).slice(0, maxAddresses)
  }
}
