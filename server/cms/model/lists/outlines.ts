import type { PageOutline } from '../../../../src/content/types.ts'
import { type ContentView, isListedHere, type ModelEntry } from '../content-view.ts'
import { pageFallback } from '../fallbacks.ts'
import { alternatesOf } from '../pages/alternates.ts'
import { summaryPicture, summaryText } from './summary-parts.ts'

/**
 * Creates the outline of a page: what sitemap, feeds and search need to know. Members are computed when they
 * are read, because lists of a large site need few, and some are stored on disk.
 */
function outline<E extends ModelEntry>(view: ContentView<E>, entry: E, path: string): PageOutline {
  const fields = view.summaryFields(entry)
  const summary = {
    path,
    get title() {
      return view.title(entry)
    },
    get text() {
      return summaryText(fields)
    },
    get picture() {
      return summaryPicture(fields)
    },
    get date() {
      return view.date(entry)
    },
  }
  return {
    summary,
    collection: view.collectionOf(entry),
    fallback: pageFallback(view, entry),
    get terms() {
      return view.termsOf(entry)
    },
    get alternates() {
      return alternatesOf(view, entry)
    },
    get updatedAt() {
      return view.updatedAt(entry)
    },
    get version() {
      return view.version(entry)
    },
    get indexing() {
      return view.indexing(entry)
    },
  }
}

/** Yields the outlines of the listed pages of one language, without redirects. */
export function* outlinePages<E extends ModelEntry>(view: ContentView<E>): Generator<PageOutline> {
  for (const entry of view.entries()) {
    const path = isListedHere(view, entry) && !view.isRedirect(entry) ? view.path(entry) : undefined
    if (path !== undefined) yield outline(view, entry, path)
  }
}
