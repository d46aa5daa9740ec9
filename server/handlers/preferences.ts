import type { Request, RequestHandler } from 'express'
import { forgetMeasurement } from '../../src/shared/visitor/measurement-cookies.ts'
import { preferenceCookie } from '../../src/shared/visitor/preference-cookie.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { isSafeTarget } from '../cms/redirects/targets.ts'
import type { Config } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { createSameSiteCheck, type IsSameSite } from '../http/same-origin.ts'

/** The choices that the form can store, and their values. `auto` and `undecided` remove the cookie. */
const preferences: { readonly [Name in keyof Visitor]: readonly Visitor[Name][] } = {
  theme: ['light', 'dark', 'auto'],
  consent: ['yes', 'no', 'undecided'],
}
const names = ['theme', 'consent'] as const

/**
 * Stores theme or consent as a cookie, for visitors without JavaScript, and leads back to the page that they
 * came from.
 */
export function storePreferences(config: Pick<Config, 'siteUrl'>): RequestHandler {
  const isOwn = createSameSiteCheck(config)
  const { hostname } = new URL(config.siteUrl)
  return (req, res) => {
    const body: Readonly<Record<string, unknown>> = req.body ?? {}
    const chosen = names.flatMap((name) => {
      const value = preferences[name].find((allowed) => allowed === body[name])
      return value === undefined ? [] : [[name, value] as const]
    })
    if (chosen.length === 0) throw new HttpError(400, 'The form names no preference that this site knows')
    const secure = req.secure
    for (const [name, value] of chosen) {
      res.append('Set-Cookie', preferenceCookie(name, value, secure))
      if (name === 'consent' && value !== 'yes')
        res.append('Set-Cookie', [...forgetMeasurement(req.headers.cookie ?? '', hostname)])
    }
    res.setHeader('Cache-Control', 'no-store')
    res
      .status(303)
      .location(backTo(body.back, req, isOwn))
      .end()
  }
}

/** The page that the form names, with its query; the home page for anything but a path of this site. */
function backTo(back: unknown, req: Request, isOwn: IsSameSite): string {
  if (typeof back !== 'string' || !back.startsWith('/') || !isSafeTarget(back)) return '/'
  const target = back + queryOf(back, req, isOwn)
  return isSafeTarget(target) ? target : back
}

/**
 * The query of the page that the form was sent from, from the `Referer` header. The form itself contains only
 * the path, because a cached page is the same for all queries.
 */
function queryOf(path: string, req: Request, isOwn: IsSameSite): string {
  const referer = req.get('referer') ?? ''
  if (!isOwn(referer, req.headers)) return ''
  const { origin, pathname, search } = new URL(referer)
  return new URL(path, origin).href === origin + pathname ? search : ''
}
