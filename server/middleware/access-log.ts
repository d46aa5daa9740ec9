import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { loggedPath, millisecondsSince, requestId } from '../logging/access-log.ts'
import { readTrace } from '../tracing/trace-context.ts'

/**
 * Gives each request in Express an id, and writes its line of the access log when the response is sent.
 * Handlers set fields of the line in `res.locals`: route, locale, cache and bytes.
 */
export const accessLog =
  ({
    writeAccessLog,
    lifecycle,
    traces,
  }: Pick<Deps, 'writeAccessLog' | 'lifecycle' | 'traces'>): RequestHandler =>
  (req, res, next) => {
    const started = performance.now()
    const reqId = requestId(req.headers['x-request-id'])
    const trace = readTrace(req.headers)
    res.locals.reqId = reqId
    res.setHeader('X-Request-Id', reqId)
    if (lifecycle.state === 'stopping') res.setHeader('Connection', 'close')
    const path = loggedPath(req.originalUrl)
    res.once('close', () => {
      const {
        route,
        locale,
        cache = 'none',
        bytes = Number(res.getHeader('content-length') ?? 0),
      } = res.locals
      writeAccessLog({
        ...{
          reqId,
          method: req.method,
          path,
          route,
          locale,
          status: res.statusCode,
          ms: millisecondsSince(started),
        },
        ...{ bytes, cache, traceId: trace?.traceId },
        ...(!res.writableFinished && { aborted: true }),
      })
    })
    if (trace) traces.follow(trace, res, next)
    else next()
  }
