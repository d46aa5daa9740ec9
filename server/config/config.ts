/** Reads the settings of the site from environment variables. */
import { join } from 'node:path'
import * as v from 'valibot'
import type { Locale } from '../../src/i18n/languages.ts'
import type { DesignSystemChoice } from '../../src/routes.ts'
import type { LanguageSettings } from '../languages/language-settings.ts'
import { type CmsConfig, toCms } from './cms-config.ts'
import { ConfigError } from './config-error.ts'
import { shownValue } from './describe-settings.ts'
import { emptyAddress, type OperationsConfig, operationsContradictions, toOperations } from './operations.ts'
import {
  pictureContradictions,
  type RemotePicturesConfig,
  toImageOrigins,
  toRemotePictures,
} from './remote-pictures.ts'
import { createSchema, type Settings } from './schema.ts'
import type { TagOrigins } from './tag-origins.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Schema = ReturnType<typeof createSchema>

export type { CmsConfig } from './cms-config.ts'

/** What the rest of the server offers to a configuration: embedded content and content sources. */
export interface ConfigContext {
  /** Folder of the content that is shown when nothing is configured. */
  readonly embeddedContent: string
  /** Sources of content by their names, and whether they are read over HTTP. */
  readonly sources: Readonly<Record<string, { readonly isRemote: boolean }>>
}

/** All settings of the site, in the types that the code needs. TTLs are seconds, other times milliseconds. */
export interface Config extends OperationsConfig {
  readonly port: number
  readonly host: string
  /** Canonical origin for absolute links; never taken from a request. */
  readonly siteUrl: string
  /** Name of the content source. */
  readonly source: string
  /** Folder of the content files. */
  readonly contentDir: string
  /** Whether the content is the embedded example, which has pictures of its own. */
  readonly isExample: boolean
  /** Folder of what a project says of its own site. It need not exist. */
  readonly projectDir: string
  /** Always set for a source over HTTP; with any other source the content system only receives forms. */
  readonly cms: CmsConfig | undefined
  /** The languages of the site, the default one first; undefined where the project says which they are. */
  readonly locales: readonly LanguageSettings[] | undefined
  /** The content system's handle of the site for each language. */
  readonly cmsLocales: Readonly<Record<Locale, string>>
  /** IANA name of the time zone of the content system's dates. */
  readonly cmsTimeZone: string
  /** Whether links in a project's public folders may lead out of these. */
  readonly followLinks: boolean
  /** Other origins that pictures may be loaded from. */
  readonly imageOrigins: readonly string[]
  /** How pictures on other machines are made smaller. */
  readonly remotePictures: RemotePicturesConfig
  /** Origins that tags may use besides the tag manager's own hosts. */
  readonly tagOrigins: TagOrigins
  readonly globalsTtl: number
  readonly translationsTtl: number
  readonly pagesTtl: number
  /** Folder for the last valid content; undefined for an empty value. */
  readonly snapshotDir: string | undefined
  /** Folder for the files of earlier builds; undefined where they are not stored. */
  readonly buildsDir: string | undefined
  /** Maximum number of builds in `buildsDir`, the running one included. */
  readonly keepBuilds: number
  /** Folder of the pictures that were made of the content; undefined keeps them in memory alone. */
  readonly picturesDir: string | undefined
  /** Maximum bytes of that folder. */
  readonly picturesMaxBytes: number
  /** Folder where forms are kept that no content system takes; undefined where they are not. */
  readonly formsDir: string | undefined
  /** Milliseconds between two checks of an open page for a new build, or 0. */
  readonly buildPollInterval: number
  /** Maximum bytes of rendered pages in memory; 0 for no page cache. */
  readonly pageCacheMaxBytes: number
  /** Whether analytics wait for consent; undefined where the content decides. */
  readonly consent: 'required' | 'off' | undefined
  /** Origin of the API for the browser; empty for the site's own. */
  readonly apiBase: string
  /** Global sets and menus that the API serves besides those that every site shows. */
  readonly apiGlobals: readonly string[]
  readonly apiMenus: readonly string[]
  /** Express's `trust proxy`: none, a number of proxies, or their addresses. */
  readonly trustProxy: false | number | string
  readonly shutdownTimeout: number
  /** False for a staging site, which search engines must not list. */
  readonly indexable: boolean
  /** Whether the site has the pages of the design system, and whether search engines may list them. */
  readonly designSystem: DesignSystemChoice
  /** Path of the search page inside a language. */
  readonly searchPath: string
  /** Whether a word is found by its other forms too, in the languages whose endings are known. */
  readonly searchStemming: boolean
  readonly logLevel: string
  /** Whether lines that say the same again and again are counted, instead of written each time. */
  readonly logSampling: boolean
}

