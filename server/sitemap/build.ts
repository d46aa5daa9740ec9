import { createFileWriter, type FileWriter, type SitemapFile } from './file.ts'
import { listedPaths, type SitemapDeps, type SitemapUrl, sitemapUrls } from './urls.ts'
import { type IndexedFile, sitemapIndex, urlElement, urlset } from './xml.ts'

/** Files by path: `/sitemap.xml`, and of a large site those that it lists. */
export type SitemapFiles = ReadonlyMap<string, SitemapFile>

/**
 * A site with more pages has several files and an index. The protocol allows 50,000 and 50 MB (52,428,800
 * bytes) in each.
 */
const mostInOne = 40_000
/** Pages in each file of a large site: made and read in a moment. */
const mostInPart = 20_000
/** A file is closed when it is this long, in bytes, whatever its number of pages. */
const longest = 40_000_000
/** Pages that are written at once. */
const batch = 200

const indexPath = '/sitemap.xml'
const partPath = (number: number): string => `/sitemap_${number}.xml`

interface Part {
  readonly file: SitemapFile
  readonly lastmod: string | undefined
}

/**
 * Makes the whole sitemap, in small steps. Rejects when the content of a language cannot be had: half a
 * sitemap would drop its pages.
 */
export async function buildSitemap(parts: SitemapDeps): Promise<SitemapFiles> {
  const listed = await listedPaths(parts)
  const most = listed.size > mostInOne ? mostInPart : mostInOne
  const made: Part[] = []
  for await (const part of writeParts(sitemapUrls(parts, listed), most)) made.push(part)
  const [only, ...others] = made
  if (only && others.length === 0) return new Map([[indexPath, only.file]])
  return withIndex(parts.config.siteUrl, made)
}

async function withIndex(siteUrl: string, made: readonly Part[]): Promise<SitemapFiles> {
  const rows = made.map(({ lastmod }, at): IndexedFile => ({ loc: siteUrl + partPath(at + 1), lastmod }))
  const index = createFileWriter()
  index.write(sitemapIndex(rows))
  return new Map([
    [indexPath, await index.finish()],
    ...made.map(({ file }, at) => [partPath(at + 1), file] as const),
  ])
}

/** Writes pages into files of at most `most` each. */
async function* writeParts(urls: AsyncIterable<SitemapUrl>, most: number): AsyncGenerator<Part> {
  let open = openPart()
  for await (const url of urls) {
    open.add(url)
    if (open.count() < most && open.length() < longest) continue
    yield await open.close()
    open = openPart()
  }
  if (open.count() > 0) yield await open.close()
}

interface OpenPart extends Pick<FileWriter, 'length'> {
  add(url: SitemapUrl): void
  count(): number
  close(): Promise<Part>
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
