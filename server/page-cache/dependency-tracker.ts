import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntryQuery } from '../../src/content/lists.ts'
import type { Locale } from '../../src/i18n/languages.ts'
import type { ContentSource } from '../cms/source.ts'
import { encodePath } from '../http/canonical-path.ts'

/** The result of a function, with the content that it read. */
export interface TrackedResult<T> {
  readonly result: T
  /**
   * Tags of the content that was read, each once: `page:nl:/over-ons`, `navigation:nl:main`, `globals:nl`.
   */
  readonly tags: readonly string[]
  /** False when optional content, such as a menu, failed to load. */
  readonly complete: boolean
}

/** Records which content is read while a page is made. */
export interface DependencyTracker {
  /** The content source, whose calls are recorded. */
  readonly content: ContentSource
  /**
   * Runs `make` and records the content that it reads, asynchronously too. Rejects when `make` does.
   */
  readonly track: <T>(make: () => Promise<T>) => Promise<TrackedResult<T>>
}

/** The record of one run. */
interface Dependencies {
  readonly tags: Set<string>
  isIncomplete: boolean
}

/** Tags of the content with the redirect rules of a language: its globals, and the list of redirects. */
export const redirectRuleTags = (locale: Locale): readonly string[] => [
  `globals:${locale}`,
  `redirects:${locale}`,
]

/**
 * The tag of the page at an address.
 * @param path decoded, inside the language
 */
export const pageTag = (locale: Locale, path: string): string => `page:${locale}:${encodePath(path)}`

const entriesTag = (locale: Locale) => (collection: string) => `entries:${locale}:${collection}`
/** Tags of all collections that a list is made of: a new entry in any of them may be in it. */
const entriesTags = (locale: Locale, { collections }: Pick<EntryQuery, 'collections'>): readonly string[] =>
  collections.map(entriesTag(locale))

/**
 * Creates a tracker around a content source. It records the tags of the content that each page reads, by
 * which caches can purge the page, and whether optional content failed to load: a page without some of its
 * texts, settings, menus or forms is stored for a few seconds only. Simultaneous runs are told apart by
 * asynchronous context, because all pages share the readers around the source.
 */
export function createDependencyTracker(content: ContentSource): DependencyTracker {
  const context = new AsyncLocalStorage<Dependencies>()
  const running = { count: 0 }
  /** A function of the source whose calls are recorded by a tag. */
  const noted =
    <Args extends readonly unknown[], T>(
      tagOf: (...args: Args) => string | readonly string[],
      load: (...args: Args) => T,
    ) =>
    (...args: Args): T => {
      const tags = context.getStore()?.tags
      if (tags) for (const tag of [tagOf(...args)].flat()) tags.add(tag)
      return load(...args)
    }
  /** A function of the source whose failures make the page incomplete. */
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
      page: noted(pageTag, content.page),
      // Not tagged: home pages check the existence of other pages, and would be purged with each of those.
      has: lossNoted(content.has),
      entries: noted((locale, { collection }) => entriesTag(locale)(collection), content.entries),
      list: noted(entriesTags, content.list),
      facets: noted(entriesTags, content.facets),
      related: noted(entriesTags, content.related),
      topics: noted((locale) => `topics:${locale}`, content.topics),
      taxonomies: noted((locale) => `topics:${locale}`, content.taxonomies),
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
        // While a context is enabled, Node 20 and 22 follow every asynchronous step of the process, also the
        // steps of sending cached pages.
        if (running.count === 0) context.disable()
      }
    },
  }
}
