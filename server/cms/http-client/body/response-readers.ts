import { CmsError } from '../cms-error.ts'
import type { ResponseHeaders } from '../connection/connection-pool.ts'
import { statusError } from '../errors/status-error.ts'
import type { HttpRequest, HttpResponse, JsonResponse } from '../http-client.ts'
import type { HttpClientLimits } from '../limits.ts'
import { createParsedBodyCache } from './parsed-body-cache.ts'

/** A whole answer, decoded. */
export interface DecodedResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  readonly bytes: Buffer
}

/** One kind of call: what it asks for, how much of it, and what the answer means. */
export interface ResponseReader<T> {
  readonly accept: string
  readonly maxBytes: number
  /** A question may be asked twice; what was posted may not be posted twice. */
  readonly mayRetry: boolean
  /**
   * Whether an answer shows that the system works, and a bad body that it does not: one sitemap or form says
   * neither.
   */
  readonly isProof: boolean
  /** Whose bodies are read; those of others are skipped. */
  wants(status: number): boolean
  /** @throws CmsError */
  read(answer: DecodedResponse, request: HttpRequest): T
}

interface ReaderOptions {
  readonly limits: HttpClientLimits
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

/** JSON with status 200; a 404 says that there is nothing, unless that thing must exist. */
export function jsonReader({ limits, origin }: ReaderOptions): ResponseReader<JsonResponse> {
  const bodies = createParsedBodyCache(limits)
  return {
    accept: 'application/json',
    maxBytes: limits.maxBytes,
    mayRetry: true,
    isProof: true,
    wants: isOk,
    read: (answer, request) => {
      const { notFoundHint, validate } = request
      if (answer.status === 404 && notFoundHint === undefined) return { kind: 'missing' }
      if (!isOk(answer.status)) throw statusError(answer, { origin, notFoundHint })
      checkType(answer, /^(application\/json|application\/[\w.-]+\+json)$/, 'JSON')
      const found = bodies.read(request, answer.bytes)
      validate?.(found.value)
      return found
    },
  }
}

/** An XML document as text; undefined for a 404. */
export const textReader = ({ limits, origin }: ReaderOptions): ResponseReader<string | undefined> => ({
  accept: 'application/xml, text/xml',
  maxBytes: limits.maxBytes,
  mayRetry: true,
  isProof: false,
  wants: isOk,
  read: (answer, { notFoundHint }) => {
    if (answer.status === 404 && notFoundHint === undefined) return undefined
    if (!isOk(answer.status)) throw statusError(answer, { origin, notFoundHint })
    checkType(answer, /^(application\/xml|application\/[\w.-]+\+xml|text\/xml|text\/plain)$/, 'XML')
    return new TextDecoder().decode(answer.bytes)
  },
})

/** Whatever came, for forms. */
export const rawReader = ({ limits }: ReaderOptions): ResponseReader<HttpResponse> => ({
  accept: 'application/json',
  maxBytes: limits.maxExchangeBytes,
  mayRetry: false,
  isProof: false,
  wants: () => true,
  read: ({ status, headers, bytes }) => ({ status, headers, text: new TextDecoder().decode(bytes) }),
})
