import type { RequestHandler } from 'express'
import { isSafeTarget } from '../cms/redirects/targets.ts'
import { HttpError } from '../http-error.ts'
import { isSecure } from '../visitor.ts'

const year = 31_536_000

/** The choices that a visitor without JavaScript can store, and their values; `auto` and `undecided` remove the cookie. */
const preferences: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'auto'],
  consent: ['yes', 'no', 'undecided'],
}
const removed: ReadonlySet<string> = new Set(['auto', 'undecided'])

/** Stores theme or consent as a cookie and goes back to the page that asked. */
export const storePreferences: RequestHandler = (req, res) => {
  const body: Readonly<Record<string, unknown>> = req.body ?? {}
  const chosen = Object.entries(preferences).flatMap(([name, values]) => {
    const value = body[name]
    return typeof value === 'string' && values.includes(value) ? [[name, value] as const] : []
  })
  if (chosen.length === 0) throw new HttpError(400, 'The form names no preference that this site knows')
  for (const [name, value] of chosen) {
    const age = removed.has(value) ? 0 : year
    const secure = isSecure(req) ? '; Secure' : ''
    res.append('Set-Cookie', `${name}=${value}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`)
  }
  res.setHeader('Cache-Control', 'no-store')
  res.status(303).location(backTo(body.back)).end()
}

/** Only a path of this site. */
const backTo = (back: unknown): string =>
  typeof back === 'string' && back.startsWith('/') && isSafeTarget(back) ? back : '/'
