import type { Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values.ts'

/** One rule of an editor, as written, whatever add-on wrote it (content-contract, section 5.1). */
export interface RedirectRow {
  readonly source: string
  readonly target: string | undefined
  readonly status: number
  readonly match: 'exact' | 'regex'
  /** Acts before content instead of only where there is none. */
  readonly override: boolean
  /** Site handles that the rule is for; empty means all. */
  readonly sites: readonly string[]
}

/** Accepted names, the first that holds something wins. */
const names = {
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

const defaultStatus = 301

/** Reads rows in any of the known shapes. What has no source or is switched off is left out. */
export function readRedirectRows(value: Value): RedirectRow[] {
  return asList(value).flatMap((item) => {
    if (!isValues(item) || item.enabled === false) return []
    const source = pick(item, names.source, asText)
    return source ? [{ ...readRow(item), source }] : []
  })
}

const readRow = (item: Values): Omit<RedirectRow, 'source'> => ({
  target: pick(item, names.target, asAddress),
  status: pick(item, names.status, asStatus) ?? defaultStatus,
  match: pick(item, names.match, (value) => (asText(value) === 'regex' ? 'regex' : undefined)) ?? 'exact',
  override: item.override === true || item.override === 'true',
  sites: pick(item, names.sites, asSites) ?? [],
})

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

/** A list, an object with numeric keys, or the first list inside a global set. */
function asList(value: Value): readonly Value[] {
  if (Array.isArray(value)) return value
  if (!isValues(value)) return []
  const members = Object.values(value)
  return members.find((member): member is readonly Value[] => Array.isArray(member)) ?? members
}

const asText = (value: Value): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** A string, or a related entry with its path. */
function asAddress(value: Value): string | undefined {
  if (Array.isArray(value)) return asAddress(value[0])
  return isValues(value) ? (asText(value.path) ?? asText(value.url)) : asText(value)
}

function asStatus(value: Value): number | undefined {
  const code = Number(isValues(value) ? value.value : value)
  return [301, 302, 303, 307, 308, 410].includes(code) ? code : undefined
}

const asSites = (value: Value): readonly string[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).flatMap((site) => asText(site) ?? [])
  return list.length > 0 ? list : undefined
}
