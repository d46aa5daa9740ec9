/** What all answers about previews have in common. */
import type { Request, Response } from 'express'
import { pageLanguage } from '../../../src/i18n/languages.ts'
import { routingOf } from '../../../src/router/match.ts'
import { cspHash } from '../../builds/frontend.ts'
import type { Deps } from '../../deps.ts'
import { isSecure } from '../../http/cookies.ts'
import { publicAddresses, siteOf } from '../../http/domains/public-addresses.ts'
import { type NoPreview, noticeHtml, noticeStyle } from '../../preview/notice.ts'
import { passTime } from '../../preview/pass.ts'
import { type Preview, passCookie } from '../../preview/preview.ts'

/** The services that previews need, besides those of the site. */
export interface PreviewDeps extends Deps {
  readonly preview: Preview
}

/** No cache keeps the answer, no search engine reads it, and no other site learns its address. */
export function keepPrivate(res: Response): void {
  res.setHeader('Cache-Control', 'private, no-store')
  res.setHeader('X-Robots-Tag', 'noindex, nofollow')
  res.setHeader('Referrer-Policy', 'no-referrer')
}

/**
 * Sets the cookie with a pass; without one, removes it. Behind TLS it is also sent inside the frame of a
 * control panel on another site, and only there and here (`Partitioned`).
 */
export function setPass(req: Request, res: Response, text: string | undefined): void {
  const where = isSecure(req) ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const age = text === undefined ? 0 : passTime / 1000
  res.append('Set-Cookie', `${passCookie}=${text ?? ''}; Max-Age=${age}; Path=/; HttpOnly; ${where}`)
}

/** Lets the control panels of the site, and nobody else, show the answer in a frame. */
export function allowFrame(res: Response, policy: string | undefined): void {
  res.removeHeader('X-Frame-Options')
  if (policy !== undefined) res.setHeader('Content-Security-Policy', policy)
}

const statuses: Readonly<Record<NoPreview, number>> = { ended: 410, refused: 401, limited: 429 }

/**
 * Sends the page for a preview that has ended, or that is refused.
 * @param path internal path of the page that was asked for
 */
export function sendNotice(
  { languages, preview, config, policy }: PreviewDeps,
  req: Request,
  res: Response,
  kind: NoPreview,
  path: string,
): void {
  const locale = routingOf(languages).localeOf(path)
  const language = { locale, ...pageLanguage(languages.of(locale)) }
  const href = publicAddresses(siteOf({ languages, config })).hrefFrom(locale, path)
  keepPrivate(res)
  setPass(req, res, undefined)
  const frames = ["'self'", ...preview.frameOrigins].join(' ')
  const own = `default-src 'none'; style-src ${cspHash(noticeStyle)}; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`
  allowFrame(res, policy && own)
  res
    .status(statuses[kind])
    .type('html')
    .send(noticeHtml(kind, language, href))
}
