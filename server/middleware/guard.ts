import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { locales, withPrefix } from '../../src/i18n/locales.ts'
import { memoizeHeader } from '../cache/memo-header.ts'
import type { Config } from '../config/config.ts'
import { canonicalizePath } from '../http/canonical-path.ts'
import { HttpError, routeNotFound } from '../http/http-error.ts'
import { createSameSiteCheck } from '../http/same-origin.ts'

/** Characters of a request target. */
export const maxUrl = 2_048
/**
 * The same for what visitors search for, as a page or its data: a character of four bytes is twelve when
 * percent-encoded (RFC 3986, section 2.1), and whoever writes more than is searched for is told so.
 */
const maxQuestion = 12_288

const isTooLong = (target: string, questions: readonly string[]): boolean =>
  target.length > maxUrl &&
  !(target.length <= maxQuestion && questions.some((question) => target.startsWith(question)))

/** What the addresses of search pages and of their data begin with. */
const questionsAt = (searchPath: string): readonly string[] =>
  locales.flatMap(({ locale }) =>
    ['', '/_payload.json'].map((file) => `${withPrefix(locale, searchPath)}${file}?`),
  )

const host = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i

/** Of HTTP. */
const versions: ReadonlySet<string> = new Set(['1.0', '1.1'])

/**
 * Refuses what no browser sends: lines of other protocol versions, several or malformed Host headers, targets
 * that are not origin-form, fragments (RFC 9112, sections 2.3 and 3.2). Node hands all of them to the
 * application.
 */
export function refuseMalformed({ searchPath }: Pick<Config, 'searchPath'>): RequestHandler {
  const questions = questionsAt(searchPath)
  return (req, _res, next) => {
    if (!versions.has(req.httpVersion)) throw new HttpError(400, 'This server speaks HTTP/1.1')
    if (hasSeveralHosts(req.rawHeaders) || !isHost(req.headers.host ?? ''))
      throw new HttpError(400, 'Malformed Host header')
    if (isTooLong(req.url, questions))
      throw new HttpError(414, `The address is longer than ${maxUrl} characters`)
    if (!req.url.startsWith('/') || req.url.includes('#'))
      throw new HttpError(400, 'Malformed request target')
    next()
  }
}

/**
 * Whether a request reads something and nothing is wrong with it, as the middleware here sees it: those may
 * be answered before Express. Sites have few hosts, so each is looked at once.
 */
export function createIsPlain(): (req: IncomingMessage) => boolean {
  const isKnownHost = memoizeHeader(isHost)
  return ({ method, url = '', httpVersion, headers, rawHeaders }) =>
    (method === 'GET' || method === 'HEAD') &&
    url.length <= maxUrl &&
    !url.includes('#') &&
    versions.has(httpVersion) &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !hasSeveralHosts(rawHeaders) &&
    isKnownHost(headers.host ?? '')
}

/** @param rawHeaders names and values in turn */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function isHost(value: string): boolean {
  // HTTP/1.0 clients such as health checks may send none.
  if (value === '') return true
  const match = host.exec(value)
  return match !== null && Number(match[1] ?? 0) <= 65_535
}

const posted = /^\/(preferences|forms\/[\w-]+)$/
const read = ['GET', 'HEAD']

/**
 * Pages are read only, and may stand where something is posted to: 405 with `Allow` for every other method.
 */
export const refuseMethods: RequestHandler = (req, res, next) => {
  const allowed = posted.test(req.path) ? [...read, 'POST'] : read
  if (allowed.includes(req.method)) return next()
  res.setHeader('Allow', allowed.join(', '))
  throw new HttpError(405, `${req.method} is not allowed here`)
}

/** One address per page: every other spelling answers 308 with a path of this site, query kept. */
export const canonicalAddress: RequestHandler = (req, res, next) => {
  const [path = '/', ...query] = req.url.split('?')
  const target = canonicalizePath(path)
  if (target.kind === 'ok') return next()
  if (target.kind === 'malformed') throw new HttpError(400, 'Malformed percent-encoding in the address')
  if (target.kind === 'unknown') throw routeNotFound(req.originalUrl)
  const search = query.length > 0 ? `?${query.join('?')}` : ''
  res.setHeader('Cache-Control', 'public, max-age=3600')
  res
    .status(308)
    .setHeader('Location', target.path + search)
    .end()
}

/** A form of another site may not act for this visitor. */
export function refuseOtherSites(config: Pick<Config, 'siteUrl'>): RequestHandler {
  const isOwn = createSameSiteCheck(config)
  return (req, _res, next) => {
    const site = req.get('sec-fetch-site')
    const origin = req.get('origin')
    const foreign =
      site !== undefined
        ? !['same-origin', 'none'].includes(site)
        : origin !== undefined && !isOwn(origin, req.headers)
    if (foreign) throw new HttpError(403, 'This form was sent from another site')
    next()
  }
}
