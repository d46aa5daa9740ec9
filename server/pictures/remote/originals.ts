/** Copies on disk of pictures of other machines, from which small ones are made. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { writeAtomically } from '../../cache/atomic-file.ts'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import { createShareInFlight } from '../../cache/share-in-flight.ts'
import type { FileClient } from '../../cms/http-client/files/file-client.ts'
import { createConcurrencyLimiter } from '../../cms/http-client/resilience/concurrency-limiter.ts'
import { keepWithin } from '../kept/folder-size.ts'
import type { RemotePictureFacts } from './picture-facts.ts'

/** A copy of a file. */
export interface Original {
  /** Absolute path. */
  readonly file: string
  /** A text that differs where the file does. */
  readonly revision: string
}

/** The copies. No function rejects. */
export interface Originals {
  /** The copy of the file at a URL, fetched where there is none; undefined where it cannot be had. */
  get(url: string): Promise<Original | undefined>
  /** Removes a folder of its own. */
  close(): Promise<void>
}

interface OriginalsOptions {
  readonly client: Pick<FileClient, 'fetchAll'>
  readonly facts: Pick<RemotePictureFacts, 'find' | 'learn'>
  /** The folder for pictures; undefined for a temporary one. */
  readonly dir: string | undefined
  readonly logger: Pick<Logger, 'warn' | 'debug'>
}

/**
 * Bytes of one file, and of all copies: the oldest make room. Their times are those of the copying, as what was
 * read of a file counts until its time changes.
 */
const [maxFileBytes, maxBytes] = [25_000_000, 268_435_456]
/** Files that are fetched at once, and that wait for it, at most 5 seconds. */
const fetching = { concurrency: 2, queue: 50, queueMs: 5_000 }
/** Addresses that failed are not asked for again in this time, in milliseconds. */
const failed = { maxEntries: 10_000, ttl: 60_000 }

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Creates the copies. Nothing is fetched, and no folder made, before one is asked for. */
export function createOriginals({ client, facts, dir, logger }: OriginalsOptions): Originals {
  const limiter = createConcurrencyLimiter(fetching)
  const share = createShareInFlight<Original | undefined>()
  const failures = createBoundedCache<string, object>(failed)
  const state: { folder?: Promise<string> } = {}

  /** Made again for the next picture where that failed. */
  const ownFolder = (): Promise<string> =>
    mkdtemp(join(tmpdir(), 'pictures-')).catch((err) => {
      delete state.folder
      throw err
    })
  const folder = (): Promise<string> => {
    state.folder ??= dir === undefined ? ownFolder() : Promise.resolve(join(dir, 'originals'))
    return state.folder
  }

  async function fileOf(url: string, revision: string): Promise<string> {
    const name = createHash('sha256').update(`${url} ${revision}`).digest('hex').slice(0, 40)
    return join(await folder(), name)
  }

  async function copied(url: string): Promise<Original | undefined> {
    const known = await facts.find(url)
    if (!known) return undefined
    const file = await fileOf(url, known.revision)
    return (await exists(file)) ? { file, revision: known.revision } : undefined
  }

  async function fetchCopy(url: string): Promise<Original> {
    const fetched = await limiter.run(() => client.fetchAll(url, maxFileBytes))
    const { revision, isPicture } = facts.learn(url, fetched)
    // Nothing is known of it, by which its copy would be found the next time.
    if (!isPicture) failures.set(url, {})
    const file = await fileOf(url, revision)
    await writeAtomically(file, (handle) => handle.writeFile(fetched.bytes))
    await keepWithin(await folder(), maxBytes)
    return { file, revision }
  }

  async function get(url: string): Promise<Original | undefined> {
    try {
      const copy = await copied(url)
      if (copy || failures.peek(url)) return copy
      return await fetchCopy(url)
    } catch (err) {
      failures.set(url, {})
      logger.debug({ err, picture: url }, 'A picture of another machine cannot be had')
      return undefined
    }
  }

  return {
    get: (url) => share(url, () => get(url)),
    async close() {
      limiter.close()
      const own = dir === undefined ? await state.folder : undefined
      if (own !== undefined) await rm(own, { recursive: true, force: true })
    },
  }
}
