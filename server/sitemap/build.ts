import type { Locale } from '../../src/i18n/languages.ts'
import { hasDomains, publicAddresses } from '../http/domains/public-addresses.ts'
import { createFileWriter, type FileWriter, type SitemapFile } from './file.ts'
import { listedPaths, type SitemapDeps, type SitemapUrl, sitemapUrls } from './urls.ts'
import { type IndexedFile, sitemapIndex, urlElement, urlset } from './xml.ts'

/**
 * Files by path: `/sitemap.xml`, and on a large site the further files that it lists. By URL where languages
 * have domains of their own: each domain has a sitemap of its pages.
 */
export type SitemapFiles = ReadonlyMap<string, SitemapFile>

/**
 * Maximum number of pages of a site with one file. The protocol allows 50,000 pages and 50 MB (52,428,800
 * bytes) in a file (sitemaps.org protocol 0.9).
 */
const maxPagesInOne = 40_000
/** Maximum number of pages in each file of a larger site, few enough for building and reading to be quick. */
const maxPagesInPart = 20_000
/** Bytes at which a file is closed, whatever its number of pages. */
const maxBytes = 40_000_000
/** Number of pages whose elements are written to the file at once. */
const batch = 200

const indexPath = '/sitemap.xml'
const partPath = (number: number): string => `/sitemap_${number}.xml`

/** A file of a large site, with the latest change of its pages. */
interface SitemapPart {
  readonly file: SitemapFile
  readonly lastmod: string | undefined
}

/**
 * Builds the whole sitemap in small steps. Rejects when the content of a language fails to load, as search
 * engines would drop its pages.
 */
export async function buildSitemap(deps: SitemapDeps): Promise<SitemapFiles> {
  await deps.scheduler.dataQueue.turn()
  const listed = await listedPaths(deps)
  const { languages, config } = deps
  if (!hasDomains(languages)) return buildFiles(deps, listed, config.siteUrl, languages.locales)
  const files = new Map<string, SitemapFile>()
  const { origins, localesAt } = publicAddresses({ languages, siteUrl: config.siteUrl })
  // The origin of `SITE_URL` may have no language.
  for (const origin of origins.filter((origin) => localesAt(origin).length > 0))
    for (const [path, file] of await buildFiles(deps, listed, origin, localesAt(origin)))
      files.set(origin + path, file)
  return files
}

/** Builds the files of one origin. */
async function buildFiles(
  deps: SitemapDeps,
  listed: ReadonlySet<string>,
  origin: string,
  locales: readonly Locale[],
): Promise<SitemapFiles> {
  const maxPages = listed.size > maxPagesInOne ? maxPagesInPart : maxPagesInOne
  const parts: SitemapPart[] = []
  for await (const part of writeParts(sitemapUrls(deps, listed, locales), maxPages)) parts.push(part)
  const [only, ...others] = parts
  if (only && others.length === 0) return new Map([[indexPath, only.file]])
  return withIndex(origin, parts)
}

/** Adds the index file, which lists the other files. */
async function withIndex(origin: string, parts: readonly SitemapPart[]): Promise<SitemapFiles> {
  const rows = parts.map(({ lastmod }, at): IndexedFile => ({ loc: origin + partPath(at + 1), lastmod }))
  const index = createFileWriter()
  index.write(sitemapIndex(rows))
  return new Map([
    [indexPath, await index.finish()],
    ...parts.map(({ file }, at) => [partPath(at + 1), file] as const),
  ])
}

/** Writes pages into files, with at most `maxPages` in each. */
async function* writeParts(urls: AsyncIterable<SitemapUrl>, maxPages: number): AsyncGenerator<SitemapPart> {
  let open = openPart()
  for await (const url of urls) {
    open.add(url)
    if (open.count() < maxPages && open.length() < maxBytes) continue
    yield await open.close()
    open = openPart()
  }
  if (open.count() > 0) yield await open.close()
}

/** A file that pages are being added to. */
interface OpenPart extends Pick<FileWriter, 'length'> {
  add(url: SitemapUrl): void
  count(): number
  close(): Promise<SitemapPart>
}

function openPart(): OpenPart {
  const writer = createFileWriter()
  let [count, waiting] = [0, urlset.start]
  let lastmod: string | undefined
  const flush = () => {
    writer.write(waiting)
    waiting = ''
  }
  return {
    length: writer.length,
    count: () => count,
    add(url) {
      waiting += urlElement(url)
      count += 1
      if (url.lastmod !== undefined && url.lastmod > (lastmod ?? '')) lastmod = url.lastmod
      if (count % batch === 0) flush()
    },
    async close() {
      waiting += urlset.end
      flush()
      return { file: await writer.finish(), lastmod }
    },
  }
}
