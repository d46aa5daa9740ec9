import { useSyncExternalStore } from 'react'
import type { Visitor } from '../../shared/visitor/visitor.ts'
import { useVisitor } from '../../shared/visitor/visitor-context.tsx'
import { onPreference } from '../preference-event.ts'

/** The visitor's decision about consent. */
export type Decision = Visitor['consent']

const decisions: readonly Decision[] = ['yes', 'no']

/** Reads a decision; any other text means that there is none. */
export const asConsent = (text: string | undefined): Decision =>
  decisions.find((decision) => decision === text) ?? 'undecided'

/** Reads the visitor's decision from the attribute `data-consent` of `<html>`. */
const readConsent = (): Decision => asConsent(document.documentElement.dataset.consent)

/** Returns the visitor's decision about consent, also after it changed on this page. */
export function useConsent(): Decision {
  const { consent } = useVisitor()
  return useSyncExternalStore(onPreference, readConsent, () => consent)
}
