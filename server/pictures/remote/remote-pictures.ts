/** Pictures of other machines: their sizes, and small ones where the operator switched that on. */
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { SmallPicture } from '../../../src/content/pictures/picture-address.ts'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import { createGlide } from '../../cms/glide/glide.ts'
import { createFileClient } from '../../cms/http-client/files/file-client.ts'
import { defaultLimits } from '../../cms/http-client/limits.ts'
import type { Config } from '../../config/config.ts'
import type { Scheduler } from '../../scheduling/scheduler.ts'
import type { PictureAnswer } from '../content-pictures.ts'
import { inTime, late } from '../making/in-time.ts'
import { openFactsFile } from './facts-file.ts'
import { createGlideCheck } from './glide-check.ts'
import { createOriginals, type Originals } from './originals.ts'
import { createRemotePictureFacts } from './picture-facts.ts'
import { createProxiedPaths } from './proxied-path.ts'
import { createSignedVersions } from './signed-versions.ts'
import { createToldFacts, type PictureProxy, stateOf, type TellFacts } from './told-facts.ts'

/** Pictures of other machines. No function rejects. */
export interface RemotePictures {
  readonly facts: TellFacts
  isBeingRead(url: string): boolean
  /**
   * A small picture of a file at a path `/@host/…`.
   * @param make makes it of the copy of the file
   */
  get(request: SmallPicture, make: MakeFromFile): Promise<PictureAnswer>
  onChange(changed: () => void): () => void
  /** Resolves when nothing is being read. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Makes a small picture of a file on disk, a crop around its focal point. */
export type MakeFromFile = (request: SmallPicture, copy: FileCopy) => Promise<PictureAnswer>

/** The copy of a file of another machine. */
export interface FileCopy {
  /** Absolute path. */
  readonly file: string
  readonly focus: string | undefined
}

export interface RemotePicturesOptions {
  readonly config: Pick<Config, 'remotePictures' | 'cms' | 'snapshotDir' | 'picturesDir'>
  readonly scheduler: Pick<Scheduler, 'rest' | 'wait'>
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
  /** Maximum milliseconds that a visitor waits for a file before the browser is sent there itself. */
  readonly maxWait?: number
}

/** Milliseconds for a whole file. */
const totalMs = 15_000
/** Focal points that are remembered: those of as many pictures as have known sizes. */
const maxFocuses = 20_000

const missing = { kind: 'missing' } as const

/** Fetches the file, and makes the picture of it. */
function createProxyAnswers(
  { paths, versions, focuses }: PictureProxy,
  originals: Originals,
  maxWait: number,
) {
  return async (request: SmallPicture, make: MakeFromFile): Promise<PictureAnswer> => {
    const url = paths.urlOf(request.path)
    if (url === undefined || !versions.isOwn(request.version, url)) return missing
    const copy = await inTime(originals.get(url), maxWait)
    const focus = focuses.get(url)
    const answer = copy === late || !copy ? missing : await make(request, { file: copy.file, focus })
    if (copy === late || !copy || answer.kind !== 'made') return { kind: 'original', path: url }
    return { ...answer, isCurrent: versions.of(url, stateOf(copy.revision, focus)) === request.version }
  }
}

/** Creates the pictures. Nothing is asked for before a page shows one. */
export function createRemotePictures(options: RemotePicturesOptions): RemotePictures {
  const { config, scheduler, logger, maxWait = 2_500 } = options
  const { origins, proxied, proxyKey, glideKey, glideRoute: route } = config.remotePictures
  const { connectTimeout: connectMs, firstByteTimeout: firstByteMs } = config.cms ?? {}
  const limits = {
    connectMs: connectMs ?? defaultLimits.connectMs,
    firstByteMs: firstByteMs ?? defaultLimits.firstByteMs,
    totalMs,
  }
  const client = createFileClient({ origins, limits })
  const file =
    config.snapshotDir === undefined
      ? undefined
      : openFactsFile(join(config.snapshotDir, 'picture-sizes.json'))
  const facts = createRemotePictureFacts({ client, file, scheduler, logger })
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => void listener())
  facts.onChange(changed)

  const key = proxyKey?.()
  const proxy =
    proxied && key !== undefined
      ? {
          paths: createProxiedPaths(proxied.map(({ origin }) => origin)),
          versions: createSignedVersions(key),
          focuses: createBoundedCache<string, string>({ maxEntries: maxFocuses }),
        }
      : undefined
  const originals = createOriginals({ client, facts, dir: config.picturesDir, logger })
  const answer = proxy && createProxyAnswers(proxy, originals, maxWait)

  const check = createGlideCheck({ client, logger, onWorking: changed })
  const glide =
    glideKey && config.cms
      ? { ...createGlide({ cmsUrl: config.cms.url, key: glideKey(), route }), ...check }
      : undefined

  return {
    isBeingRead: facts.isBeingRead,
    facts: createToldFacts({ origins: origins.map(({ origin }) => origin), facts, proxy, glide }),
    get: async (request, make) => (answer ? answer(request, make) : missing),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settled: async () => void (await Promise.all([facts.settled(), check.settled()])),
    async close() {
      listeners.clear()
      await facts.close()
      await originals.close()
      await client.close()
    },
  }
}
