/** The content source that reads the flat files of a Statamic project. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { defaultLanguages, type Languages } from '../../../src/i18n/languages.ts'
import type { FallbackOf } from '../../languages/fallback.ts'
import type { OwnAddresses } from '../model/addresses/own-addresses.ts'
import type { LocalizedLabels } from '../rich-text/context.ts'
import type { ContentSource } from '../source.ts'
import { answersSource } from './answers-source.ts'
import { createFileStore, type FileStore } from './disk/file-store.ts'
import { isMissing } from './disk/files.ts'
import { follow } from './disk/follow.ts'
import { createPublicFiles } from './disk/public-files.ts'
import { type OpenWatch, watchContent } from './disk/watch.ts'
import { createDrafts } from './drafts/drafts.ts'
import type { LocaleMap } from './index/sites/sites.ts'
import { createLiveAnswers, type LiveAnswers } from './live-answers.ts'
import { createParseCache, type ParseCacheOptions } from './parse-cache/parse-cache.ts'
import { createParseThread } from './parse-thread/parse-thread.ts'

/** The settings of the source that reads flat files. */
export interface FlatFilesOptions extends OwnAddresses {
  /** Folder of the Statamic project, which contains `content` and `resources`. */
  readonly dir: string
  /** The languages of the site; the default set unless given. */
  readonly languages?: Languages
  /** Languages that stand in for others, by collection; those of the languages unless given. */
  readonly fallbackOf?: FallbackOf | undefined
  /** Handles of the project's sites by our language, for sites whose handle does not name their language. */
  readonly localeMap?: LocaleMap
  /** The content system's time zone, an IANA name; UTC when absent. */
  readonly timeZone?: string
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number
  /** Whether to follow changes on disk. */
  readonly watch: boolean
  /** Opens the watch of the folder; tests pass one whose events they send themselves. */
  readonly openWatch?: OpenWatch
  /** Milliseconds between two checks of all files while the folder cannot be watched; 5000 unless given. */
  readonly pollEvery?: number
  /** Words that rich text adds to a page, by language. */
  readonly labels?: LocalizedLabels
  /** Settings of the cache of parsed content for the next start; without them nothing is cached. */
  readonly parseCache?: Omit<ParseCacheOptions, 'logger'> | undefined
  /** Whether links in the public folders may lead out of these; not unless given. */
  readonly followLinks?: boolean
  /** Path of the code of the thread for large files; without it they are parsed on the main thread. */
  readonly parseWorker?: string | undefined
}

/** @throws Error when there is no folder at `dir` */
async function assertFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch((err: unknown) => {
    throw new Error(`The content folder ${dir} ${isMissing(err) ? 'does not exist' : 'cannot be read'}`, {
      cause: err,
    })
  })
  if (!found.isDirectory()) throw new Error(`The content folder ${dir} is not a folder`)
}

/** @throws Error when the disk refuses the content: the site would start, and look as if it had no pages */
function assertRead(dir: string, store: FileStore): void {
  for (const folder of ['.', 'content', 'content/collections']) {
    const code = store.unread().get(folder)
    if (code) throw new Error(`The content folder ${path.join(dir, folder)} cannot be read: ${code}`)
  }
}

/**
 * Creates the source that reads the flat files of Statamic 3 to 6. An empty folder is an empty site. Faults
 * in single files are logged and cost only those files. Nothing is ever written into the folder.
 * @throws Error when `dir` is not a folder or its content cannot be read, RangeError when there is no such
 * time zone
 */
export async function flatFiles(options: FlatFilesOptions): Promise<ContentSource> {
  const { dir, logger, now = Date.now, localeMap = {}, timeZone = 'UTC' } = options
  const { languages = defaultLanguages, fallbackOf } = options
  const { fixed, isTaken, maxSegments, searchPath, labels = {} } = options
  const { watch, openWatch = watchContent, pollEvery = 5000 } = options
  await assertFolder(dir)
  const parseCache = options.parseCache && createParseCache(dir, { ...options.parseCache, logger })
  const thread =
    options.parseWorker === undefined ? undefined : createParseThread({ code: options.parseWorker })
  const store = createFileStore(dir, logger, { settle: watch, parseCache, thread })
  const placeOf = createPublicFiles({ dir, followLinks: options.followLinks ?? false, logger })
  const state: { readAt: number; live?: LiveAnswers } = { readAt: now() }
  /** Notes that the files in memory equal those on disk: the health report tells the time since then. */
  const confirmed = () => {
    state.readAt = now()
  }
  const changed = async () => state.live?.replace(store.files())
  const indexOptions = {
    ...{ languages, fallbackOf, localeMap, timeZone },
    ...{ fixed, isTaken, maxSegments, searchPath },
  }
  const load = async () => {
    await store.refresh()
    assertRead(dir, store)
    state.live = createLiveAnswers(store.files(), { ...indexOptions, labels, logger, now, timers: watch })
    return state.live
  }
  const follower = watch
    ? follow({ dir, store, logger, openWatch, pollEvery, load, changed, confirmed })
    : undefined
  const live = await (follower?.loaded ?? load()).catch(async (err: unknown) => {
    await follower?.stop()
    throw err
  })
  return {
    name: 'flat-files',
    traits: { tellsOfChanges: true, readsCheaply: true, takesForms: true },
    ...answersSource(() => live.answers(), placeOf),
    reload: follower && (() => follower.check()),
    preview: createDrafts({
      ...{ dir, placeOf, now, logger, index: indexOptions, labels },
      ...{ files: store.files, answers: () => live.answers() },
    }),
    health: () => {
      const isWell = follower?.isWell() ?? true
      return {
        // Changes that are still being read are no fault: they only show in the age.
        state: isWell && store.broken().size === 0 ? 'ok' : 'degraded',
        loaded: true,
        age_s: follower?.isCurrent() ? 0 : Math.max(0, Math.round((now() - state.readAt) / 1000)),
        pages: live.pages(),
        broken: store.broken().size,
      }
    },
    onChange: live.onChange,
    async close() {
      live.stop()
      await thread?.close()
      await follower?.stop()
      await parseCache?.close()
    },
  }
}
