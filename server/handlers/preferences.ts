import type { RequestHandler } from 'express'
import type { Visitor } from '../../src/content/payload.ts'
import { forgetMeasurement } from '../../src/visitor/measurement-cookies.ts'
import { preferenceCookie } from '../../src/visitor/preference-cookie.ts'
import { isSafeTarget } from '../cms/redirects/targets.ts'
import { HttpError } from '../http-error.ts'
import { isSecure } from '../visitor.ts'

/** The choices that a visitor without JavaScript can store, and their values; `auto` and `undecided` remove the cookie. */
const preferences: { readonly [Name in keyof Visitor]: readonly Visitor[Name][] } = {
  theme: ['light', 'dark', 'auto'],
  consent: ['yes', 'no', 'undecided'],
}
const names = ['theme', 'consent'] as const

/** Stores theme or consent as a cookie and goes back to the page that asked. */
export const storePreferences: RequestHandler = (req, res) => {
  const body: Readonly<Record<string, unknown>> = req.body ?? {}
  const chosen = names.flatMap((name) => {
    const value = preferences[name].find((known) => known === body[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  if (chosen.length === 0) throw new HttpError(400, 'The form names no preference that this site knows')
  const secure = isSecure(req)
  for (const [name, value] of chosen) {
    res.append('Set-Cookie', preferenceCookie(name, value, secure))
    if (name === 'consent' && value !== 'yes')
      res.append('Set-Cookie', [...forgetMeasurement(req.headers.cookie ?? '', req.hostname)])
  }
  res.setHeader('Cache-Control', 'no-store')
  res.status(303).location(backTo(body.back)).end()
}

/** Only a path of this site. */
const backTo = (back: unknown): string =>
  typeof back === 'string' && back.startsWith('/') && isSafeTarget(back) ? back : '/'
