/** Compiled redirects, with what the log would say of them. */
import { problemOf, type RedirectRules } from '../../server/cms/redirects/compile-rules.ts'

export interface ToldRules extends RedirectRules {
  readonly problems: readonly string[]
}

export const withProblems = (rules: RedirectRules): ToldRules => ({
  ...rules,
  problems: [...rules.faults()].flatMap((fault) => (fault ? problemOf(fault) : [])),
})
