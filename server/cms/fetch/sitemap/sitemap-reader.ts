import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import { listOf, memberOf } from '../../../../src/content/values/values.ts'
import * as messages from '../../../../src/shared/errors.ts'
import { createBoundedCache } from '../../../cache/bounded-cache.ts'
import { runStepsInTurns, type Steps } from '../../../scheduling/steps.ts'
import { xmlToJson } from '../../http-client/body/xml.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { HttpClient, HttpRequest } from '../../http-client/http-client.ts'
import { maxPieceBytes, splitSitemap } from './split-sitemap.ts'

/** The number of documents of a sitemap index that are read at most. */
const maxChildren = 10
/** The number of addresses that are read at most, of all documents. */
const maxAddresses = 20_000

interface SitemapReaderOptions {
  readonly upstream: HttpClient
  /** Ends with a slash. */
  readonly cmsUrl: string
  /** Largest size of each document in bytes. */
  readonly maxBytes: number
  readonly logger: Pick<Logger, 'error'>
}

/** The addresses in a document of a sitemap: of pages, or of further documents. */
interface SitemapDocument {
  /** Absolute addresses of pages. */
  readonly pages: readonly string[]
  /** Absolute addresses of further documents. */
  readonly parts: readonly string[]
}

const emptyDocument: SitemapDocument = { pages: [], parts: [] }

const locsOf = (list: unknown, row: string): readonly string[] =>
  listOf(memberOf(list, row)).flatMap((each) => {
    const loc = memberOf(each, 'loc')
    return typeof loc === 'string' && URL.canParse(loc) ? [loc] : []
  })

/**
 * The request for a document that the index names, in a list. The list is empty for an address outside
 * `CMS_URL`, because content must not make this server call other addresses.
 */
function childOf(loc: string, cmsUrl: string): readonly HttpRequest[] {
  const [base, url] = [new URL(cmsUrl), new URL(loc)]
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return []
  return [{ path: url.pathname.slice(base.pathname.length), query: [...url.searchParams] }]
}

/**
 * Returns a function that reads the content system's own sitemap, with the first 10 documents of an index
 * that lie below `CMS_URL`. It resolves with the absolute addresses of pages. Malformed and too large
 * documents are logged, and count as empty. Each document is parsed again only when it has changed, in turns.
 * @throws CmsError
 */
export function createSitemapReader(options: SitemapReaderOptions): () => Promise<readonly string[]> {
  const { upstream, cmsUrl, logger } = options
  const reading = { logger, maxBytes: Math.min(options.maxBytes, maxPieceBytes) }
  const cache = createBoundedCache<string, { readonly digest: string; readonly named: SitemapDocument }>({
    maxEntries: maxChildren + 1,
  })

  /** Reads a document piece by piece, until it has named enough. Nothing of one with a fault counts. */
  function* parse(text: string): Steps<SitemapDocument> {
    const pages: string[] = []
    const parts: string[] = []
    try {
      for (const piece of splitSitemap(text)) {
        const { urlset, sitemapindex } = xmlToJson(piece, reading)
        pages.push(...locsOf(urlset, 'url'))
        parts.push(...locsOf(sitemapindex, 'sitemap'))
        if (pages.length >= maxAddresses || parts.length >= maxAddresses) break
        yield
      }
      return { pages, parts }
    } catch {
      // `xmlToJson` has logged the error.
      return emptyDocument
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
    if (text === undefined) return emptyDocument
    const [key, digest] = [JSON.stringify(request), hash('sha1', text)]
    const last = cache.get(key)
    if (last?.digest === digest) return last.named
    const named = await runStepsInTurns(parse(text))
    cache.set(key, { digest, named })
    return named
  }

  return async () => {
    const top = await read({ path: 'sitemap.xml' })
    const children = top.parts.flatMap((loc) => childOf(loc, cmsUrl))
    const parts = await Promise.all(children.slice(0, maxChildren).map(read))
    return [top, ...parts].flatMap(({ pages }) => pages).slice(0, maxAddresses)
  }
}
