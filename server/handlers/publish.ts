import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { createRateLimit } from '../forms/rate-limit.ts'
import type { Publisher } from '../publish/publisher.ts'
import { readChange } from '../publish/read-change.ts'
import { createReplayCheck, verifyRequest } from '../publish/verify.ts'

/** Wrong secrets of one address in a minute, after which it is told to wait. */
const maxFailures = 5

/**
 * Takes the webhooks of a content system. It answers before anything is loaded; a request that is repeated has
 * no effect and the same status, as its sender may not have got the first answer. A wrong secret is refused in
 * the same way whatever is wrong with it. The right one is never kept waiting for the wrong ones of others.
 */
export function publishHook(
  { logger }: Pick<Deps, 'logger'>,
  publisher: Publisher,
  secret: () => string,
): RequestHandler {
  const isReplay = createReplayCheck()
  const failures = createRateLimit({ perVisitor: maxFailures, inAll: 300 })
  return (req, res) => {
    const now = Date.now()
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
    const verdict = verifyRequest({ headers: req.headers, body }, secret(), now)
    res.setHeader('Cache-Control', 'no-store')
    if (verdict.kind === 'refused') {
      const wait = failures.take(req.ip)
      if (wait > 0) res.setHeader('Retry-After', String(wait))
      else logger.warn({ reqId: res.locals.reqId }, 'A publish was refused')
      res.status(wait > 0 ? 429 : 401).json({ status: wait > 0 ? 'too-many-failures' : 'refused' })
      return
    }
    const isKnown = verdict.signature !== undefined && isReplay(verdict.signature, now)
    if (!isKnown) publisher.announce(readChange(body.toString('utf8')))
    res.status(202).json({ status: isKnown ? 'known' : 'accepted' })
  }
}