/**
 * Reads the environment once. An empty value counts as not set.
 * @throws ConfigError with one line per fault, with the variable, its value and the accepted values
 */
export function readConfig(env: Environment, context: ConfigContext): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const schema = createSchema(Object.keys(context.sources))
  const result = v.safeParse(schema, given)
  const faults = [...problems(schema, result.issues ?? [], env), ...contradictions(given, env, context)]
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  return toConfig(result.output, context, env)
}

/** Faults of values that are valid alone, but not together. */
function contradictions(given: Environment, env: Environment, { sources }: ConfigContext): string[] {
  const source = given.CONTENT_SOURCE?.trim() ?? ''
  const isAddressMissing = sources[source]?.isRemote && given.CMS_URL === undefined
  return [
    ...(isAddressMissing
      ? [`CMS_URL must be the address of the content system when CONTENT_SOURCE is ${source}, not empty`]
      : []),
    ...[...emptyAddress(env.SITE_URL), ...pictureContradictions(given)],
    ...operationsContradictions(given),
  ]
}

/** One line for each variable with an invalid value. */
function problems(schema: Schema, issues: readonly v.BaseIssue<unknown>[], env: Environment): string[] {
  const names = new Set(issues.map((issue) => String(issue.path?.[0]?.key)))
  return [...names].map((name) => {
    const entry = schema.entries[name as keyof typeof schema.entries]
    const accepted = v.getDescription(entry.wrapped as v.GenericSchema) ?? 'something else'
    return `${name} must be ${accepted}, not ${shown(name, env[name])}`
  })
}

/** The value of a variable for an error message, without secrets. */
function shown(name: string, value = ''): string {
  const text = shownValue(name, value)
  return text === undefined ? 'what was given' : JSON.stringify(text)
}

function toConfig(settings: Settings, { embeddedContent, sources }: ConfigContext, env: Environment): Config {
  const isRemote = sources[settings.CONTENT_SOURCE]?.isRemote ?? false
  const contentDir = settings.CONTENT_DIR ?? embeddedContent
  const isExample = !isRemote && contentDir === embeddedContent
  const imageOrigins = toImageOrigins(settings, isRemote)
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    source: settings.CONTENT_SOURCE,
    contentDir,
    isExample,
    projectDir: settings.TRIPTYCH_DIR ?? join(isRemote ? '' : contentDir, 'triptych'),
    cms: settings.CMS_URL === undefined ? undefined : toCms(settings, settings.CMS_URL),
    locales: settings.LOCALES,
    cmsLocales: settings.CMS_LOCALES ?? {},
    cmsTimeZone: settings.CMS_TIMEZONE,
    followLinks: settings.FOLLOW_LINKS === 'on',
    imageOrigins,
    remotePictures: toRemotePictures(settings, imageOrigins, isRemote),
    tagOrigins: settings.TAG_ORIGINS,
    globalsTtl: settings.GLOBALS_TTL_S,
    translationsTtl: settings.TRANSLATIONS_TTL_S,
    pagesTtl: settings.PAGES_TTL_S,
    snapshotDir: env.SNAPSHOT_DIR?.trim() === '' ? undefined : settings.SNAPSHOT_DIR,
    buildsDir: env.BUILDS_DIR?.trim() === '' ? undefined : settings.BUILDS_DIR,
    picturesDir: env.PICTURES_DIR?.trim() === '' ? undefined : settings.PICTURES_DIR,
    picturesMaxBytes: settings.PICTURES_MAX_BYTES,
    formsDir: toFormsDir(settings, env, isExample),
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
    designSystem: settings.DESIGNSYSTEM ?? (isExample ? 'on' : 'noindex'),
    searchPath: settings.SEARCH_PATH,
    searchStemming: settings.SEARCH_STEMMING === 'on',
    logLevel: settings.LOG_LEVEL,
    logSampling: settings.LOG_SAMPLING === 'on',
    ...toOperations(settings),
  })
}

/** Only the embedded example keeps forms unless it is told to: what visitors write is personal. */
const toFormsDir = ({ FORMS_DIR }: Settings, env: Environment, isExample: boolean): string | undefined =>
  env.FORMS_DIR?.trim() === '' ? undefined : (FORMS_DIR ?? (isExample ? '.data/forms' : undefined))
