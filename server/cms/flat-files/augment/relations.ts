/** Readers of fields that refer to files, entries, terms or addresses. */
import { safeLink } from '../../../../src/content/links.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asList, asText } from '../../model/values.ts'
import { resolveAddress } from '../../rich-text/sanitize/resolve-address.ts'
import { type FieldScope, misfit, type ReadField } from './field-reader.ts'

/** The references of a relation field, which stores one or a list of them; undefined for anything else. */
function references(value: Value): readonly string[] | undefined {
  const list = Array.isArray(value) ? asList(value) : [value]
  const texts = list.map(asText)
  return texts.every((text) => text !== undefined) ? texts : value === '' ? [] : undefined
}

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

/** Reads a field of files; missing files are left out. */
export const readAssets = readRelation('max_files', (reference, config, { context }) => {
  const [named, path] = splitReference(reference)
  return context.asset(named ?? container(config), path)
})

/** Reads a field of entries; entries that are not published in this language are left out. */
export const readEntries = readRelation('max_items', (reference, _, { context }) => context.entry(reference))

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
  const url = resolveAddress(only ? stored.replace(/^asset::(?!.*::)/s, `asset::${only}::`) : stored, context)
  return (url && safeLink(url)) ?? null
}
