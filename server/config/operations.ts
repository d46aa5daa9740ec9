/** Settings of what operators and editors use: metrics, shared memory, publishing, preview, reports, security. */
import * as v from 'valibot'
import { type SecurityConfig, securitySchema, toSecurity } from './security.ts'
import { oneOf, origins, secret, whole } from './values.ts'

/** A secret that is compared with what a request brings. Shorter ones can be guessed. */
const sharedSecret = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\x21-\x7e]{16,512}$/),
    v.description('16 to 512 printable characters without spaces'),
  )

const isRedisUrl = (value: string): boolean =>
  URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && new URL(value).hostname !== ''
/** The address of a Redis or Valkey server, with its password and number of database. */
const redisUrl = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isRedisUrl),
    v.description('an address such as redis://redis.example.org:6379/0, or rediss:// for TLS'),
  )

const isHttpUrl = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username === ''
/** The address of a request, with its query. */
const requestUrl = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isHttpUrl),
    v.description('an http(s) address without a password, such as http://varnish.example.org/'),
  )

const headerLine = /^[\w!#$%&'*+.^`|~-]{1,64}:[\t\x20-\x7e]{0,1024}$/
/** Header lines, one below the other or with `|` between them. */
const headerLines = () =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\n|]/).flatMap((line) => line.trim() || [])),
    v.array(v.pipe(v.string(), v.regex(headerLine))),
    v.maxLength(16),
    v.transform((lines) =>
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
      }),
    ),
    v.description('header lines such as Surrogate-Key: {tags}, with | between them'),
  )

/** The variables of this file. */
export const operationsSchema = {
  ...securitySchema,
  REDIS_URL: v.optional(redisUrl()),
  PUBLISH_SECRET: v.optional(sharedSecret()),
  PREVIEW_SECRET: v.optional(sharedSecret()),
  PREVIEW_ORIGINS: v.optional(origins(), ''),
  REPORTS_SECRET: v.optional(sharedSecret()),
  METRICS_PORT: v.optional(whole(0, 65535)),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w.:-]{1,253}$/), v.description('a host name or an IP address')),
  ),
  HEALTH_PORT: v.optional(whole(0, 65535)),
  WARM_UP_MS: v.optional(whole(0, 60_000), '3000'),
  DRAIN_TIME_MS: v.optional(whole(0, 300_000), '1000'),
  PURGE_URL: v.optional(requestUrl()),
  PURGE_METHOD: v.optional(oneOf(['POST', 'PURGE', 'BAN', 'PUT', 'DELETE', 'GET']), 'POST'),
  PURGE_HEADERS: v.optional(headerLines(), ''),
  PURGE_BODY: v.optional(
    v.pipe(v.string(), v.maxLength(4096), v.description('at most 4,096 characters')),
    '',
  ),
  PURGE_TOKEN: v.optional(secret()),
}

type OperationsSettings = v.InferOutput<v.ObjectSchema<typeof operationsSchema, undefined>>

/** A request that tells a cache in front which pages to drop. */
export interface PurgeConfig {
  /** `{tags}` and its other forms stand for the tags, in all texts. */
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  /** Returns the secret, sent as a bearer token: a function, so that printing the configuration does not show it. */
  readonly token: () => string | undefined
}

/** Settings of what operators and editors use. Each feature is off without its setting. */
export interface OperationsConfig extends SecurityConfig {
  /** Returns the address, which may have a password in it. */
  readonly redisUrl: (() => string) | undefined
  readonly publishSecret: (() => string) | undefined
  readonly previewSecret: (() => string) | undefined
  /** Origins of control panels that may show previews in a frame, besides that of `CMS_URL`. */
  readonly previewOrigins: readonly string[]
  readonly reportsSecret: (() => string) | undefined
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Where health is told of besides the site's own address. */
  readonly health: { readonly port: number; readonly host: string } | undefined
  /** Maximum milliseconds after the start until the process says that it is ready. */
  readonly warmUpTime: number
  /** Milliseconds in which a stopping server still accepts connections. */
  readonly drainTime: number
  readonly purge: PurgeConfig | undefined
}

/** Faults of values that are valid alone, but not together. */
export function operationsContradictions(given: Readonly<Record<string, string | undefined>>): string[] {
  const [drain, timeout] = [given.DRAIN_TIME_MS, given.SHUTDOWN_TIMEOUT_MS ?? '10000']
  return drain !== undefined && Number(drain) > Number(timeout) / 2
    ? [`DRAIN_TIME_MS must be at most half of SHUTDOWN_TIMEOUT_MS (${timeout.trim()}), not ${drain.trim()}`]
    : []
}

const hidden = (value: string | undefined): (() => string) | undefined =>
  value === undefined ? undefined : () => value

/** The settings in the types that the code needs. */
export const toOperations = (settings: OperationsSettings & { readonly HOST: string }): OperationsConfig => ({
  ...toSecurity(settings),
  redisUrl: hidden(settings.REDIS_URL),
  publishSecret: hidden(settings.PUBLISH_SECRET),
  previewSecret: hidden(settings.PREVIEW_SECRET),
  previewOrigins: settings.PREVIEW_ORIGINS.map((origin) => new URL(origin).origin),
  reportsSecret: hidden(settings.REPORTS_SECRET),
  metrics:
    settings.METRICS_PORT === undefined
      ? undefined
      : { port: settings.METRICS_PORT, host: settings.METRICS_HOST ?? settings.HOST },
  health:
    settings.HEALTH_PORT === undefined ? undefined : { port: settings.HEALTH_PORT, host: settings.HOST },
  warmUpTime: settings.WARM_UP_MS,
  drainTime: settings.DRAIN_TIME_MS,
  purge:
    settings.PURGE_URL === undefined
      ? undefined
      : {
          url: settings.PURGE_URL,
          method: settings.PURGE_METHOD,
          headers: settings.PURGE_HEADERS,
          body: settings.PURGE_BODY,
          token: () => settings.PURGE_TOKEN,
        },
})

/** An empty address of the site is a variable that was forgotten: all links would lead to this machine. */
export const emptyAddress = (given: string | undefined): string[] =>
  given?.trim() === ''
    ? [
        `SITE_URL must be an origin such as https://www.example.org, or not be there, not ${JSON.stringify(given)}`,
      ]
    : []
