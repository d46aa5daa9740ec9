import type { IncomingMessage } from 'node:http'
import type { Languages } from '../../src/i18n/languages.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import type { Config } from '../config/config.ts'

/** Maximum length of a request target, in characters. */
export const maxUrlLength = 2_048
/**
 * Maximum length of the request target of a search page or its data. A character of four bytes is twelve when
 * percent-encoded (RFC 3986, section 2.1), and the page itself reports a search text that is too long.
 */
const maxSearchUrlLength = 12_288

/** Maximum number of headers of a request. */
const maxHeaders = 500

/** The status and message of a request that is refused before it is routed. */
export interface RequestFault {
  readonly status: 400 | 414 | 431
  readonly message: string
}

const faults = {
  version: { status: 400, message: 'This server speaks HTTP/1.1' },
  headers: { status: 431, message: `The request has more than ${maxHeaders} headers` },
  host: { status: 400, message: 'Malformed Host header' },
  length: { status: 414, message: `The address is longer than ${maxUrlLength} characters` },
  target: { status: 400, message: 'Malformed request target' },
} as const satisfies Readonly<Record<string, RequestFault>>

/** The settings that the check needs. */
export interface RequestCheckDeps {
  readonly config: Pick<Config, 'searchPath'>
  readonly languages: Languages
}

const httpVersions: ReadonlySet<string> = new Set(['1.0', '1.1'])

/**
 * Creates the check that every request passes first, in the fast path and in Express. It refuses requests
 * that no browser sends and Node accepts: lines of other protocol versions, hundreds of headers, several or
 * malformed Host headers, targets that are not in origin form, and fragments (RFC 9112, sections 2.3 and 3.2).
 *
 * @returns a function for the fault of a request; undefined for a valid one
 */
export function createRequestCheck({
  config,
  languages,
}: RequestCheckDeps): (req: IncomingMessage) => RequestFault | undefined {
  const isTooLong = createLengthCheck(config.searchPath, languages)
  // A site has few hosts: each is parsed once.
  const isKnownHost = memoizeHeader(isHost)
  return ({ url = '', httpVersion, headers, rawHeaders }) => {
    if (!httpVersions.has(httpVersion)) return faults.version
    if (rawHeaders.length > 2 * maxHeaders) return faults.headers
    if (hasSeveralHosts(rawHeaders) || !isKnownHost(headers.host ?? '')) return faults.host
    if (isTooLong(url)) return faults.length
    if (!url.startsWith('/') || url.includes('#')) return faults.target
    return undefined
  }
}

/** Whether a request is GET or HEAD without a body. Only such requests are answered before Express. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

/** Returns a function that tells whether a request target is too long. */
function createLengthCheck(searchPath: string, { locales, withPrefix }: Languages): (url: string) => boolean {
  const searchUrls = locales.flatMap((locale) =>
    ['', '/_payload.json'].map((file) => `${withPrefix(locale, searchPath)}${file}?`),
  )
  return (url) =>
    url.length > maxUrlLength &&
    !(url.length <= maxSearchUrlLength && searchUrls.some((start) => url.startsWith(start)))
}

/**
 * Whether a request has more than one `Host` header.
 * @param rawHeaders names and values in turn
 */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** A host name, IPv4 address or IPv6 address in brackets, with the port as captured text. */
const host = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i

/** Whether a text is a valid `Host` header. */
function isHost(value: string): boolean {
  // HTTP/1.0 clients such as health checks may send no `Host`.
  if (value === '') return true
  const match = host.exec(value)
  return match !== null && Number(match[1] ?? 0) <= 65_535
}
