import type { Request, RequestHandler } from 'express'
import { toldId } from '../../src/components/consent-banner/told-id.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import { forgetMeasurement } from '../../src/shared/visitor/measurement-cookies.ts'
import { preferenceCookie } from '../../src/shared/visitor/preference-cookie.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import { isSafeTarget } from '../cms/redirects/targets.ts'
import type { Config } from '../config/config.ts'
import type { Consent } from '../consent/consent.ts'
import { readConsentForm } from '../consent/consent-form.ts'
import { isSecure } from '../http/cookies.ts'
import type { Domains } from '../http/domains/domains.ts'
import { siteOf } from '../http/domains/public-addresses.ts'
import { HttpError } from '../http/http-error.ts'
import { createSameSiteCheck, type IsSameSite } from '../http/same-origin.ts'

type Body = Readonly<Record<string, unknown>>

/** The themes that the form can store. `auto` removes the cookie. */
const themes: readonly Visitor['theme'][] = ['light', 'dark', 'auto']

interface PreferenceDeps {
  readonly config: Pick<Config, 'siteUrl'>
  readonly languages: Languages
  readonly domains: Domains | undefined
  readonly consent: Pick<Consent, 'setup'>
}

/**
 * Stores theme or consent as a cookie, for visitors without JavaScript, and leads back to the page that they
 * came from; after an answer about consent to its confirmation there.
 */
export function storePreferences({ config, consent, languages, domains }: PreferenceDeps): RequestHandler {
  const isOwn = createSameSiteCheck(siteOf({ config, languages }))
  return (req, res) => {
    const body: Body = req.body ?? {}
    const theme = themes.find((allowed) => allowed === body.theme)
    const answer = readConsentForm(body, consent.setup())
    if (!theme && !answer) throw new HttpError(400, 'The form names no preference that this site knows')
    const back = backTo(body.back, req, isOwn)
    const isAnswered = answer !== undefined && answer.value !== 'undecided'
    if (theme) res.append('Set-Cookie', preferenceCookie('theme', theme, isSecure(req)))
    if (answer) {
      const { value, details, forgotten } = answer
      const { hostname } = new URL(domains?.originOf(req) ?? config.siteUrl)
      res.append('Set-Cookie', preferenceCookie('consent', value, isSecure(req), Date.now(), details))
      res.append('Set-Cookie', [...forgetMeasurement(req.headers.cookie ?? '', hostname, forgotten)])
    }
    res.setHeader('Cache-Control', 'no-store')
    res
      .status(303)
      .location(isAnswered ? toConfirmation(back) : back)
      .end()
  }
}

const toConfirmation = (page: string): string => `${page.replace(/#.*/s, '')}#${toldId}`

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
