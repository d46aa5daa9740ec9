/** Finds the terms of entries: in fields for terms, and under the names of their collections' taxonomies. */
import type { TermRef } from '../../../../src/content/terms.ts'
import type { Value } from '../../../../src/content/types.ts'
import { memoLast } from '../../../../src/shared/memo.ts'
import { splitReference } from '../../model/stored-reference.ts'
import { asList, asText, getOrAdd } from '../../model/values.ts'
import { references } from '../augment/references.ts'
import type { Field } from '../augment/types.ts'
import type { Blueprints } from '../blueprints/blueprints.ts'
import type { Collection } from './collections.ts'
import type { EntryBlueprints } from './entries/entries.ts'
import type { Entry } from './entries/entry-file.ts'
import { choiceOf, readValue } from './entries/inherit.ts'
import { type Taxonomies, termSlug } from './taxonomies.ts'

/** A field for terms. */
interface TermField {
  readonly handle: string
  /** The term that a stored text names; undefined for one without a taxonomy or a slug. */
  ref(stored: string): TermRef | undefined
}

/** The taxonomies that a field for terms names. */
const taxonomiesOf = ({ config }: Field): readonly string[] => {
  const { taxonomies = config.taxonomy } = config
  return (Array.isArray(taxonomies) ? asList(taxonomies) : [taxonomies]).flatMap((each) => asText(each) ?? [])
}

const isTermField = ({ type }: Field): boolean => type === 'terms' || type === 'taxonomy'

const noTerms: readonly TermRef[] = []

/**
 * Creates the lookup of the terms of an entry, in the order of its fields; each term once. Lists and counts
 * ask for those of all entries.
 */
export function createEntryTerms(
  blueprints: EntryBlueprints,
  taxonomies: Taxonomies,
): (entry: Entry) => readonly TermRef[] {
  const refs = new Map<string, TermRef>()
  const plans = new Map<Collection, Map<Value, readonly TermField[]>>()

  function refOf(taxonomy: string | undefined, stored: string): TermRef | undefined {
    const [named = taxonomy, name] = splitReference(stored)
    const slug = termSlug(name)
    return named !== undefined && slug !== '' && taxonomies.has(named)
      ? getOrAdd(refs, `${named}::${slug}`, () => ({ taxonomy: named, slug }))
      : undefined
  }
  function fieldOf(field: Field): TermField {
    const [first, ...others] = taxonomiesOf(field)
    const taxonomy = others.length === 0 ? (first ?? taxonomies.only) : undefined
    const known = new Map<string, TermRef | undefined>()
    const ref = (stored: string) => {
      if (!known.has(stored)) known.set(stored, refOf(taxonomy, stored))
      return known.get(stored)
    }
    return { handle: field.handle, ref }
  }
  /** The fields for terms of an entry, which follow from its collection and the name of its blueprint. */
  function fieldsOf(entry: Entry): readonly TermField[] {
    const ofCollection = getOrAdd(plans, entry.collection, () => new Map<Value, readonly TermField[]>())
    return getOrAdd(ofCollection, choiceOf(entry, 'blueprint'), () =>
      blueprints.fields(entry).filter(isTermField).map(fieldOf),
    )
  }
  return (entry) => {
    if (taxonomies.all.size === 0) return noTerms
    const found: TermRef[] = []
    for (const { handle, ref } of fieldsOf(entry))
      for (const stored of references(readValue(entry, handle)) ?? []) {
        const term = ref(stored)
        if (term && !found.includes(term)) found.push(term)
      }
    return found.length === 0 ? noTerms : found
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
