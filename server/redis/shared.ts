/** What the machines of one site share by way of Redis. */
import type { Logger } from 'pino'
import type { SharedResponses } from '../cms/remote/resources/resource.ts'
import type { ContentChange } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { digest } from '../http/etag.ts'
import type { SharedPages } from '../page-cache/shared-pages.ts'
import { redisKeys } from './keys.ts'
import { createPublishStream } from './publish-stream.ts'
import { openRedis, type RedisHealth } from './redis.ts'
import { createSharedPages } from './shared-pages.ts'
import { createSharedResponses } from './shared-responses.ts'

/** What the machines of a site share. */
export interface Shared {
  readonly pages: SharedPages
  readonly responses: SharedResponses
  /** Tells the other machines what was published. */
  spread(change: ContentChange): Promise<void>
  /** Calls back with what another machine tells of. */
  follow(received: (change: ContentChange) => void): void
  health(): RedisHealth
  close(): Promise<void>
}

interface SharedOptions {
  readonly config: Config
  readonly logger: Pick<Logger, 'info' | 'warn'>
  readonly buildId: string
}

/** Opens Redis where it is set. Resolves at once also when it is away. */
export async function openShared({ config, logger, buildId }: SharedOptions): Promise<Shared | undefined> {
  const url = config.redisUrl?.()
  if (url === undefined) return undefined
  const { createClient } = await import('@redis/client')
  const redis = openRedis({ url, logger, connect: createClient })
  const keys = redisKeys(config.siteUrl, buildId)
  const stream = createPublishStream({ redis, keys })
  const { url: cms = '', apiRoute = '', collections = [], fallback = false } = config.cms ?? {}
  const asked = [config.source, cms, apiRoute, collections, fallback, config.cmsLocales, config.cmsTimeZone]
  return {
    pages: createSharedPages({ redis, keys }),
    responses: createSharedResponses({ redis, keys, stream, identity: digest(JSON.stringify(asked)) }),
    spread: stream.spread,
    follow: stream.start,
    health: redis.health,
    async close() {
      await stream.close()
      await redis.close()
    },
  }
}
