import type { IncomingMessage } from 'node:http'
import { type RouteMatch, routingOf } from '../../src/router/match.ts'
import { pagePathOfPayload } from '../../src/router/payload-url.ts'
import { isReservedPath } from '../../src/router/reserved-paths.ts'
import type { Deps } from '../deps.ts'
import { hasSearchText } from '../handlers/pages/send-rendered.ts'
import { readVisitorCookies } from '../http/cookies.ts'
import { fixedHeaders } from '../http/fixed-headers.ts'
import { plainErrorPage, problemText, problemType } from '../http/http-error.ts'
import { prefersPages } from '../http/negotiation.ts'
import { createRequestCheck, isPlainRead } from '../http/request-checks.ts'
import type { FastPath } from '../http/server.ts'
import { cacheKey } from '../page-cache/cache-key.ts'
import { OverloadError } from '../scheduling/waiting-line.ts'
import { createRawSender } from './raw-response.ts'

/** A request for a page that may have to be made. */
interface WantedPage {
  readonly match: RouteMatch | undefined
  readonly isPayload: boolean
}

const overload = new OverloadError('Too many pages are asked for')

/** An address of a file, which is no page. */
const fileName = /\.[^/]*$/

/**
 * Refuses requests for pages that would have to be made while more of them wait than can be made in time. What
 * a refusal costs here is a fraction of what it costs in Express, so that it takes little from those who are
 * served. Pages that are stored, also outdated ones, and whatever is no page are left to Express.
 */
export function refusalsFastPath(deps: Deps): FastPath {
  const { config, policy, scheduler } = deps
  const isWanted = createPageTest(deps)
  const send = createRawSender(deps)
  const reused = [
    [
      ...fixedHeaders(config).flat(),
      ...(policy ? ['Content-Security-Policy', policy.other] : []),
      ...['Cache-Control', 'no-store', 'Retry-After', String(overload.retryAfter)],
    ],
  ]
  const answerOf = (type: string, text: string) => {
    const body = Buffer.from(text)
    return { body, own: ['Content-Type', type, 'Content-Length', String(body.length)] }
  }
  const page = answerOf('text/html; charset=utf-8', plainErrorPage(503))
  const problem = answerOf(problemType, problemText(503))
  return (req, res) => {
    if (!scheduler.renderQueue.isFull()) return false
    const started = performance.now()
    const wanted = isWanted(req)
    if (!wanted) return false
    const { own, body } = wanted.isPayload ? problem : page
    const { route, locale } = wanted.match ?? {}
    send(
      req,
      res,
      { status: 503, reused, own, body },
      { started, route: route?.path, locale, bytes: body.length, cache: 'none' },
    )
    return true
  }
}

/** Returns a function that finds out which page a request is for, if any, that may have to be made. */
function createPageTest({
  config,
  languages,
  domains,
  pages,
  consent,
}: Deps): (req: IncomingMessage) => WantedPage | undefined {
  const faultOf = createRequestCheck({ config, languages })
  const routing = routingOf(languages)
  return (req) => {
    if (!isPlainRead(req) || faultOf(req) || domains?.enter(req).kind === 'elsewhere') return undefined
    const { url = '', headers } = req
    const [path = ''] = url.split('?')
    const pagePath = pagePathOfPayload(path)
    const isPayload = pagePath !== undefined
    const isOther = fileName.test(path) || isReservedPath(path) || !prefersPages(headers.accept)
    if (!isPayload && isOther) return undefined
    const match = routing.match(pagePath ?? path, config)
    const { visitor } = readVisitorCookies(headers.cookie, consent.versions())
    const key = isPayload ? url : cacheKey(path, visitor)
    const isKept = pages.keeps(key) && !(match && hasSearchText(url, match.route))
    return isKept ? undefined : { match, isPayload }
  }
}
