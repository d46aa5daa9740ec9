import type { PageOutline } from '../../src/content/types.ts'
import type { Pace } from './pace.ts'
import { outlined } from './read-documents.ts'
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search-index.ts'

/** One language's pages, brought up to date step by step while they can be searched. */
export interface Reading {
  readonly index: SearchIndex
  /** Takes titles and summaries, and forgets pages that are gone. What a page said before is found until it is read again. */
  titles(outlines: Iterable<PageOutline>, pace: Pace): Promise<void>
  /** Takes what the pages say. One that cannot be had stays as it is. */
  texts(read: ReadText, pace: Pace): Promise<void>
}

interface ReadText {
  /** Rejects when a page cannot be had. */
  readonly page: (document: SearchDocument) => Promise<SearchDocument>
  /** Pages that may be asked for. */
  readonly most: number
  /** Whether a page that says when it was changed has not changed since. */
  readonly trustsDates: boolean
  /** Characters for which there is room. */
  readonly room: () => number
}

/** What an outline says of a page, as one text. */
const versionOf = ({ summary: { title, text, date }, updatedAt }: PageOutline): string =>
  JSON.stringify([title, text, date, updatedAt])

const isSame = (one: SearchDocument, other: SearchDocument): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function createReading(): Reading {
  const index = createSearchIndex()
  const versions = new Map<string, string>()
  /** Versions in which pages that say when they were changed have been read. */
  const read = new Map<string, string>()
  const dated = new Set<string>()

  function take(document: SearchDocument, outline: PageOutline): void {
    const { path } = document
    const version = versionOf(outline)
    if (outline.updatedAt) dated.add(path)
    if (versions.get(path) === version) return
    versions.set(path, version)
    const { text = '', headings = '', trail = [] } = index.get(path) ?? {}
    index.put({ ...document, text, headings, trail })
  }

  function retain(paths: ReadonlySet<string>): void {
    index.retain(paths)
    for (const known of [versions, read, dated])
      for (const path of known.keys()) if (!paths.has(path)) known.delete(path)
  }

  async function takeText(path: string, { page, room }: ReadText): Promise<void> {
    const document = index.get(path)
    if (!document) return
    const whole = await page(document)
    const fits = whole.text.length - document.text.length <= room()
    const next = fits ? whole : { ...whole, text: document.text }
    if (!isSame(next, document)) index.put(next)
    read.set(path, versions.get(path) ?? '')
  }

  return {
    index,
    async titles(outlines, pace) {
      const paths = new Set<string>()
      for (const outline of outlines) {
        await pace.step()
        const document = outlined(outline)
        if (!document) continue
        paths.add(document.path)
        take(document, outline)
      }
      retain(paths)
    },
    async texts(from, pace) {
      const isKnown = (path: string) =>
        from.trustsDates && dated.has(path) && read.get(path) === versions.get(path)
      for (const path of index.paths().slice(0, from.most)) {
        if (isKnown(path)) continue
        await pace.step()
        // It is read again the next time.
        await takeText(path, from).catch(() => {})
      }
    },
  }
}
