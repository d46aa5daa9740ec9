import type { Settings } from './schema.ts'

/** Connection to the content system. Times in milliseconds, sizes in bytes. */
export interface CmsConfig {
  /** Base address; ends with a slash. */
  readonly url: string
  /** Returns the secret: a function, so that printing the configuration does not show it. */
  readonly apiKey: () => string | undefined
  /** Path of the REST API below `url`: `api`, or `api/v1`. */
  readonly apiRoute: string
  /** Collections besides those that the content itself names. */
  readonly collections: readonly string[]
  /** Whether the Fetch add-on's untranslated pages are shown in the default language. */
  readonly fallback: boolean
  /** Bound for a whole request. */
  readonly timeout: number
  readonly connectTimeout: number
  readonly firstByteTimeout: number
  /** Maximum size of a response. */
  readonly maxBytes: number
  /** Maximum number of simultaneous requests. */
  readonly concurrency: number
}

/** The settings of the connection. */
export const toCms = (settings: Settings, url: string): CmsConfig => ({
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
