import type { Logger } from 'pino'
import type { SearchAnswer } from '../../src/content/search/search-data.ts'
import type { SearchQuery } from '../../src/content/search/search-query.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { ContentSource } from '../cms/source.ts'
import type { TaskOutcome } from '../scheduling/repeated-task.ts'
import type { Scheduler } from '../scheduling/scheduler.ts'
import { type FacetLabels, noLabels } from './facets/labels.ts'
import { createLanguageIndex, type LanguageIndex } from './language-index.ts'
import type { SearchDocument } from './search-document.ts'
import type { Stems } from './words/stemmers.ts'

/** Finds pages of a language by their words. */
export interface Search {
  /**
   * Starts to index the content in the background, now and after each change. The first call of `find` calls
   * this too.
   */
  start(): void
  /** Resolves when the titles of all pages are indexed for the first time after the start. */
  started(): Promise<void>
  /**
   * Finds pages; returns `unavailable` as long as no page of the language is indexed.
   * @throws OverloadError when the render queue is full
   */
  find(locale: Locale, query: SearchQuery): Promise<SearchAnswer>
  health(): SearchHealth
  /** Stops indexing for good. */
  close(): void
}

/** The state of search, for monitoring. */
export interface SearchHealth {
  /**
   * `idle` before the first indexing, `reading` during one, `degraded` when the last indexing of a language
   * failed.
   */
  readonly state: 'idle' | 'reading' | 'ok' | 'degraded'
  /** Number of pages that can be found, for each language that is indexed. */
  readonly documents: Readonly<Partial<Record<Locale, number>>>
  /** Whether texts or pages were left out for lack of room. */
  readonly full: boolean
}

/** Limits for reading the content. */
export interface SearchLimits {
  /** Minimum milliseconds between the starts of two readings of texts. */
  readonly textInterval: number
  /** Maximum number of pages of a language whose texts are read. Others are found by title and summary. */
  readonly maxTexts: number
  /**
   * Maximum number of characters of all pages, titles included. The index takes about five bytes a character.
   */
  readonly maxCharacters: number
}

const maxCharacters = 8_000_000
/** Limits where reading content is cheap: from files. */
const cheapLimits: SearchLimits = { textInterval: 1_000, maxTexts: Number.POSITIVE_INFINITY, maxCharacters }
/** Limits for a content system over HTTP, the same as for prerendering. */
const callsLimits: SearchLimits = { textInterval: 60_000, maxTexts: 2_000, maxCharacters }

/** Milliseconds until content that failed to load is requested again. */
const retryAfter = 5_000
/** Maximum milliseconds that a query waits for the first indexing. */
const maxWait = 3_000

interface SearchDeps {
  readonly languages: Pick<Languages, 'locales'>
  readonly content: Pick<ContentSource, 'traits' | 'outlines' | 'onChange'>
  /**
   * Adds the texts of its page to a document; undefined where there is no page. Rejects when the page fails
   * to load.
   */
  readonly read: (document: SearchDocument) => Promise<SearchDocument | undefined>
  /** Loads the stems of a language's words. */
  readonly stems: (locale: Locale) => Promise<Stems>
  /** Reads the names of what results can be narrowed down to. */
  readonly labels: (locale: Locale) => Promise<FacetLabels>
  /** Whether a path shows its page, and is not overridden by a redirect rule. */
  readonly isServed: (locale: Locale, path: string) => Promise<boolean>
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
  readonly scheduler: Pick<Scheduler, 'renderQueue' | 'createPacedWork' | 'createTask' | 'wait'>
  readonly limits?: SearchLimits
}

interface SearchState {
  /** Resolves after the first indexing of the outlines of all languages. */
  first?: Promise<void> | undefined
  /** Number of languages that could not be indexed the last time. */
  failed: number
  unsubscribe: () => void
}

/**
 * Creates the search. It indexes titles and summaries of all pages first, from the list of pages, and then
 * reads the text of each page. Changes in that list do not wait while texts are read: a deleted page is soon
 * not found any more, however long reading the other pages takes.
 */
export function createSearch(deps: SearchDeps): Search {
  const { content, languages, read, logger, scheduler } = deps
  const limits = deps.limits ?? (content.traits.readsCheaply ? cheapLimits : callsLimits)
  const indexes = new Map<Locale, LanguageIndex>()
  const labels = new Map<Locale, FacetLabels>()
  const end = new AbortController()
  const state: SearchState = { failed: 0, unsubscribe: () => {} }
  const room = () =>
    [...indexes.values()].reduce((left, { index }) => left - index.length(), limits.maxCharacters)

  const outlines = scheduler.createTask({ work: () => readOutlines().catch(report) })
  const texts = scheduler.createTask({ work: () => readTexts().catch(report) })

  async function readOutlines(): Promise<TaskOutcome | undefined> {
    const work = scheduler.createPacedWork(end.signal)
    let failed = 0
    for (const locale of languages.locales) {
      try {
        const language = indexes.get(locale) ?? createLanguageIndex(await deps.stems(locale))
        const isServed = (path: string) => deps.isServed(locale, path)
        await language.updateOutlines(await content.outlines(locale), { work, isServed, room })
        indexes.set(locale, language)
        labels.set(locale, await deps.labels(locale))
      } catch (err) {
        if (end.signal.aborted) return undefined
        failed += 1
        logger.debug({ err, locale }, 'The pages of a language could not be listed for search')
      }
    }
    state.failed = failed
    texts.schedule(0)
    return failed > 0 ? { retryAfter } : undefined
  }

  const readOne: SearchDeps['read'] = (document) =>
    read(document).catch((err: unknown) => {
      logger.debug({ err, path: document.path }, 'A page could not be read for search')
      throw err
    })

  async function readTexts(): Promise<TaskOutcome> {
    const began = performance.now()
    const work = scheduler.createPacedWork(end.signal)
    for (const language of indexes.values())
      await language.updateTexts({ read: readOne, maxTexts: limits.maxTexts, room, work })
    const ms = Math.round(performance.now() - began)
    logger.info({ documents: documents(), ms, full: isFull() }, 'Pages can be searched')
    return { interval: limits.textInterval }
  }

  function report(err: unknown): undefined {
    if (!end.signal.aborted) logger.warn({ err }, 'Pages could not be read for search')
  }

  function start(): void {
    if (state.first || end.signal.aborted) return
    state.unsubscribe = content.onChange(() => outlines.schedule())
    state.first = outlines.run()
  }

  const documents = () =>
    Object.fromEntries([...indexes].map(([locale, { index }]) => [locale, index.size()]))
  const isFull = () => [...indexes.values()].some((language) => language.isFull())

  const currentState = (): SearchHealth['state'] => {
    if (!state.first) return 'idle'
    if (outlines.isRunning()) return 'reading'
    if (state.failed > 0) return 'degraded'
    return texts.isScheduled() ? 'reading' : 'ok'
  }

  return {
    start,
    started: async () => state.first,
    async find(locale, query) {
      start()
      if (!indexes.has(locale)) await Promise.race([state.first, scheduler.wait(maxWait, end.signal)])
      const language = indexes.get(locale)
      if (!language) return { kind: 'unavailable' }
      await scheduler.renderQueue.turn()
      return language.index.find(query, labels.get(locale) ?? noLabels)
    },
    health: () => ({ state: currentState(), documents: documents(), full: isFull() }),
    close() {
      end.abort()
      outlines.close()
      texts.close()
      state.unsubscribe()
    },
  }
}
