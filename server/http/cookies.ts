import type { Visitor } from '../../src/content/payload.ts'
import { readAnswer } from '../../src/shared/visitor/consent-answer.ts'
import { defaultVisitor } from '../page-cache/cached-response.ts'

/** What a visitor's cookies say about pages. */
export interface Choices extends Visitor {
  /** Value of the cookie, whatever it is. */
  readonly language: string | undefined
}

const noChoices: Choices = { ...defaultVisitor, language: undefined }

const named = /(?:^|;)\s*(theme|consent|i18n_redirected)\s*=([^;]*)/g
/** Values in quotation marks, with escapes or of cookie-parser's own notation for objects. */
const odd = /["%]|^j:/

/**
 * Reads a Cookie header as cookie-parser does, of which the first cookie of a name counts. Undefined for one
 * that is written in a way that browsers do not write these cookies in: whoever reads all of that decides.
 */
export function choicesIn(header: string | undefined): Choices | undefined {
  if (header === undefined) return noChoices
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of header.matchAll(named))
    if (!found.has(name)) found.set(name, value.trim())
  if ([...found.values()].some((value) => odd.test(value))) return undefined
  const theme = found.get('theme')
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    consent: readAnswer(found.get('consent')),
    language: found.get('i18n_redirected'),
  }
}
