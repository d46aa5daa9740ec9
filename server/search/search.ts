import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import type { SearchQuery } from '../../src/search/query.ts'
import type { SearchAnswer } from '../../src/search/search-data.ts'
import type { Admission } from '../admission.ts'
import type { ContentSource } from '../cms/source.ts'
import { createPace, type Pace } from './pace.ts'
import { createReading, type Reading } from './reading.ts'
import type { SearchDocument } from './search-index.ts'

/** Finds pages of a language by their words. */
export interface Search {
  /** Begins to read the content in the background, now and after each change. The first question does so too. */
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
}

export interface SearchLimits {
  /** Milliseconds from the begin of a reading to that of the next. */
  readonly gap: number
  /** Pages of a language whose texts are asked for; the others are found by title and summary. */
  readonly most: number
  readonly trustsDates: boolean
  /** Characters of all pages together: the index needs about twelve bytes for each. */
  readonly characters: number
}

const characters = 8_000_000
const fileLimits: SearchLimits = {
  ...{ gap: 1_000, most: Number.POSITIVE_INFINITY, characters },
  // Who edits a file does not write into it when that was.
  trustsDates: false,
}
/** A content system over HTTP is asked as rendering ahead asks it: not more often, not for more, and here only for what changed. */
const httpLimits: SearchLimits = { gap: 60_000, most: 2_000, trustsDates: true, characters }

/** Milliseconds in which changes that come together are waited for. */
const settle = 200
/** Milliseconds until content that could not be had is asked for again. */
const retryAfter = 5_000
/** Milliseconds that a question waits for the first reading. */
const patience = 3_000

interface Parts {
  readonly content: Pick<ContentSource, 'name' | 'outlines' | 'onChange'>
  /** The document with what its page says. Rejects when that cannot be had. */
  readonly read: (document: SearchDocument) => Promise<SearchDocument>
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
  readonly admission: Pick<Admission, 'run'>
  readonly limits?: SearchLimits
}

interface State {
  timer?: NodeJS.Timeout | undefined
  /** Resolves when the titles of all languages that can be had are known. */
  titles?: Promise<void> | undefined
  isReading: boolean
  /** The content changed since the reading under way began. */
  again: boolean
  /** Languages that could not be read the last time. */
  failed: number
  /** When the next reading may begin, on the monotonic clock. */
  earliest: number
  forget: () => void
}

/** One reading at a time, one language after the other: first the titles of all pages, which are known, then what each of them says. */
export function createSearch(parts: Parts): Search {
  const { content, read, logger, admission, limits = limitsFor(content) } = parts
  const readings = new Map<Locale, Reading>()
  const end = new AbortController()
  const state: State = { isReading: false, again: false, failed: 0, earliest: 0, forget: () => {} }
  const room = () =>
    [...readings.values()].reduce((left, { index }) => left - index.length(), limits.characters)

  async function readTitles(pace: Pace): Promise<void> {
    state.failed = 0
    for (const { locale } of locales) {
      const reading = readings.get(locale) ?? createReading()
      try {
        await reading.titles(await content.outlines(locale), pace)
        readings.set(locale, reading)
      } catch (err) {
        if (end.signal.aborted) return
        state.failed += 1
        logger.debug({ err, locale }, 'The pages of a language could not be listed for search')
      }
    }
  }

  async function readTexts(pace: Pace): Promise<void> {
    const { most, trustsDates } = limits
    for (const { texts } of readings.values()) await texts({ page: read, most, trustsDates, room }, pace)
  }

  async function readAll(): Promise<void> {
    const began = performance.now()
    const pace = createPace(end.signal)
    Object.assign(state, { isReading: true, again: false, earliest: began + limits.gap })
    state.titles = readTitles(pace)
    await state.titles
    await readTexts(pace)
    const ms = Math.round(performance.now() - began)
    logger.info({ documents: documents(), ms }, 'Pages can be searched')
  }

  function run(): void {
    readAll()
      .catch((err: unknown) => {
        if (!end.signal.aborted) logger.warn({ err }, 'Pages could not be read for search')
      })
      .finally(() => {
        state.isReading = false
        if (state.again) later()
        else if (state.failed > 0) later(retryAfter)
      })
  }

  function later(ms = settle): void {
    if (end.signal.aborted) return
    clearTimeout(state.timer)
    state.timer = setTimeout(run, Math.max(ms, state.earliest - performance.now())).unref()
  }

  function change(): void {
    state.again = true
    if (!state.isReading) later()
  }

  function start(): void {
    if (state.titles || end.signal.aborted) return
    state.forget = content.onChange(change)
    run()
  }

  /** After a close nobody waits any longer. */
  const waited = () => wait(patience, undefined, { ref: false, signal: end.signal }).catch(() => {})

  const documents = () =>
    Object.fromEntries([...readings].map(([locale, { index }]) => [locale, index.size()]))

  const stateNow = (): SearchHealth['state'] => {
    if (!state.titles) return 'idle'
    if (state.isReading) return 'reading'
    return state.failed > 0 ? 'degraded' : 'ok'
  }

  return {
    start,
    async find(locale, query) {
      start()
      if (!readings.has(locale)) await Promise.race([state.titles, waited()])
      const known = readings.get(locale)
      return known ? admission.run(() => known.index.find(query)) : { kind: 'unavailable' }
    },
    health: () => ({ state: stateNow(), documents: documents() }),
    close() {
      end.abort()
      clearTimeout(state.timer)
      state.forget()
    },
  }
}

const limitsFor = ({ name }: Parts['content']): SearchLimits =>
  name === 'flat-files' ? fileLimits : httpLimits
