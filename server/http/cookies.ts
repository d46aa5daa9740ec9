/** Reads the cookies in which a visitor's choices are stored: theme, consent to analytics, and language. */
import type { IncomingMessage } from 'node:http'
import cookieParser from 'cookie-parser'
import type { Request, Response } from 'express'
import { readAnswer } from '../../src/shared/visitor/consent-answer.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'

/** The setting of Express for a site whose address is https: whatever stands in front, its cookies are `Secure`. */
export const secureCookies = 'secure cookies'

/** Whether a cookie set in answer to a request is for https alone. */
export const isSecure = (req: Request): boolean => req.secure || req.app.get(secureCookies) === true

/** A visitor who has chosen nothing: shared caches may store only the pages for this visitor. */
export const defaultVisitor: Visitor = { theme: 'auto', consent: 'undecided' }

/** Whether a visitor has chosen neither a theme nor an answer about consent. */
export const isDefaultVisitor = ({ theme, consent }: Visitor): boolean =>
  theme === defaultVisitor.theme && consent === defaultVisitor.consent

/** A visitor's choices, from the cookies. */
export interface VisitorCookies {
  readonly visitor: Visitor
  /** Value of the language cookie, which need not be a language. */
  readonly language: unknown
}

const noCookies: VisitorCookies = { visitor: defaultVisitor, language: undefined }

/** Matches the cookies with a visitor's choices, with name and value as captured text. */
const named = /(?:^|;)\s*(theme|consent|i18n_redirected)\s*=([^;]*)/g
/**
 * Values that need cookie-parser: with quotation marks, percent-encoding, or cookie-parser's own notation for
 * objects.
 */
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
 * Reads the visitor's choices from a `Cookie` header. A theme or consent that this site never sets is
 * ignored. The fast path and Express both use this function. Plain values are read without cookie-parser,
 * which takes longer than sending a cached page.
 * @param versions of answers to the question of consent that count; those of a site without categories unless
 * given
 */
export function readVisitorCookies(header: string | undefined, versions?: readonly string[]): VisitorCookies {
  if (header === undefined) return noCookies
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of header.matchAll(named))
    if (!values.has(name)) values.set(name, value.trim())
  for (const value of values.values())
    if (needsParser.test(value)) return choicesIn(readCookies(header), versions)
  const [theme, consent, language] = ['theme', 'consent', 'i18n_redirected'].map((name) => values.get(name))
  return choicesIn({ theme, consent, i18n_redirected: language }, versions)
}

const choicesIn = (
  { theme, consent, i18n_redirected }: Readonly<Record<string, unknown>>,
  versions?: readonly string[],
): VisitorCookies => ({
  visitor: {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    consent: readAnswer(consent, undefined, versions),
  },
  language: i18n_redirected,
})

/** The choices of the visitor who sent a request, by the versions of answers that count. */
export const readVisitor = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  versions?: readonly string[],
): Visitor => readVisitorCookies(headers.cookie, versions).visitor
