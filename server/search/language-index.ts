import type { PageOutline } from '../../src/content/types.ts'
import type { PacedWork } from '../scheduling/paced-work.ts'
import { documentOf } from './read-documents.ts'
import type { SearchDocument } from './search-document.ts'
import { createSearchIndex, lengthOf, type SearchIndex } from './search-index.ts'

/** The search index of one language, brought up to date step by step while it is searched. */
export interface LanguageIndex {
  readonly index: SearchIndex
  /**
   * Takes titles and summaries from outlines, and drops pages that are gone. The text that a page had stays
   * until the page is read again.
   */
  updateOutlines(outlines: Iterable<PageOutline>, options: OutlineOptions): Promise<void>
  /** Reads the texts of pages whose outline changed. A page that cannot be had stays as it is. */
  updateTexts(options: TextOptions): Promise<void>
  /** Whether something was left out for want of room. */
  isFull(): boolean
}

interface IndexingOptions {
  readonly work: PacedWork
  /** Characters for which there is room. */
  readonly room: () => number
}

interface OutlineOptions extends IndexingOptions {
  /** Whether visitors of a path see the page. */
  readonly isServed: (path: string) => Promise<boolean>
}

interface TextOptions extends IndexingOptions {
  /** Undefined for what is no page. Rejects when it cannot be had. */
  readonly read: (document: SearchDocument) => Promise<SearchDocument | undefined>
  /** Pages that may be read. */
  readonly maxTexts: number
}

interface IndexedPage {
  /** What the outline said, as one text: another text means that the page changed. */
  readonly outline: string
  readonly document: SearchDocument
  /** Whether the text was read and need not be read again while the outline stays the same. */
  isRead: boolean
}

const outlineText = ({ summary: { title, text, date }, updatedAt, version }: PageOutline): string =>
  JSON.stringify([title, text, date, updatedAt, version])

/** An outline as it was at one moment: a source may change it while others are read. */
interface OutlineDocument {
  readonly document: SearchDocument
  readonly outline: string
  /** Without a version nothing tells whether the text of a page changed. */
  readonly hasVersion: boolean
}

function readOutline(outline: PageOutline): OutlineDocument | undefined {
  const document = documentOf(outline)
  return document && { document, outline: outlineText(outline), hasVersion: outline.version !== undefined }
}

const isSame = (one: SearchDocument, other: SearchDocument): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** An empty index. */
export function createLanguageIndex(): LanguageIndex {
  const index = createSearchIndex()
  const pages = new Map<string, IndexedPage>()
  /** Paths of pages with a version. */
  const versioned = new Set<string>()
  /** Paths of pages of which something was left out. */
  const truncated = new Set<string>()

  /** False where there is no room: then the index stays as it is. */
  function put(document: SearchDocument, room: number): boolean {
    const { path } = document
    const old = index.get(path)
    const fits = lengthOf(document) - (old ? lengthOf(old) : 0) <= room
    if (fits && !(old && isSame(document, old))) index.put(document)
    if (fits) truncated.delete(path)
    else truncated.add(path)
    return fits
  }

  function putOutline({ document, outline, hasVersion }: OutlineDocument, room: number): void {
    const { path } = document
    if (hasVersion) versioned.add(path)
    else versioned.delete(path)
    if (pages.get(path)?.outline === outline) return
    const { text = '', headings = '', trail = [] } = index.get(path) ?? {}
    const fits = put({ ...document, text, headings, trail }, room) || put(document, room)
    // A page for which there is no room must not be found by what an editor has changed.
    if (fits) pages.set(path, { outline, document, isRead: false })
    else remove(path)
  }

  function remove(path: string): void {
    index.remove(path)
    pages.delete(path)
  }

  function retain(paths: ReadonlySet<string>): void {
    for (const path of pages.keys()) if (!paths.has(path)) remove(path)
    for (const some of [versioned, truncated])
      for (const path of some) if (!paths.has(path)) some.delete(path)
  }

  async function readText(path: string, page: IndexedPage, { read, room }: TextOptions): Promise<void> {
    const document = await read(page.document)
    // The outline changed meanwhile: this text may be older than it.
    if (pages.get(path) !== page) return
    if (!document) return index.remove(path)
    page.isRead = versioned.has(path)
    if (put(document, room())) return
    put(page.document, room())
    truncated.add(path)
  }

  return {
    index,
    async updateOutlines(outlines, { work, isServed, room }) {
      const paths = new Set<string>()
      for (const each of outlines) {
        await work.step()
        const outline = readOutline(each)
        if (!outline || !(await isServed(outline.document.path))) continue
        paths.add(outline.document.path)
        putOutline(outline, room())
      }
      retain(paths)
    },
    async updateTexts(options) {
      for (const [path, page] of [...pages].slice(0, options.maxTexts)) {
        if (page.isRead || pages.get(path) !== page) continue
        await options.work.step()
        // A page that could not be had is read the next time.
        await readText(path, page, options).catch(() => {})
      }
    },
    isFull: () => truncated.size > 0,
  }
}
