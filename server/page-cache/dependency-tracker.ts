import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '../../src/i18n/locales.ts'
import type { ContentSource } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'

export interface TrackedResult<T> {
  readonly result: T
  /** What was asked of the content, each once: `page:nl:/over-ons`, `navigation:nl:main`, `globals:nl`. */
  readonly tags: readonly string[]
  /** False when an answer that a page can do without could not be had. */
  readonly complete: boolean
}

export interface DependencyTracker {
  readonly content: ContentSource
  /** Runs `make` and notes what it asks, in all its parts. Rejects like `make`. */
  readonly track: <T>(make: () => Promise<T>) => Promise<TrackedResult<T>>
}

interface Notes {
  readonly tags: Set<string>
  lost: boolean
}

/** What editors' rules of a language are written in: a field of its globals, and a list of its own. */
export const redirectRuleTags = (locale: Locale): readonly string[] => [
  `globals:${locale}`,
  `redirects:${locale}`,
]

/**
 * Notes what each page asks of the content, and what it has to go without: texts, settings, menus and forms
 * that cannot be had are left out of a page, which is then kept for a few seconds only. The readers around
 * the source are made once for all pages, so the notes follow the making instead of being handed through
 * them.
 */
export function createDependencyTracker(content: ContentSource): DependencyTracker {
  const making = new AsyncLocalStorage<Notes>()
  const underWay = { count: 0 }
  const note = (tag: string) => void making.getStore()?.tags.add(tag)
  const ask =
    <Asked extends readonly unknown[], T>(tagOf: (...asked: Asked) => string, ask: (...asked: Asked) => T) =>
    (...asked: Asked): T => {
      note(tagOf(...asked))
      return ask(...asked)
    }
  const noteLoss =
    <Asked extends readonly unknown[], T>(load: (...asked: Asked) => Promise<T>) =>
    (...asked: Asked): Promise<T> =>
      load(...asked).catch((error: unknown) => {
        const notes = making.getStore()
        if (notes) notes.lost = true
        throw error
      })
  const askOptional = <Asked extends readonly unknown[], T>(
    tagOf: (...asked: Asked) => string,
    load: (...asked: Asked) => Promise<T>,
  ) => ask(tagOf, noteLoss(load))
  return {
    content: {
      ...content,
      page: ask((locale, path) => `page:${locale}:${encodePath(path)}`, content.page),
      // No tag of its own: a home page, which has many, would be dropped with every page.
      has: noteLoss(content.has),
      entries: ask((locale, { collection }) => `entries:${locale}:${collection}`, content.entries),
      dated: ask((locale) => `dated:${locale}`, content.dated),
      tree: askOptional((locale) => `tree:${locale}`, content.tree),
      navigation: askOptional((locale, handle) => `navigation:${locale}:${handle}`, content.navigation),
      globals: askOptional((locale) => `globals:${locale}`, content.globals),
      translations: askOptional((locale) => `translations:${locale}`, content.translations),
      forms: askOptional((locale) => `forms:${locale}`, content.forms),
    },
    async track(make) {
      const notes: Notes = { tags: new Set(), lost: false }
      underWay.count += 1
      try {
        const result = await making.run(notes, make)
        return { result, tags: [...notes.tags], complete: !notes.lost }
      } finally {
        underWay.count -= 1
        // Until then Node 20 and 22 follow every step of the process, those of finished pages that are sent
        // as well.
        if (underWay.count === 0) making.disable()
      }
    },
  }
}
