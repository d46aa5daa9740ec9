/** Thanks a visitor who sent a form: redirects to the page of the form, and shows the thanks there. */
import type { Request, Response } from 'express'
import type { Payload } from '../../src/content/payload.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { isSecure, readCookies } from '../http/cookies.ts'
import type { LoaderDeps } from '../loaders/loader.ts'
import { resultOf, showState, translateOf } from './form-page.ts'

/** Lifetime of the cookie in seconds, during which a reload of the page shows the thanks again. */
const lifetime = 300
const cookieName = 'form_sent'

/**
 * Redirects (303) to the page with the thanks, so that a reload does not send the form again. The cookie
 * distinguishes a visitor who sent the form from one who only has the address.
 */
export function redirectToThanks(req: Request, res: Response, page: Payload, form: FormDefinition): void {
  const secure = isSecure(req) ? '; Secure' : ''
  res.append(
    'Set-Cookie',
    `${cookieName}=${form.handle}; Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
  res.setHeader('Cache-Control', 'private, no-store')
  res
    .status(303)
    .location(`${page.path}?sent=${form.handle}${resultOf(page, form)}`)
    .end()
}

/**
 * Adds the thanks to a page for the visitor who just sent a form; for all others the page stays as it is. No
 * cache may store a response to an address with a `sent` parameter.
 */
export async function thankSender(
  deps: LoaderDeps,
  req: Request,
  res: Response,
  page: Payload,
): Promise<Payload> {
  const { sent } = req.query
  if (typeof sent !== 'string') return page
  res.setHeader('Cache-Control', 'private, no-store')
  if (readCookies(req.headers.cookie)[cookieName] !== sent) return page
  const forms = await deps.content.forms(page.locale)
  const form = Object.hasOwn(forms, sent) ? forms[sent] : undefined
  const prefix = translateOf(deps, page)('form-title-sent')
  return form ? showState(page, form, { status: 200, state: { kind: 'sent' }, prefix }) : page
}
