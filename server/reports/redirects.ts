/** Finds what is wrong with the redirects of editors. */
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import type { RedirectRow } from '../cms/redirects/redirect-rows.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import type { RedirectFault, RuleEnd } from '../cms/redirects/rule-faults.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Tally } from './tally.ts'
import type { CheckTarget } from './targets.ts'

interface RedirectOptions {
  readonly content: Pick<ContentSource, 'has'>
  readonly languages: Languages
  readonly redirects: Pick<Redirects, 'rules'>
  readonly check: CheckTarget
  readonly tally: Tally
  /** Awaited between two rules. */
  readonly step: () => Promise<void>
}

/** The words of a report for the faults of rules. */
const kinds: Readonly<Record<RedirectFault['kind'], string>> = {
  target: 'bad target',
  pattern: 'bad pattern',
  duplicate: 'duplicate',
  shadowed: 'shadowed',
  circle: 'loop',
  chain: 'chain',
}

const statesInWords = {
  missing: 'there is no page',
  gone: 'its content is gone',
  malformed: 'that is no address',
} as const

interface RuleFinding {
  readonly kind: string
  readonly detail: string
  /** The same for all rules and languages with the same fault; by row unless given. */
  readonly key?: string | undefined
}

/** Adds the faults of all rules of a language. A row that is wrong in several languages is one finding. */
export async function findRedirectFaults(options: RedirectOptions, locale: Locale): Promise<void> {
  const { languages, redirects, tally, step } = options
  const rules = await redirects.rules(locale)
  if (!rules) return
  const { prefix } = languages.of(locale)
  const add = (row: RedirectRow, { kind, detail, key }: RuleFinding) =>
    tally.add(
      'redirects',
      { kind, locales: [locale], place: `row ${row.number}`, subject: row.source, detail },
      key ?? JSON.stringify([kind, row.number, row.source, row.target]),
    )
  for (const fault of rules.faults()) {
    // Chains are told with their ends.
    if (fault && fault.kind !== 'chain') add(fault.row, faultInWords(fault, prefix))
    await step()
  }
  for (const fault of rules.shadowed()) {
    if (fault) add(fault.row, faultInWords(fault, prefix))
    await step()
  }
  for (const end of rules.ends()) {
    for (const finding of await findingsAt(options, locale, end)) add(end.row, finding)
    await step()
  }
}

/** All rules that run in the same circle are one finding, in whatever language. */
function faultInWords({ kind, message, circle }: RedirectFault, prefix: string): RuleFinding {
  if (!circle) return { kind: kinds[kind], detail: message }
  const key = JSON.stringify(circle.map((address) => address.slice(prefix.length)).toSorted())
  return { kind: kinds[kind], detail: [...circle, circle[0]].join(' → '), key }
}

/** The faults of one rule that its end tells. That of a chain is told of its last rule alone. */
async function findingsAt(
  { content, check }: RedirectOptions,
  locale: Locale,
  { row, source, to, hops, isPattern }: RuleEnd,
): Promise<readonly RuleFinding[]> {
  const isBehindPage = !row.override && !isPattern && (await content.has(locale, source))
  const state = to === undefined || hops > 0 ? 'there' : await check(to)
  return [
    ...(hops > 0 ? [{ kind: kinds.chain, detail: `${hops + 1} redirects to ${to ?? 'gone content'}` }] : []),
    ...(isBehindPage
      ? [{ kind: kinds.shadowed, detail: 'a page is at its address, and the rule does not override pages' }]
      : []),
    ...(state === 'there' ? [] : [{ kind: 'dead target', detail: `${to}: ${statesInWords[state]}` }]),
  ]
}
