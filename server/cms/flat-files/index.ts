import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { ContentSource } from '../source.ts'
import type { Labels } from './answers.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { createLive, type Live } from './live.ts'
import type { LocaleMap } from './sites.ts'
import { type ContentWatch, watchContent } from './watch.ts'

export interface FlatFilesOptions {
  /** Folder of the Statamic project: the one that `content` and `resources` lie in. */
  readonly dir: string
  /** Our language → site handle, when handles do not tell. */
  readonly localeMap?: LocaleMap
  /** The content system's time zone, an IANA name; UTC when absent. */
  readonly timeZone?: string
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Whether to follow changes on disk. */
  readonly watch: boolean
  /** First segments of an address that content cannot take. */
  readonly reserved?: readonly string[]
  readonly labels?: Labels
}

async function assertFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined)
  if (!found) throw new Error(`The content folder ${dir} does not exist`)
  if (!found.isDirectory()) throw new Error(`The content folder ${dir} is not a folder`)
}

interface Held {
  closed: boolean
  work: Promise<void>
  watch: ContentWatch
  timer?: NodeJS.Timeout
}

interface Following {
  readonly logger: FlatFilesOptions['logger']
  readonly changed: () => void
}

/** A folder that is gone tells nobody when it is back, milliseconds. */
const lookAgain = 1000

/** Follows the folder. Changes are taken in one after the other, each with one new index. Returns the way to stop. */
function follow(
  dir: string,
  store: FileStore,
  live: Live,
  { logger, changed }: Following,
): () => Promise<void> {
  const start = () => {
    const watch = watchContent(dir, logger, enqueue)
    // What changed between the first reading and the first event was not seen by either.
    void watch.ready.then(() => enqueue())
    return watch
  }
  const take = async (paths?: readonly string[]) => {
    if (held.closed) return
    const wasLost = store.lost()
    const isNew = await store.refresh(paths)
    if (held.closed) return
    if (isNew) {
      live.replace(store.files())
      changed()
    }
    clearTimeout(held.timer)
    if (store.lost()) held.timer = setTimeout(() => enqueue(), lookAgain).unref()
    else if (wasLost) await restart()
  }
  /** The folder that is back may be another one than the one that was watched. */
  const restart = async () => {
    await held.watch.close()
    held.watch = start()
  }
  const enqueue = (paths?: readonly string[]) => {
    held.work = held.work
      .then(() => take(paths))
      .catch((err: unknown) => logger.error({ err }, 'Changed content could not be taken in'))
  }
  const held: Held = { closed: false, work: Promise.resolve(), watch: start() }
  return async () => {
    held.closed = true
    clearTimeout(held.timer)
    await held.work
    await held.watch.close()
  }
}

/**
 * Reads content from the flat files of Statamic 3 to 6 (content-contract, section 4). An empty folder is an empty site. Faults in
 * single files are logged and cost those files; nothing is ever written.
 *
 * @throws Error when `dir` is not a folder, RangeError when there is no such time zone
 */
export async function flatFiles(options: FlatFilesOptions): Promise<ContentSource> {
  const { dir, logger, now = Date.now, localeMap = {}, timeZone = 'UTC' } = options
  const { reserved = [], labels = {} } = options
  await assertFolder(dir)
  const store = createFileStore(dir, logger)
  await store.refresh()
  const live = createLive(store.files(), {
    ...{ localeMap, timeZone, reserved, labels, logger, now },
    timers: options.watch,
  })
  const held = { readAt: now() }
  const changed = () => {
    held.readAt = now()
  }
  const unfollow = options.watch ? follow(dir, store, live, { logger, changed }) : undefined
  return {
    name: 'flat-files',
    page: (locale, path) => live.answers().page(locale, path),
    tree: (locale) => live.answers().tree(locale),
    navigation: (locale, handle) => live.answers().navigation(locale, handle),
    globals: (locale) => live.answers().globals(locale),
    translations: (locale) => live.answers().translations(locale),
    entries: (locale, query) => live.answers().entries(locale, query),
    redirects: (locale) => live.answers().redirects(locale),
    forms: (locale) => live.answers().forms(locale),
    assetFolders: () => live.answers().assetFolders(),
    health: () => ({
      state: store.lost() || store.broken().size > 0 ? 'degraded' : 'ok',
      age_s: options.watch ? 0 : Math.max(0, Math.round((now() - held.readAt) / 1000)),
      pages: live.pages(),
      broken: store.broken().size,
    }),
    onChange: live.onChange,
    async close() {
      live.stop()
      await unfollow?.()
    },
  }
}
