import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '../../src/i18n/locales.ts'
import type { ContentSource } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'

/** What came of making something, and what it asked of the content. */
export interface TrackedResult<T> {
  readonly result: T
  /** What was asked of the content, each once: `page:nl:/over-ons`, `navigation:nl:main`, `globals:nl`. */
  readonly tags: readonly string[]
  /** False when something that a page can do without could not be had. */
  readonly complete: boolean
}

/** Notes what is asked of the content while something is made. */
export interface DependencyTracker {
  /** The content source, whose calls are noted. */
  readonly content: ContentSource
  /**
   * Runs `make` and notes what it asks of the content, in all its asynchronous parts. Rejects like `make`.
   */
  readonly track: <T>(make: () => Promise<T>) => Promise<TrackedResult<T>>
}

interface Dependencies {
  readonly tags: Set<string>
  isIncomplete: boolean
}

/** Names of what editors' redirect rules of a language are written in: its globals, and a list of its own. */
export const redirectRuleTags = (locale: Locale): readonly string[] => [
  `globals:${locale}`,
  `redirects:${locale}`,
]

/**
 * Notes what each page asks of the content, for caches that drop answers by name, and whether something could
 * not be had. Texts, settings, menus and forms that cannot be had are left out of a page, which is then
 * stored for a few seconds only. All pages share the readers around the source, so that what a page asks is
 * told apart by its asynchronous context instead of being handed through them.
 */
export function createDependencyTracker(content: ContentSource): DependencyTracker {
  const context = new AsyncLocalStorage<Dependencies>()
  const running = { count: 0 }
  const noted =
    <Args extends readonly unknown[], T>(tagOf: (...args: Args) => string, load: (...args: Args) => T) =>
    (...args: Args): T => {
      context.getStore()?.tags.add(tagOf(...args))
      return load(...args)
    }
  const lossNoted =
    <Args extends readonly unknown[], T>(load: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      load(...args).catch((error: unknown) => {
        const dependencies = context.getStore()
        if (dependencies) dependencies.isIncomplete = true
        throw error
      })
  const optional = <Args extends readonly unknown[], T>(
    tagOf: (...args: Args) => string,
    load: (...args: Args) => Promise<T>,
  ) => noted(tagOf, lossNoted(load))
  return {
    content: {
      ...content,
      page: noted((locale, path) => `page:${locale}:${encodePath(path)}`, content.page),
      // No tag of its own: home pages ask this of many pages, and would be dropped with each of them.
      has: lossNoted(content.has),
      entries: noted((locale, { collection }) => `entries:${locale}:${collection}`, content.entries),
      dated: noted((locale) => `dated:${locale}`, content.dated),
      tree: optional((locale) => `tree:${locale}`, content.tree),
      navigation: optional((locale, handle) => `navigation:${locale}:${handle}`, content.navigation),
      globals: optional((locale) => `globals:${locale}`, content.globals),
      translations: optional((locale) => `translations:${locale}`, content.translations),
      forms: optional((locale) => `forms:${locale}`, content.forms),
    },
    async track(make) {
      const dependencies: Dependencies = { tags: new Set(), isIncomplete: false }
      running.count += 1
      try {
        const result = await context.run(dependencies, make)
        return { result, tags: [...dependencies.tags], complete: !dependencies.isIncomplete }
      } finally {
        running.count -= 1
        // While it is enabled, Node 20 and 22 follow every asynchronous step of the process, those of sending
        // cached pages too.
        if (running.count === 0) context.disable()
      }
    },
  }
}
