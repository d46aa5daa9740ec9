import { CmsError } from './cms-error.ts'
import type { UpstreamAnswer, UpstreamExchange, UpstreamRequest } from './http-client.ts'
import type { UpstreamLimits } from './limits.ts'
import { createKnownBodies } from './parsed-bodies.ts'
import type { AnswerHeaders } from './pool.ts'
import { statusFault } from './status-faults.ts'

/** A whole answer, decoded. */
export interface RawAnswer {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly bytes: Buffer
}

/** One kind of call: what it asks for, how much of it, and what the answer means. */
export interface Reader<T> {
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
  read(answer: RawAnswer, request: UpstreamRequest): T
}

interface Options {
  readonly limits: UpstreamLimits
  readonly origin: string
}

const isOk = (status: number): boolean => status === 200

/** `application/json; charset=utf-8` → `application/json` */
const mediaType = (headers: AnswerHeaders): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)
    .join('')
    .trim()
    .toLowerCase()

function checkType({ headers, bytes }: RawAnswer, pattern: RegExp, wanted: string): void {
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
export function jsonReader({ limits, origin }: Options): Reader<UpstreamAnswer> {
  const bodies = createKnownBodies(limits)
  return {
    accept: 'application/json',
    maxBytes: limits.maxBytes,
    mayRetry: true,
    isProof: true,
    wants: isOk,
    read: (answer, request) => {
      const { mustExist, check } = request
      if (answer.status === 404 && mustExist === undefined) return { kind: 'missing' }
      if (!isOk(answer.status)) throw statusFault(answer, { origin, mustExist })
      checkType(answer, /^(application\/json|application\/[\w.-]+\+json)$/, 'JSON')
      const found = bodies.read(request, answer.bytes)
      check?.(found.value)
      return found
    },
  }
}

/** An XML document as text; undefined for a 404. */
export const textReader = ({ limits, origin }: Options): Reader<string | undefined> => ({
  accept: 'application/xml, text/xml',
  maxBytes: limits.maxBytes,
  mayRetry: true,
  isProof: false,
  wants: isOk,
  read: (answer, { mustExist }) => {
    if (answer.status === 404 && mustExist === undefined) return undefined
    if (!isOk(answer.status)) throw statusFault(answer, { origin, mustExist })
    checkType(answer, /^(application\/xml|application\/[\w.-]+\+xml|text\/xml|text\/plain)$/, 'XML')
    return new TextDecoder().decode(answer.bytes)
  },
})

/** Whatever came, for forms. */
export const exchangeReader = ({ limits }: Options): Reader<UpstreamExchange> => ({
  accept: 'application/json',
  maxBytes: limits.maxExchangeBytes,
  mayRetry: false,
  isProof: false,
  wants: () => true,
  read: ({ status, headers, bytes }) => ({ status, headers, text: new TextDecoder().decode(bytes) }),
})
