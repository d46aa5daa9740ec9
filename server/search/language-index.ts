import type { PageOutline } from '../../src/content/types.ts'
import type { PacedWork } from '../scheduling/paced-work.ts'
import { documentOf } from './read-documents.ts'
import { createSearchIndex, lengthOf, type SearchDocument, type SearchIndex } from './search-index.ts'

/** One language's pages, brought up to date step by step while they can be searched. */
export interface LanguageIndex {
  readonly index: SearchIndex
  /**
   * Takes titles and summaries, and forgets pages that are gone. What a page said before is found until it is
   * read again.
   */
  updateOutlines(outlines: Iterable<PageOutline>, from: ReadTitles): Promise<void>
  /** Takes what the pages say, while titles may be taken. One that cannot be had stays as it is. */
  updateTexts(from: ReadTexts, pace: PacedWork): Promise<void>
  /** Whether something was left out for want of room. */
  isFull(): boolean
}

interface ReadTitles {
  readonly pace: PacedWork
  /** Whether visitors of a path see the page. */
  readonly isServed: (path: string) => Promise<boolean>
  /** Characters for which there is room. */
  readonly room: () => number
}

interface ReadTexts extends Pick<ReadTitles, 'room'> {
  /** Undefined for what is no page. Rejects when it cannot be had. */
  readonly page: (document: SearchDocument) => Promise<SearchDocument | undefined>
  /** Pages that may be asked for. */
  readonly most: number
}

/** What is known of a page that an outline tells of. */
interface IndexedPage {
  /** All that the outline says of what the page says, as one text. */
  readonly outline: string
  readonly document: SearchDocument
  /** Its text need not be read again as long as this stays: there is a version, and it was read. */
  isRead: boolean
}

const factsOf = ({ summary: { title, text, date }, updatedAt, version }: PageOutline): string =>
  JSON.stringify([title, text, date, updatedAt, version])

/** What an outline tells, all of one moment. */
interface OutlineDocument {
  readonly document: SearchDocument
  readonly facts: string
  readonly hasVersion: boolean
}

function toldBy(outline: PageOutline): OutlineDocument | undefined {
  const document = documentOf(outline)
  return document && { document, facts: factsOf(outline), hasVersion: outline.version !== undefined }
}

const isSame = (one: SearchDocument, other: SearchDocument): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function createLanguageIndex(): LanguageIndex {
  const index = createSearchIndex()
  const pages = new Map<string, IndexedPage>()
  /** Paths of pages with a version. */
  const versioned = new Set<string>()
  /** Paths of which something was left out. */
  const cut = new Set<string>()

  function put(document: SearchDocument, room: number): boolean {
    const { path } = document
    const old = index.get(path)
    const fits = lengthOf(document) - (old ? lengthOf(old) : 0) <= room
    if (fits && !(old && isSame(document, old))) index.put(document)
    if (fits) cut.delete(path)
    else cut.add(path)
    return fits
  }

  function take({ document, facts, hasVersion }: OutlineDocument, room: number): void {
    const { path } = document
    if (hasVersion) versioned.add(path)
    else versioned.delete(path)
    if (pages.get(path)?.outline === facts) return
    const { text = '', headings = '', trail = [] } = index.get(path) ?? {}
    const fits = put({ ...document, text, headings, trail }, room) || put(document, room)
    // Nothing that an editor changed is found by what it was.
    if (fits) pages.set(path, { outline: facts, document, isRead: false })
    else forget(path)
  }

  function forget(path: string): void {
    index.remove(path)
    pages.delete(path)
  }

  function retain(paths: ReadonlySet<string>): void {
    for (const path of pages.keys()) if (!paths.has(path)) forget(path)
    for (const known of [versioned, cut]) for (const path of known) if (!paths.has(path)) known.delete(path)
  }

  async function takeText(path: string, known: IndexedPage, { page, room }: ReadTexts): Promise<void> {
    const whole = await page(known.document)
    // The outline changed meanwhile: this may be what the page said before.
    if (pages.get(path) !== known) return
    if (!whole) return index.remove(path)
    known.isRead = versioned.has(path)
    if (put(whole, room())) return
    put(known.document, room())
    cut.add(path)
  }

  return {
    index,
    async updateOutlines(outlines, { pace, isServed, room }) {
      const paths = new Set<string>()
      for (const outline of outlines) {
        await pace.step()
        const told = toldBy(outline)
        if (!told || !(await isServed(told.document.path))) continue
        paths.add(told.document.path)
        take(told, room())
      }
      retain(paths)
    },
    async updateTexts(from, pace) {
      for (const [path, known] of [...pages].slice(0, from.most)) {
        if (known.isRead || pages.get(path) !== known) continue
        await pace.step()
        // It is read again the next time.
        await takeText(path, known, from).catch(() => {})
      }
    },
    isFull: () => cut.size > 0,
  }
}
