/** Lets editors into previews, and out of them. */
import type { RequestHandler } from 'express'
import { canonicalTarget, isSafeTarget } from '../../cms/redirects/targets.ts'
import { createRateLimit } from '../../forms/rate-limit.ts'
import { isSameSecret } from '../../http/secrets.ts'
import { isToken } from '../../preview/pass.ts'
import { keepPrivate, type PreviewDeps, sendNotice, setPass } from './answer.ts'

/** Wrong secrets of one address in a minute, after which it is told to wait. */
const maxFailures = 5

/** The path of this site that a value names; the home page for anything else. */
const pathIn = ({ languages }: Pick<PreviewDeps, 'languages'>, value: unknown): string =>
  (typeof value === 'string' && value.startsWith('/') && isSafeTarget(value)
    ? canonicalTarget(languages, value)
    : undefined) ?? '/'

/**
 * Opens a preview: `/preview?secret=…&to=/about`, and with `token=…` the live preview of an entry. The secret is
 * exchanged for a cookie, so that no address of a page has it. The right secret is never kept waiting for
 * the wrong ones of others.
 */
export function enterPreview(deps: PreviewDeps): RequestHandler {
  const { preview, logger } = deps
  const failures = createRateLimit({ perVisitor: maxFailures, inAll: 300 })
  const knowsSecret = (secret: unknown) =>
    typeof secret === 'string' && isSameSecret(secret, preview.secret())
  return (req, res, next) => {
    const { secret, to, token: given } = req.query
    // The address itself is the content's.
    if (secret === undefined) return next()
    const token = isToken(given) ? given : undefined
    const path = pathIn(deps, to)
    keepPrivate(res)
    if (knowsSecret(secret)) {
      setPass(req, res, preview.passes.issue(token).text)
      res.status(303).location(path).end()
      return
    }
    const wait = failures.take(req.ip)
    if (wait === 0) logger.warn({ reqId: res.locals.reqId }, 'A preview was refused')
    else res.setHeader('Retry-After', String(wait))
    sendNotice(deps, req, res, wait === 0 ? 'refused' : 'limited', deps.domains?.internal(req, path) ?? path)
  }
}

/** Ends a preview, and leads to the published page. */
export const exitPreview =
  (deps: Pick<PreviewDeps, 'languages'>): RequestHandler =>
  (req, res) => {
    keepPrivate(res)
    setPass(req, res, undefined)
    res.status(303).location(pathIn(deps, req.body?.to)).end()
  }
