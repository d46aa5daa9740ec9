import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import type { SearchQuery } from '../../src/search/query.ts'
import type { SearchAnswer } from '../../src/search/search-data.ts'
import type { ContentSource } from '../cms/source.ts'
import { createPacedWork } from '../scheduling/paced-work.ts'
import type { RenderQueue } from '../scheduling/render-queue.ts'
import { createRepeatedTask } from '../scheduling/repeated-task.ts'
import { createLanguageIndex, type LanguageIndex } from './language-index.ts'
import type { SearchDocument } from './search-index.ts'

/** Finds pages of a language by their words. */
export interface Search {
  /**
   * Begins to read the content in the background, at once and after each change. The first question does so
   * too.
   */
  start(): void
  /**
   * `unavailable` as long as nothing is known of the language.
   * @throws OverloadError when too many others wait for the processor
   */
  find(locale: Locale, query: SearchQuery): Promise<SearchAnswer>
  health(): SearchHealth
  /** Leaves nothing that would run later. */
  close(): void
}

export interface SearchHealth {
  /** `degraded` when a language could not be read the last time. */
  readonly state: 'idle' | 'reading' | 'ok' | 'degraded'
  /** Pages that can be found, of each language that has been read. */
  readonly documents: Readonly<Partial<Record<Locale, number>>>
  /** Texts or pages were left out for want of room. */
  readonly full: boolean
}

export interface SearchLimits {
  /** Milliseconds from the begin of a reading of texts to that of the next. */
  readonly gap: number
  /** Pages of a language whose texts are asked for; the others are found by title and summary. */
  readonly most: number
  /** Characters of all pages together, with titles and all: the index needs about five bytes for each. */
  readonly characters: number
}

const characters = 8_000_000
const cheapLimits: SearchLimits = { gap: 1_000, most: Number.POSITIVE_INFINITY, characters }
/** A content system over HTTP is asked as rendering ahead asks it: not more often, and not for more. */
const callsLimits: SearchLimits = { gap: 60_000, most: 2_000, characters }

/** Milliseconds until content that could not be had is asked for again. */
const retryAfter = 5_000
/** Milliseconds that a question waits for the first reading. */
const patience = 3_000

interface Parts {
  readonly content: Pick<ContentSource, 'traits' | 'outlines' | 'onChange'>
  /** The document with what its page says; undefined for what is no page. Rejects when that cannot be had. */
  readonly read: (document: SearchDocument) => Promise<SearchDocument | undefined>
  /** Whether visitors of a path see the page: a rule may lead them elsewhere. */
  readonly isServed: (locale: Locale, path: string) => Promise<boolean>
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
  readonly renderQueue: Pick<RenderQueue, 'turn'>
  readonly limits?: SearchLimits
}

interface State {
  /** Resolves when the titles of all languages that can be had are known for the first time. */
  first?: Promise<void> | undefined
  /** Languages that could not be read the last time. */
  failed: number
  forget: () => void
}

/**
 * First the titles of all pages, which are known, then what each of them says. An edit that comes meanwhile
 * is taken from the titles at once: what is withdrawn is not found any longer, however long a content system
 * takes to say what another page says.
 */
export function createSearch(parts: Parts): Search {
  const { content, read, logger, renderQueue, limits = limitsFor(content) } = parts
  const readings = new Map<Locale, LanguageIndex>()
  const end = new AbortController()
  const state: State = { failed: 0, forget: () => {} }
  const room = () =>
    [...readings.values()].reduce((left, { index }) => left - index.length(), limits.characters)

  const titles = createRepeatedTask({ work: () => readTitles().catch(said) })
  const texts = createRepeatedTask({ work: () => readTexts().catch(said), gap: limits.gap })

  async function readTitles(): Promise<number | undefined> {
    const pace = createPacedWork(end.signal)
    let failed = 0
    for (const { locale } of locales) {
      const reading = readings.get(locale) ?? createLanguageIndex()
      try {
        const isServed = (path: string) => parts.isServed(locale, path)
        await reading.updateOutlines(await content.outlines(locale), { pace, isServed, room })
        readings.set(locale, reading)
      } catch (err) {
        if (end.signal.aborted) return undefined
        failed += 1
        logger.debug({ err, locale }, 'The pages of a language could not be listed for search')
      }
    }
    state.failed = failed
    texts.schedule(0)
    return failed > 0 ? retryAfter : undefined
  }

  const readOne: Parts['read'] = (document) =>
    read(document).catch((err: unknown) => {
      logger.debug({ err, path: document.path }, 'A page could not be read for search')
      throw err
    })

  async function readTexts(): Promise<undefined> {
    const began = performance.now()
    const pace = createPacedWork(end.signal)
    for (const reading of readings.values())
      await reading.updateTexts({ page: readOne, most: limits.most, room }, pace)
    const ms = Math.round(performance.now() - began)
    logger.info({ documents: documents(), ms, full: isFull() }, 'Pages can be searched')
  }

  function said(err: unknown): undefined {
    if (!end.signal.aborted) logger.warn({ err }, 'Pages could not be read for search')
  }

  function start(): void {
    if (state.first || end.signal.aborted) return
    state.forget = content.onChange(() => titles.schedule())
    state.first = titles.run()
  }

  /** After a close nobody waits any longer. */
  const waited = () => wait(patience, undefined, { ref: false, signal: end.signal }).catch(() => {})

  const documents = () =>
    Object.fromEntries([...readings].map(([locale, { index }]) => [locale, index.size()]))
  const isFull = () => [...readings.values()].some((reading) => reading.isFull())

  const stateNow = (): SearchHealth['state'] => {
    if (!state.first) return 'idle'
    if (titles.isRunning()) return 'reading'
    if (state.failed > 0) return 'degraded'
    return texts.isScheduled() ? 'reading' : 'ok'
  }

  return {
    start,
    async find(locale, query) {
      start()
      if (!readings.has(locale)) await Promise.race([state.first, waited()])
      const known = readings.get(locale)
      if (!known) return { kind: 'unavailable' }
      await renderQueue.turn()
      return known.index.find(query)
    },
    health: () => ({ state: stateNow(), documents: documents(), full: isFull() }),
    close() {
      end.abort()
      titles.close()
      texts.close()
      state.forget()
    },
  }
}

const limitsFor = ({ traits }: Parts['content']): SearchLimits =>
  traits.readsCheaply ? cheapLimits : callsLimits
