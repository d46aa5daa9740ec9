import type { RequestHandler } from 'express'
import type { Deps } from '../../deps.ts'
import { redirectToCanonical } from '../../http/redirect.ts'

/**
 * Finds the page that a request asks for at the domain of its language; redirects (308) a request for a page
 * of another domain. Later handlers see internal paths only, with the prefix of their language.
 */
export const enterDomain =
  ({ domains }: Pick<Deps, 'domains'>): RequestHandler =>
  (req, res, next) => {
    const entry = domains?.enter(req)
    if (entry?.kind !== 'elsewhere') return next()
    redirectToCanonical(res, entry.to)
  }
