import type { Request } from 'express'
import type { Visitor } from '../../src/content/payload.ts'
import { readAnswer } from '../../src/shared/visitor/consent-answer.ts'

/** Behind a trusted proxy Express reads the protocol that the visitor used. */
export const isSecure = (req: Request): boolean => req.secure

const themes: ReadonlySet<unknown> = new Set(['light', 'dark'])

/** The visitor's choices from first-party cookies; unknown values count as none. */
export function readVisitor(req: Request): Visitor {
  const { theme, consent }: Record<string, unknown> = req.cookies ?? {}
  return {
    theme: themes.has(theme) ? (theme as Visitor['theme']) : 'auto',
    consent: readAnswer(consent),
  }
}

export const isDefaultVisitor = ({ theme, consent }: Visitor): boolean =>
  theme === 'auto' && consent === 'undecided'
