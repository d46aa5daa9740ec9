import type { RequestHandler } from 'express'
import { localeOfPath } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'

/**
 * Begins to load what every page of a language needs: settings, texts and menus. Those who need them later
 * share these loads. A content system that does not answer then costs a visitor its time limit once, instead
 * of once for each of them.
 */
export const prefetchShell =
  ({ revalidation }: Pick<Deps, 'revalidation'>): RequestHandler =>
  (req, _res, next) => {
    revalidation.shell(localeOfPath(req.path))
    next()
  }
