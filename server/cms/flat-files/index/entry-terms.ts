/** Finds the terms of entries: in fields for terms, and under the names of their collections' taxonomies. */
import type { TermRef } from '../../../../src/content/terms.ts'
import { memoLast, memoWeak } from '../../../../src/shared/memo.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asList, asText, getOrAdd } from '../../model/values.ts'
import { references } from '../augment/references.ts'
import type { Field } from '../augment/types.ts'
import type { Blueprints } from '../blueprints/blueprints.ts'
import type { Collection } from './collections.ts'
import type { EntryBlueprints } from './entries/entries.ts'
import type { Entry } from './entries/entry-file.ts'
import { readValue } from './entries/inherit.ts'
import { type Taxonomies, termSlug } from './taxonomies.ts'

/** A field for terms, and the taxonomy of terms that do not name theirs. */
interface TermField {
  readonly handle: string
  readonly taxonomy: string | undefined
}

/** The taxonomies that a field for terms names. */
const taxonomiesOf = ({ config }: Field): readonly string[] => {
  const { taxonomies = config.taxonomy } = config
  return (Array.isArray(taxonomies) ? asList(taxonomies) : [taxonomies]).flatMap((each) => asText(each) ?? [])
}

const isTermField = ({ type }: Field): boolean => type === 'terms' || type === 'taxonomy'

const noTerms: readonly TermRef[] = []

/** Creates the lookup of the terms of an entry, in the order of its fields; each term once. */
export function createEntryTerms(
  { fields }: EntryBlueprints,
  taxonomies: Taxonomies,
): (entry: Entry) => readonly TermRef[] {
  const refs = new Map<string, TermRef>()
  const fieldsOf = memoWeak((all: readonly Field[]): readonly TermField[] =>
    all.filter(isTermField).map((field) => {
      const [first, ...others] = taxonomiesOf(field)
      return { handle: field.handle, taxonomy: others.length === 0 ? (first ?? taxonomies.only) : undefined }
    }),
  )
  const refOf = (taxonomy: string, slug: string) =>
    getOrAdd(refs, `${taxonomy}::${slug}`, () => ({ taxonomy, slug }))

  function termsIn(entry: Entry, { handle, taxonomy }: TermField): readonly TermRef[] {
    return (references(readValue(entry, handle)) ?? []).flatMap((stored) => {
      const [named = taxonomy, name] = splitReference(stored)
      const slug = termSlug(name)
      return named !== undefined && slug !== '' && taxonomies.has(named) ? [refOf(named, slug)] : []
    })
  }
  return (entry) => {
    if (taxonomies.all.size === 0) return noTerms
    const found = fieldsOf(fields(entry)).flatMap((field) => termsIn(entry, field))
    return found.length === 0 ? noTerms : [...new Set(found)]
  }
}

/**
 * Creates the lookup of the collections whose entries may have the terms of a taxonomy: those that name it,
 * and those with a field for its terms.
 */
export function createTaxonomyCollections(
  collections: ReadonlyMap<string, Collection>,
  blueprints: Blueprints,
): (taxonomy: string) => readonly string[] {
  const table = memoLast(() =>
    [...collections.values()].map(({ handle, taxonomies }) => {
      const fields = (blueprints.get(`collections/${handle}`) ?? []).flatMap((each) => each.fields)
      return { handle, names: new Set([...taxonomies, ...fields.filter(isTermField).flatMap(taxonomiesOf)]) }
    }),
  )
  return (taxonomy) => table().flatMap(({ handle, names }) => (names.has(taxonomy) ? [handle] : []))
}
