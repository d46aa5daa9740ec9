/** Readers of fields that refer to entries, users, terms or addresses. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { safeLink } from '../../../../src/content/values/links.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asList, asText } from '../../model/values.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { readEntry } from './entry-values.ts'
import { misfit, type ReadField } from './field-reader.ts'
import { references } from './references.ts'

/** The targets of a relation field, or a single one where the field allows only one. */
const limited = (targets: readonly Value[], { max_items }: Values): Value =>
  max_items === 1 ? (targets[0] ?? null) : targets

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
  return limited(found, config)
}

/**
 * Reads a field of users: their names, and nothing else of them. A value of another kind is no misfit, which
 * would be shown by its shape.
 */
export const readUsers: ReadField = (value, config, { context }) => {
  const names = (references(value) ?? []).flatMap((id) => context.userName(id) ?? [])
  return limited(names, config)
}

/**
 * Reads a field of terms. Terms are stored as slugs, with their taxonomy when the field has several:
 * `topics::wind`.
 */
export const readTerms: ReadField = (value, config, { context }) => {
  const taxonomy = asText(asList(config.taxonomies)[0] ?? config.taxonomy)
  const terms = references(value)?.map((reference) => {
    const [named, slug] = splitReference(reference)
    return context.term(named ?? taxonomy, slug)
  })
  return terms ? limited(terms, config) : misfit
}

/**
 * Reads a link field: an address, or null when its target is missing or unsafe. A reference to a file may
 * lack the container that the field names: `asset::a.pdf` for `asset::files::a.pdf`.
 */
export const readLink: ReadField = (value, config, { context }) => {
  const stored = asText(value)
  if (stored === undefined) return value === '' ? null : misfit
  if (stored === '@child') return context.childPath() ?? null
  const only = asText(config.container)
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
