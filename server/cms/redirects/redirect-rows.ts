/** Reads the redirect rules of editors from the shapes of several add-ons. */
import type { Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values/values.ts'
import { forEachInSteps, runSteps, type Steps } from '../../scheduling/steps.ts'

/** One redirect rule as an editor wrote it, in the global set `redirects` or in an add-on. */
export interface RedirectRow {
  /** Path or pattern of the requests, as the editor wrote it. */
  readonly source: string
  /** Address that visitors are redirected to. */
  readonly target: string | undefined
  /** HTTP status of the redirect, or 410 for content that is gone. */
  readonly status: number
  /** Whether the source is a regular expression. */
  readonly match: 'exact' | 'regex'
  /** Whether the rule applies even where content has a page. */
  readonly override: boolean
  /** Handles of the sites that the rule is for; empty for all. */
  readonly sites: readonly string[]
  /** Number of the row in its list in the content system, from 1. */
  readonly number: number
}

/** Names of the members of rows in the add-ons that are supported. The first that has a value counts. */
const memberNames = {
  source: ['from', 'old', 'source', 'url_old'],
  target: [
    'to',
    'new',
    'target',
    'destination',
    'internal_url',
    'entry',
    'destination_entry',
    'external_url',
  ],
  status: ['code', 'status', 'response', 'type'],
  match: ['match', 'match_type', 'type'],
  sites: ['sites', 'site'],
} as const

/** HTTP status of rules that name none. */
const defaultStatus = 301

/**
 * Reads rows in any of the supported shapes, in steps. Rows without a source, and rows that are switched off,
 * are left out.
 */
export function* readRowsInSteps(value: Value): Steps<RedirectRow[]> {
  const rows: RedirectRow[] = []
  let number = 0
  yield* forEachInSteps(asList(value), (item) => {
    number += 1
    if (!isValues(item) || item.enabled === false) return
    const source = pick(item, memberNames.source, asText)
    if (source) rows.push({ ...readRow(item), source, number })
  })
  return rows
}

/** The same at once. */
export const readRedirectRows = (value: Value): RedirectRow[] => runSteps(readRowsInSteps(value))

const readRow = (item: Values): Omit<RedirectRow, 'source' | 'number'> => ({
  target: pick(item, memberNames.target, asAddress),
  status: pick(item, memberNames.status, asStatus) ?? defaultStatus,
  match:
    pick(item, memberNames.match, (value) => (asText(value) === 'regex' ? 'regex' : undefined)) ?? 'exact',
  override: item.override === true || item.override === 'true',
  sites: pick(item, memberNames.sites, asSites) ?? [],
})

/** The first usable value among the members with the given names. */
function pick<T>(
  item: Values,
  keys: readonly string[],
  read: (value: Value) => T | undefined,
): T | undefined {
  for (const key of keys) {
    const value = Object.hasOwn(item, key) ? read(item[key]) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

/** The rows of a list, of an object with numeric keys, or of the first list inside a global set. */
function asList(value: Value): readonly Value[] {
  if (Array.isArray(value)) return value
  if (!isValues(value)) return []
  const members = Object.values(value)
  return members.find((member): member is readonly Value[] => Array.isArray(member)) ?? members
}

const asText = (value: Value): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** The address in a string, or in a related entry. */
function asAddress(value: Value): string | undefined {
  if (Array.isArray(value)) return asAddress(value[0])
  return isValues(value) ? (asText(value.path) ?? asText(value.url)) : asText(value)
}

/** The status in a number, a numeric string, or an object with `value`; undefined for an unsupported one. */
function asStatus(value: Value): number | undefined {
  const code = Number(isValues(value) ? value.value : value)
  return [301, 302, 303, 307, 308, 410].includes(code) ? code : undefined
}

const asSites = (value: Value): readonly string[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).flatMap((site) => asText(site) ?? [])
  return list.length > 0 ? list : undefined
}
