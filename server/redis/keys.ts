import { digest } from '../http/etag.ts'

/** Names in Redis, which sites that share a server do not share. */
export interface RedisKeys {
  /** The stream of what was published. */
  readonly published: string
  /** A mark that is gone when Redis was emptied. */
  readonly mark: string
  /** A response of the content system. */
  response(name: string): string
  /** A rendered page. */
  page(name: string): string
}

/**
 * The names of one site. What builds of different versions understand differently has the build in its name;
 * the stream has not: its messages have a version of their own.
 * @param site what tells sites apart: their public address
 */
export function redisKeys(site: string, buildId: string): RedisKeys {
  const prefix = `triptych:${digest(site).slice(0, 10)}`
  const ofBuild = (kind: string) => (name: string) => `${prefix}:${kind}:${buildId}:${name}`
  return {
    published: `${prefix}:published`,
    mark: `${prefix}:mark`,
    response: ofBuild('response'),
    page: ofBuild('page'),
  }
}
