import * as v from 'valibot'
import type { Locale } from '../../src/i18n/locales.ts'
import { createSchema, laterVariables } from './schema.ts'
import type { TagOrigins } from './tag-origins.ts'

/** All faults of the settings at once. The process ends with `configExitCode`. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n- ${problems.join('\n- ')}`)
    this.problems = problems
  }
}

/** EX_CONFIG of sysexits.h. */
export const configExitCode = 78

type Environment = Readonly<Record<string, string | undefined>>
type Schema = ReturnType<typeof createSchema>
type Settings = v.InferOutput<Schema>

/** What a configuration is read for. */
export interface ConfigContext {
  /** Folder of the content that is shown when nothing is configured. */
  readonly embeddedContent: string
  /** Sources of content by their names, and whether they are asked over HTTP. */
  readonly sources: Readonly<Record<string, { readonly isRemote: boolean }>>
}

/** How the content system is reached. Times in milliseconds, sizes in bytes. */
export interface CmsConfig {
  /** Ends with a slash. */
  readonly url: string
  /** A function, so that the secret is not shown where the configuration is printed. */
  readonly apiKey: () => string | undefined
  /** First segment of the REST API's addresses. */
  readonly apiRoute: string
  /** Collections besides those that the content itself names. */
  readonly collections: readonly string[]
  /** Whether the Fetch add-on's untranslated pages are shown in the default language. */
  readonly fallback: boolean
  readonly timeout: number
  readonly connectTimeout: number
  readonly firstByteTimeout: number
  readonly maxBytes: number
  readonly concurrency: number
}

/** All settings of the site, checked and in the types that the code needs. Times named TTL are seconds. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Canonical origin for absolute links; never taken from a request. */
  readonly siteUrl: string
  /** One of the names that the configuration was read for. */
  readonly source: string
  readonly contentDir: string
  /** Always there for a source over HTTP; for any other it only receives forms. */
  readonly cms: CmsConfig | undefined
  readonly cmsLocales: Partial<Record<Locale, string>>
  /** IANA name; the content system's clock. */
  readonly cmsTimeZone: string
  readonly imageOrigins: readonly string[]
  /** What tags may load and ask besides the tag manager's own hosts. */
  readonly tagOrigins: TagOrigins
  readonly globalsTtl: number
  readonly translationsTtl: number
  readonly pagesTtl: number
  /** Folder of the last good content; undefined switches it off. */
  readonly snapshotDir: string | undefined
  /** Folder of the files of earlier builds; undefined switches it off. */
  readonly buildsDir: string | undefined
  /** Number of builds in that folder, this one included. */
  readonly keepBuilds: number
  /** How often a page asks for a new build, in milliseconds; 0 switches it off. */
  readonly buildPollInterval: number
  /** Memory bound for finished pages; 0 switches their cache off. */
  readonly pageCacheMaxBytes: number
  readonly consent: 'required' | 'off' | undefined
  /** Origin of the API for the browser; empty for the site's own. */
  readonly apiBase: string
  /** Global sets and menus that the API hands out besides those that every site shows. */
  readonly apiGlobals: readonly string[]
  readonly apiMenus: readonly string[]
  readonly trustProxy: false | number | string
  readonly shutdownTimeout: number
  readonly indexable: boolean
  /** Path of the search page inside a language. */
  readonly searchPath: string
  readonly logLevel: string
  /** Set variables that do nothing in this version. */
  readonly ignored: readonly string[]
}

/**
 * Reads the environment once. An empty value counts as not set.
 * @throws ConfigError with one line per fault, naming the variable, what was given and what is accepted
 */
export function readConfig(env: Environment, context: ConfigContext): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const schema = createSchema(Object.keys(context.sources))
  const result = v.safeParse(schema, given)
  const faults = [...problems(schema, result.issues ?? [], env), ...contradictions(given, context)]
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  return toConfig(result.output, context, env)
}

