import type { IncomingMessage } from 'node:http'
import cookieParser from 'cookie-parser'
import type { Request, Response } from 'express'
import { readAnswer } from '../../src/shared/visitor/consent-answer.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'

/** A visitor who has chosen nothing: only pages for this one may be kept by shared caches. */
export const defaultVisitor: Visitor = { theme: 'auto', consent: 'undecided' }

/** Whether somebody has chosen neither a theme nor an answer about consent. */
export const isDefaultVisitor = ({ theme, consent }: Visitor): boolean =>
  theme === defaultVisitor.theme && consent === defaultVisitor.consent

/** What a visitor's cookies say about pages. */
export interface VisitorCookies {
  readonly visitor: Visitor
  /** Value of the language cookie, which need not be a language. */
  readonly language: unknown
}

const noCookies: VisitorCookies = { visitor: defaultVisitor, language: undefined }

const named = /(?:^|;)\s*(theme|consent|i18n_redirected)\s*=([^;]*)/g
/** Quotation marks, percent-encoding, or cookie-parser's own notation for objects. */
const needsParser = /["%]|^j:/

const parse = cookieParser()

/**
 * All cookies of a `Cookie` header by name, as cookie-parser reads them: the first of a name counts, and a
 * value that begins with `j:` is parsed as JSON.
 */
export function readCookies(header: string | undefined): Readonly<Record<string, unknown>> {
  const request = { headers: { cookie: header } } as Request
  parse(request, {} as Response, () => {})
  return request.cookies
}

/**
 * The visitor's choices. Values that this site never sets count as none. This is the only reader of these
 * cookies, for the fast path and for Express alike: values as browsers write them are read without the
 * parser, which costs more than sending a page from the cache.
 */
export function readVisitorCookies(header: string | undefined): VisitorCookies {
  if (header === undefined) return noCookies
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of header.matchAll(named))
    if (!found.has(name)) found.set(name, value.trim())
  for (const value of found.values()) if (needsParser.test(value)) return choicesIn(readCookies(header))
  return choicesIn({
    theme: found.get('theme'),
    consent: found.get('consent'),
    i18n_redirected: found.get('i18n_redirected'),
  })
}

const choicesIn = ({
  theme,
  consent,
  i18n_redirected,
}: Readonly<Record<string, unknown>>): VisitorCookies => ({
  visitor: {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    consent: readAnswer(consent),
  },
  language: i18n_redirected,
})

/** The choices of whoever sent a request. */
export const readVisitor = ({ headers }: Pick<IncomingMessage, 'headers'>): Visitor =>
  readVisitorCookies(headers.cookie).visitor
