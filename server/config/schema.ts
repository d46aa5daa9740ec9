/** The environment variables of the site, with defaults and accepted values. */
import * as v from 'valibot'
import { localeMap, siteLocales } from './locales.ts'
import { operationsSchema } from './operations.ts'
import { tagOrigins } from './tag-origins.ts'
import {
  baseUrl,
  fileOrigins,
  flag,
  folder,
  handles,
  oneOf,
  origin,
  origins,
  pollInterval,
  route,
  searchPath,
  secret,
  timeZone,
  trustProxy,
  whole,
} from './values.ts'

/**
 * Creates the schema of all environment variables. Descriptions name the accepted values, and are part of
 * error messages.
 * @param sources the values that `CONTENT_SOURCE` may have
 */
export const createSchema = (sources: readonly string[]) =>
  v.object({
    ...operationsSchema,
    PORT: v.optional(whole(0, 65535), '3000'),
    HOST: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[\w.:-]{1,253}$/),
        v.description('a host name or an IP address'),
      ),
      '0.0.0.0',
    ),
    SITE_URL: v.optional(origin()),
    CONTENT_SOURCE: v.optional(oneOf(sources), 'files'),
    CONTENT_DIR: v.optional(folder()),
    TRIPTYCH_DIR: v.optional(folder()),
    LOCALES: v.optional(siteLocales()),
    CMS_URL: v.optional(baseUrl()),
    CMS_API_KEY: v.optional(secret()),
    CMS_API_ROUTE: v.optional(route(), 'api'),
    CMS_COLLECTIONS: v.optional(handles(), ''),
    CMS_FALLBACK: v.optional(oneOf(['on', 'off']), 'on'),
    CMS_TIMEOUT_MS: v.optional(whole(100, 60_000), '5000'),
    CMS_CONNECT_TIMEOUT_MS: v.optional(whole(50, 60_000), '1000'),
    CMS_FIRST_BYTE_TIMEOUT_MS: v.optional(whole(50, 60_000), '3000'),
    CMS_MAX_BYTES: v.optional(whole(1024, 104_857_600), '5242880'),
    CMS_CONCURRENCY: v.optional(whole(1, 64), '8'),
    CMS_LOCALES: v.optional(localeMap()),
    CMS_TIMEZONE: v.optional(timeZone(), 'UTC'),
    FOLLOW_LINKS: v.optional(oneOf(['on', 'off']), 'off'),
    IMAGE_ORIGINS: v.optional(origins(), ''),
    GLIDE_KEY: v.optional(secret()),
    GLIDE_ROUTE: v.optional(route(), 'img'),
    IMAGE_PROXY: v.optional(oneOf(['on', 'off']), 'off'),
    IMAGE_PROXY_ORIGINS: v.optional(fileOrigins(), ''),
    IMAGE_PROXY_KEY: v.optional(secret()),
    GLOBALS_TTL_S: v.optional(whole(1, 86400), '300'),
    TRANSLATIONS_TTL_S: v.optional(whole(1, 86400), '300'),
    PAGES_TTL_S: v.optional(whole(1, 86400), '60'),
    PAGE_CACHE_MAX_BYTES: v.optional(whole(0, 8_589_934_592), '67108864'),
    SNAPSHOT_DIR: v.optional(v.pipe(v.string(), v.trim(), v.description('a folder')), '.data/snapshot'),
    BUILDS_DIR: v.optional(v.pipe(v.string(), v.trim(), v.description('a folder')), '.data/builds'),
    PICTURES_DIR: v.optional(v.pipe(v.string(), v.trim(), v.description('a folder')), '.data/pictures'),
    PICTURES_MAX_BYTES: v.optional(whole(1_048_576, 1_099_511_627_776), '536870912'),
    FORMS_DIR: v.optional(v.pipe(v.string(), v.trim(), v.description('a folder'))),
    KEEP_BUILDS: v.optional(whole(1, 50), '5'),
    BUILD_POLL_INTERVAL_MS: v.optional(pollInterval(), '3600000'),
    TAG_ORIGINS: v.optional(tagOrigins(), ''),
    CONSENT: v.optional(oneOf(['required', 'off'])),
    API_BASE: v.optional(origin()),
    API_GLOBALS: v.optional(handles(), ''),
    API_MENUS: v.optional(handles(), ''),
    TRUST_PROXY: v.optional(trustProxy(), 'false'),
    SHUTDOWN_TIMEOUT_MS: v.optional(whole(0, 600000), '10000'),
    SITE_INDEXABLE: v.optional(flag(), 'true'),
    DESIGNSYSTEM: v.optional(oneOf(['on', 'noindex', 'off'])),
    SEARCH_PATH: v.optional(searchPath(), '/search'),
    SEARCH_STEMMING: v.optional(oneOf(['on', 'off']), 'on'),
    LOG_LEVEL: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    LOG_SAMPLING: v.optional(oneOf(['on', 'off']), 'on'),
  })

/** The values of all variables. */
export type Settings = v.InferOutput<ReturnType<typeof createSchema>>
