import type { PageOutline } from '../../src/content/types.ts'
import type { PacedWork } from '../scheduling/paced-work.ts'
import { documentOf } from './read-documents.ts'
import type { SearchDocument } from './search-document.ts'
import { createSearchIndex, lengthOf, type SearchIndex } from './search-index.ts'
import type { Stems } from './words/stemmers.ts'
import { createVocabulary } from './words/vocabulary.ts'

/** The search index of one language, brought up to date step by step while it is searched. */
export interface LanguageIndex {
  readonly index: SearchIndex
  /**
   * Updates titles and summaries from outlines, and removes deleted pages. The earlier text of a page stays
   * until the page is read again.
   */
  updateOutlines(outlines: Iterable<PageOutline>, options: OutlineOptions): Promise<void>
  /** Reads the texts of pages whose outline changed. A page that fails to load stays as it is. */
  updateTexts(options: TextOptions): Promise<void>
  /** Whether pages or texts were left out for lack of room. */
  isFull(): boolean
}

interface IndexingOptions {
  /** Rests between the steps of the indexing. */
  readonly work: PacedWork
  /** Number of characters that the indexes of all languages may still grow by. */
  readonly room: () => number
}

interface OutlineOptions extends IndexingOptions {
  /** Whether visitors of a path see the page there, and no redirect or other route. */
  readonly isServed: (path: string) => Promise<boolean>
}

interface TextOptions extends IndexingOptions {
  /** Reads the document of a page; undefined where there is no page. Rejects when the page fails to load. */
  readonly read: (document: SearchDocument) => Promise<SearchDocument | undefined>
  /** Maximum number of pages whose texts are read. */
  readonly maxTexts: number
}

interface IndexedPage {
  /** The outline as text. A different text means that the page has changed. */
  readonly outline: string
  readonly document: SearchDocument
  /** Whether the text was read and need not be read again while the outline stays the same. */
  isRead: boolean
}

const outlineText = (outline: PageOutline): string => {
  const { summary, collection, terms, updatedAt, version } = outline
  return JSON.stringify([summary.title, summary.text, summary.date, collection, terms, updatedAt, version])
}

/** The data of an outline, copied because the source may change outlines while the index reads them. */
interface OutlineDocument {
  readonly document: SearchDocument
  readonly outline: string
  /** Whether the outline has a version. Without one a change of the text cannot be detected. */
  readonly hasVersion: boolean
}

function readOutline(outline: PageOutline): OutlineDocument | undefined {
  const document = documentOf(outline)
  return document && { document, outline: outlineText(outline), hasVersion: outline.version !== undefined }
}

const isSame = (one: SearchDocument, other: SearchDocument): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Creates an empty index.
 * @param stems the stems of the language's words
 */
export function createLanguageIndex(stems?: Stems): LanguageIndex {
  const index = createSearchIndex({ vocabulary: createVocabulary(stems) })
  const pages = new Map<string, IndexedPage>()
  /** Paths of pages with a version. */
  const versioned = new Set<string>()
  /** Paths of pages that are not or not completely indexed. */
  const truncated = new Set<string>()

  /** Adds or replaces a document. Returns false where there is no room, and leaves the index unchanged. */
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
    const { text, headings, sections, trail, mounts } = index.get(path) ?? document
    const fits = put({ ...document, text, headings, sections, trail, mounts }, room) || put(document, room)
    // A page without room must not be found by its text before the change.
    if (fits) pages.set(path, { outline, document, isRead: false })
    else remove(path)
  }

  function remove(path: string): void {
    index.remove(path)
    pages.delete(path)
  }

  /** Removes all pages but those with the given paths. */
  function retain(paths: ReadonlySet<string>): void {
    for (const path of pages.keys()) if (!paths.has(path)) remove(path)
    for (const recorded of [versioned, truncated])
      for (const path of recorded) if (!paths.has(path)) recorded.delete(path)
  }

  async function readText(path: string, page: IndexedPage, { read, room }: TextOptions): Promise<void> {
    const document = await read(page.document)
    // The outline changed while the text was read, which may be the text from before the change.
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
      for (const pageOutline of outlines) {
        await work.step()
        const outline = readOutline(pageOutline)
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
        // A page that failed to load is read the next time.
        await readText(path, page, options).catch(() => {})
      }
    },
    isFull: () => truncated.size > 0,
  }
}
