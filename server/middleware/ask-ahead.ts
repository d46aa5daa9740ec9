import type { RequestHandler } from 'express'
import { localeOfPath } from '../../src/router/match.ts'
import type { Deps } from '../deps.ts'
import { loadMenus } from '../shell.ts'

/**
 * Starts asking for what every page of a language needs. The loads are shared with those who wait for them further on; a content system
 * that does not answer costs a visitor its time limit once, not once for each thing that is asked. A source over HTTP looks for edits
 * when it is asked: a page that is known must not keep it from that.
 */
export const askAhead =
  ({ content, globals }: Pick<Deps, 'content' | 'globals'>): RequestHandler =>
  (req, _res, next) => {
    const locale = localeOfPath(req.path)
    void Promise.allSettled([
      globals.get(locale),
      content.translations(locale),
      content.tree(locale),
      loadMenus(content, locale),
    ])
    next()
  }