/** Values that are allowed by themselves, but not together. */
function contradictions(given: Environment, { sources }: ConfigContext): string[] {
  const source = given.CONTENT_SOURCE?.trim() ?? ''
  return sources[source]?.isRemote && given.CMS_URL === undefined
    ? [`CMS_URL must be the address of the content system when CONTENT_SOURCE is ${source}, not empty`]
    : []
}

function problems(schema: Schema, issues: readonly v.BaseIssue<unknown>[], env: Environment): string[] {
  const names = new Set(issues.map((issue) => String(issue.path?.[0]?.key)))
  return [...names].map((name) => {
    const entry = schema.entries[name as keyof typeof schema.entries]
    const accepted = v.getDescription(entry.wrapped as v.GenericSchema) ?? 'something else'
    return `${name} must be ${accepted}, not ${shown(name, env[name])}`
  })
}

/** What was given, unless it is a secret or holds one. */
const shown = (name: string, value = ''): string =>
  /KEY|SECRET/.test(name) ? 'what was given' : JSON.stringify(value.replace(/\/\/.*@/, '//***@'))

function toConfig(settings: Settings, { embeddedContent, sources }: ConfigContext, env: Environment): Config {
  const isRemote = sources[settings.CONTENT_SOURCE]?.isRemote ?? false
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    source: settings.CONTENT_SOURCE,
    contentDir: settings.CONTENT_DIR ?? embeddedContent,
    cms: settings.CMS_URL === undefined ? undefined : toCms(settings, settings.CMS_URL),
    cmsLocales: settings.CMS_LOCALES ?? {},
    cmsTimeZone: settings.CMS_TIMEZONE,
    imageOrigins: toImageOrigins(settings, isRemote),
    tagOrigins: settings.TAG_ORIGINS,
    globalsTtl: settings.GLOBALS_TTL_S,
    translationsTtl: settings.TRANSLATIONS_TTL_S,
    pagesTtl: settings.PAGES_TTL_S,
    // Set but empty switches them off.
    snapshotDir: env.SNAPSHOT_DIR?.trim() === '' ? undefined : settings.SNAPSHOT_DIR,
    buildsDir: env.BUILDS_DIR?.trim() === '' ? undefined : settings.BUILDS_DIR,
    keepBuilds: settings.KEEP_BUILDS,
    buildPollInterval: settings.BUILD_POLL_INTERVAL_MS,
    pageCacheMaxBytes: settings.PAGE_CACHE_MAX_BYTES,
    consent: settings.CONSENT,
    apiBase: settings.API_BASE ?? '',
    apiGlobals: settings.API_GLOBALS,
    apiMenus: settings.API_MENUS,
    trustProxy: settings.TRUST_PROXY,
    shutdownTimeout: settings.SHUTDOWN_TIMEOUT_MS,
    indexable: settings.SITE_INDEXABLE,
    searchPath: settings.SEARCH_PATH,
    logLevel: settings.LOG_LEVEL,
    ignored: laterVariables.filter((name) => env[name] !== undefined && env[name] !== ''),
  })
}

const toCms = (settings: Settings, url: string): CmsConfig => ({
  url,
  apiKey: () => settings.CMS_API_KEY,
  apiRoute: settings.CMS_API_ROUTE,
  collections: settings.CMS_COLLECTIONS,
  fallback: settings.CMS_FALLBACK === 'on',
  timeout: settings.CMS_TIMEOUT_MS,
  connectTimeout: settings.CMS_CONNECT_TIMEOUT_MS,
  firstByteTimeout: settings.CMS_FIRST_BYTE_TIMEOUT_MS,
  maxBytes: settings.CMS_MAX_BYTES,
  concurrency: settings.CMS_CONCURRENCY,
})

/** Pictures of a system over HTTP stay there. */
function toImageOrigins({ IMAGE_ORIGINS: given, CMS_URL: url }: Settings, isRemote: boolean): string[] {
  if (given.length > 0) return given.map((value) => new URL(value).origin)
  return url !== undefined && isRemote ? [new URL(url).origin] : []
}
