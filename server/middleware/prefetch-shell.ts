import type { RequestHandler } from 'express'
import { routingOf } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'

/**
 * Starts to load what every page of a language needs: settings, texts and menus. Later handlers join these
 * loads. With a content system that does not respond, a request then waits for the time limit of all these
 * loads at once, instead of for one after the other.
 */
export const prefetchShell =
  ({ revalidation, languages }: Pick<Deps, 'revalidation' | 'languages'>): RequestHandler =>
  (req, _res, next) => {
    revalidation.shell(routingOf(languages).localeOf(req.path))
    next()
  }
