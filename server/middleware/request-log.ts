import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

const saneId = /^[\w.:-]{1,64}$/
const maxPath = 500

/** Gives the request its id and writes its one line when the answer is out. Handlers add what they know to `res.locals`. */
export const requestLog =
  ({ logger, frontend, lifecycle }: Deps): RequestHandler =>
  (req, res, next) => {
    const started = performance.now()
    const given = req.get('x-request-id')
    const reqId = given && saneId.test(given) ? given : randomUUID()
    res.locals.reqId = reqId
    res.setHeader('X-Request-Id', reqId)
    if (lifecycle.state === 'stopping') res.setHeader('Connection', 'close')
    // `originalUrl` without its query: values there can be secrets.
    const path = (req.originalUrl.split('?')[0] ?? '').slice(0, maxPath)
    res.once('close', () => {
      const { route, locale, cache = 'none' } = res.locals
      logger.info(
        {
          reqId,
          method: req.method,
          path,
          route,
          locale,
          status: res.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
          bytes: Number(res.getHeader('content-length') ?? 0),
          cache,
          buildId: frontend.buildId,
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      )
    })
    next()
  }
