/** Readers for responses of the content system: as JSON, as XML text, or unchanged. */
import { CmsError } from '../cms-error.ts'
import type { ResponseHeaders } from '../connection/connection-pool.ts'
import { statusError } from '../errors/status-error.ts'
import type { HttpRequest, HttpResponse, JsonResponse } from '../http-client.ts'
import type { HttpClientLimits } from '../limits.ts'
import { createParsedBodyCache } from './parsed-body-cache.ts'

/** A response whose body was read and decompressed, or discarded. */
export interface DecodedResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  /** The body; empty when it was discarded. */
  readonly bytes: Buffer
}

/** Describes one kind of call: the type and size of body that it accepts, and how the response is read. */
export interface ResponseReader<T> {
  /** The header `accept`. */
  readonly accept: string
  /** Largest body in bytes, compressed or decompressed. */
  readonly maxBytes: number
  /** Whether the call may be sent a second time: a form must not be submitted twice. */
  readonly mayRetry: boolean
  /**
   * Whether a good response shows that the system works, and a bad body that it does not. The response to a
   * sitemap or a form shows neither.
   */
  readonly provesHealth: boolean
  /** Whether the body of a response with this status is read. Other bodies are discarded. */
  readsBody(status: number): boolean
  /** Returns the result of the call, or fails with a CmsError. */
  read(response: DecodedResponse, request: HttpRequest): T | Promise<T>
}

interface ReaderOptions {
  readonly limits: HttpClientLimits
  /** Origin of `CMS_URL`, for messages about redirects. */
  readonly origin: string
}

const isOk = (status: number): boolean => status === 200

/** `application/json; charset=utf-8` → `application/json` */
const mediaType = (headers: ResponseHeaders): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)
    .join('')
    .trim()
    .toLowerCase()

/** Throws a CmsError when a body is not of the wanted type. An empty body passes: it needs no type. */
function checkType({ headers, bytes }: DecodedResponse, pattern: RegExp, wanted: string): void {
  const type = mediaType(headers)
  if (bytes.length === 0 || pattern.test(type)) return
  const what = type === 'text/html' ? 'a web page' : `the type "${type.slice(0, 60)}"`
  throw new CmsError(
    'not-json',
    `The content system answered with ${what} instead of ${wanted}: check CMS_URL`,
    {
      status: 200,
    },
  )
}

/**
 * Creates a reader of JSON with status 200. A 404 is `missing`, unless the request has a `notFoundHint`: then
 * it is an error.
 */
export function jsonReader({ limits, origin }: ReaderOptions): ResponseReader<JsonResponse> {
  const bodies = createParsedBodyCache(limits)
  return {
    accept: 'application/json',
    maxBytes: limits.maxBytes,
    mayRetry: true,
    provesHealth: true,
    readsBody: isOk,
    read: async (response, request) => {
      const { notFoundHint, validate } = request
      if (response.status === 404 && notFoundHint === undefined) return { kind: 'missing' }
      if (!isOk(response.status)) throw statusError(response, { origin, notFoundHint })
      checkType(response, /^(application\/json|application\/[\w.-]+\+json)$/, 'JSON')
      const found = await bodies.read(request, response.bytes)
      validate?.(found.value)
      return found
    },
  }
}

/** Creates a reader of XML documents, which returns their text; undefined for a 404. */
export const textReader = ({ limits, origin }: ReaderOptions): ResponseReader<string | undefined> => ({
  accept: 'application/xml, text/xml',
  maxBytes: limits.maxBytes,
  mayRetry: true,
  provesHealth: false,
  readsBody: isOk,
  read: (response, { notFoundHint }) => {
    if (response.status === 404 && notFoundHint === undefined) return undefined
    if (!isOk(response.status)) throw statusError(response, { origin, notFoundHint })
    checkType(response, /^(application\/xml|application\/[\w.-]+\+xml|text\/xml|text\/plain)$/, 'XML')
    return new TextDecoder().decode(response.bytes)
  },
})

/** Creates a reader of responses of any status and type, for forms and the requests of visitors. */
export const rawReader = ({ limits }: ReaderOptions): ResponseReader<HttpResponse> => ({
  accept: 'application/json',
  maxBytes: limits.maxRawBytes,
  mayRetry: false,
  provesHealth: false,
  readsBody: () => true,
  read: ({ status, headers, bytes }) => ({ status, headers, text: new TextDecoder().decode(bytes) }),
})
