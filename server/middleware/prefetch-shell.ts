import type { RequestHandler } from 'express'
import { localeOfPath } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'

/**
 * Starts asking for what every page of a language needs. The loads are shared with those who wait for them
 * further on; a content system that does not answer costs a visitor its time limit once, not once for each
 * thing that is asked.
 */
export const prefetchShell =
  ({ revalidation }: Pick<Deps, 'revalidation'>): RequestHandler =>
  (req, _res, next) => {
    revalidation.shell(localeOfPath(req.path))
    next()
  }
