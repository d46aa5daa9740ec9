import * as v from 'valibot'
import type { Locale } from '../src/i18n/locales.ts'
import {
  flag,
  folder,
  localeMap,
  oneOf,
  origin,
  origins,
  timeZone,
  trustProxy,
  whole,
} from './config-values.ts'

/** Wrong settings, all of them at once. The process ends with exit code 78 (EX_CONFIG of sysexits). */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n- ${problems.join('\n- ')}`)
    this.problems = problems
  }
}

export const configExitCode = 78

/** The one schema of the environment. A description says what is accepted; it is part of the error message. */
const schema = v.object({
  PORT: v.optional(whole(0, 65535), '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w.:-]{1,253}$/), v.description('a host name or an IP address')),
    '0.0.0.0',
  ),
  SITE_URL: v.optional(origin()),
  CONTENT_SOURCE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.picklist(['files']),
      v.description('files (fetch and rest are not part of this version)'),
    ),
    'files',
  ),
  CONTENT_DIR: v.optional(folder()),
  CMS_LOCALES: v.optional(localeMap()),
  CMS_TIMEZONE: v.optional(timeZone(), 'UTC'),
  IMAGE_ORIGINS: v.optional(origins(), ''),
  GLOBALS_TTL_S: v.optional(whole(1, 86400), '300'),
  TRANSLATIONS_TTL_S: v.optional(whole(1, 86400), '300'),
  CONSENT: v.optional(oneOf(['required', 'off'])),
  API_BASE: v.optional(origin()),
  TRUST_PROXY: v.optional(trustProxy(), 'false'),
  SHUTDOWN_TIMEOUT_MS: v.optional(whole(0, 600000), '10000'),
  SITE_INDEXABLE: v.optional(flag(), 'true'),
  LOG_LEVEL: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

/** Variables of product.md whose features this version does not have; setting one is a warning at start. */
const laterVariables = [
  'CMS_URL',
  'CMS_API_KEY',
  'CMS_TIMEOUT_MS',
  'CMS_MAX_BYTES',
  'PAGES_TTL_S',
  'PAGE_CACHE_MAX_BYTES',
  'SNAPSHOT_DIR',
  'REDIS_URL',
  'PUBLISH_SECRET',
  'PREVIEW_SECRET',
  'METRICS_PORT',
  'BUILD_POLL_INTERVAL_MS',
] as const

type Environment = Readonly<Record<string, string | undefined>>
type Settings = v.InferOutput<typeof schema>

export interface Config {
  readonly port: number
  readonly host: string
  /** Canonical origin for absolute links; never taken from a request. */
  readonly siteUrl: string
  readonly contentDir: string
  readonly cmsLocales: Partial<Record<Locale, string>>
  /** IANA name; the content system's clock. */
  readonly cmsTimeZone: string
  readonly imageOrigins: readonly string[]
  readonly globalsTtl: number
  readonly translationsTtl: number
  readonly consent: 'required' | 'off' | undefined
  /** Origin before `/api/…` in the browser; empty for the site's own. */
  readonly apiBase: string
  readonly trustProxy: false | number | string
  readonly shutdownTimeout: number
  readonly indexable: boolean
  readonly logLevel: string
  /** Set variables that do nothing in this version. */
  readonly ignored: readonly string[]
}

/**
 * Reads the environment once. An empty value counts as not set.
 * @param embeddedContent folder of the content that is shown when nothing is configured
 * @throws ConfigError with one line per fault, naming the variable, what was given and what is accepted
 */
export function readConfig(env: Environment, embeddedContent: string): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = v.safeParse(schema, given)
  if (!result.success) throw new ConfigError(problems(result.issues, env))
  return toConfig(result.output, embeddedContent, env)
}

function problems(issues: readonly v.BaseIssue<unknown>[], env: Environment): string[] {
  const names = new Set(issues.map((issue) => String(issue.path?.[0]?.key)))
  return [...names].map((name) => {
    const entry = schema.entries[name as keyof typeof schema.entries]
    const accepted = v.getDescription(entry.wrapped as v.GenericSchema) ?? 'something else'
    return `${name} must be ${accepted}, not ${JSON.stringify(env[name])}`
  })
}

function toConfig(settings: Settings, embeddedContent: string, env: Environment): Config {
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    contentDir: settings.CONTENT_DIR ?? embeddedContent,
    cmsLocales: settings.CMS_LOCALES ?? {},
    cmsTimeZone: settings.CMS_TIMEZONE,
    imageOrigins: settings.IMAGE_ORIGINS.map((value) => new URL(value).origin),
    globalsTtl: settings.GLOBALS_TTL_S,
    translationsTtl: settings.TRANSLATIONS_TTL_S,
    consent: settings.CONSENT,
    apiBase: settings.API_BASE ?? '',
    trustProxy: settings.TRUST_PROXY,
    shutdownTimeout: settings.SHUTDOWN_TIMEOUT_MS,
    indexable: settings.SITE_INDEXABLE,
    logLevel: settings.LOG_LEVEL,
    ignored: laterVariables.filter((name) => env[name] !== undefined && env[name] !== ''),
  })
}
