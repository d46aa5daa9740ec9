/** Readers of fields that refer to files, entries, terms or addresses. */

import type { Value, Values } from '../../../../src/content/types.ts'
import { safeLink } from '../../../../src/content/values/links.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asList, asText } from '../../model/values.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { readEntry } from './entry-values.ts'
import { type FieldScope, misfit, type ReadField } from './field-reader.ts'
import { references } from './references.ts'

/**
 * Creates the reader of a relation field. The reader returns the targets of the stored references, or a
 * single target where the field allows only one.
 */
const readRelation =
  <Target extends object>(
    limit: string,
    find: (reference: string, config: Values, scope: FieldScope) => Target | undefined,
  ): ReadField =>
  (value, config, scope) => {
    const found = references(value)?.flatMap((reference) => find(reference, config, scope) ?? [])
    if (!found) return misfit
    return (config[limit] === 1 ? (found[0] ?? null) : found) as Value
  }

const container = (config: Values) => asText(config.container)

/** Maximum number of entries in one field. */
const maxEntries = 200

/**
 * Reads a field of entries; entries that are not published in this language are left out. An entry without a
 * page of its own gives its fields.
 */
export const readEntries: ReadField = (value, config, scope) => {
  const named = references(value)
  if (!named) return misfit
  const found = named.slice(0, maxEntries).flatMap((reference) => readEntry(reference, scope) ?? [])
  return config.max_items === 1 ? (found[0] ?? null) : found
}

/** Reads a field of users: their names, and nothing else of them. */
export const readUsers: ReadField = (value, config, { context }) => {
  const names = (references(value) ?? []).flatMap((id) => context.userName?.(id) ?? [])
  return config.max_items === 1 ? (names[0] ?? null) : names
}

/**
 * Reads a field of terms. Terms are stored as slugs, with their taxonomy when the field has several:
 * `topics::wind`.
 */
export const readTerms = readRelation('max_items', (reference, config, { context }) => {
  const [named, slug] = splitReference(reference)
  return context.term(named ?? asText(asList(config.taxonomies)[0] ?? config.taxonomy), slug)
})

/**
 * Reads a link field: an address, or null when its target is missing or unsafe. A reference to a file may
 * lack the container that the field names: `asset::a.pdf` for `asset::files::a.pdf`.
 */
export const readLink: ReadField = (value, config, { context }) => {
  const stored = asText(value)
  if (stored === undefined) return value === '' ? null : misfit
  if (stored === '@child') return context.childPath() ?? null
  const only = container(config)
  const named = only ? stored.replace(/^asset::(?!.*::)/s, `asset::${only}::`) : stored
  const url = resolveAddress(completeAddress(named), context)
  return (url && safeLink(url)) ?? null
}

/** What editors leave out of an address: `www.mill.example` and `mail@mill.example` say enough. */
const incomplete: readonly (readonly [RegExp, string])[] = [
  [/^(?=www\.[\w-]+\.\S+$)/i, 'https://'],
  [/^(https?):\/(?=[^/])/i, '$1://'],
  [/^(?=[^\s@/:]+@[\w-]+(?:\.[\w-]+)+$)/, 'mailto:'],
]

const completeAddress = (stored: string): string =>
  incomplete.reduce((address, [pattern, by]) => address.replace(pattern, by), stored.trim())
