/** What others add to calls to the content system, and learn of them. */
import type { HttpRequest } from './http-client.ts'

/** Result of one call. */
export interface CallOutcome {
  /** What was asked for, one of few words. */
  readonly kind: string
  /** `ok`, the class of an unexpected status such as `5xx`, or the fault of a call that failed. */
  readonly outcome: string
  /** Milliseconds until the answer was read; undefined for a call that was refused before it was sent. */
  readonly ms?: number
}

/** Called by the HTTP client for every call. */
export interface CallHooks {
  /** Headers that are sent with a call, such as `traceparent`. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined
  /** Called with the result of a call, also of one that was refused. */
  readonly called?: ((outcome: CallOutcome) => void) | undefined
}

/** Kinds of calls by the shape of their path below `CMS_URL`. */
const kinds: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['menus', /\/navs\//],
  ['globals', /\/globals?(?:\/|$)/],
  ['assets', /\/assets?(?:\/|$)/],
  ['forms', /\/forms?(?:\/|$)|^!\/Form/],
  ['sitemap', /sitemap[^/]*\.xml$/],
  ['redirects', /\/redirects$/],
  ['entries', /\/(?:collections?|pages?|taxonomies|entry)(?:\/|$)/],
]

/** What a call asks for. */
export const callKind = ({ path }: Pick<HttpRequest, 'path'>): string =>
  kinds.find(([, shape]) => shape.test(path))?.[0] ?? 'other'

/** The outcome of a call by its status and fault. */
export const outcomeOf = (fault: string | undefined, status = 0): string =>
  fault === undefined ? 'ok' : fault === 'status' ? `${Math.floor(status / 100)}xx` : fault
