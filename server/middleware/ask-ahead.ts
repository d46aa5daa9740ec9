import type { RequestHandler } from 'express'
import { localeOfPath } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'

/**
 * Starts asking for what every page of a language needs. The loads are shared with those who wait for them further on; a content system
 * that does not answer costs a visitor its time limit once, not once for each thing that is asked.
 */
export const askAhead =
  ({ content, globals }: Pick<Deps, 'content' | 'globals'>): RequestHandler =>
  (req, _res, next) => {
    const locale = localeOfPath(req.path)
    void Promise.allSettled([globals.get(locale), content.translations(locale), content.tree(locale)])
    next()
  }
