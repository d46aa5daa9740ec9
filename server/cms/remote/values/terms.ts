/** Reads the terms of taxonomies in values, as content systems send them. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { asText } from '../../model/values.ts'

/** A term as a field of an entry has it, in the language of the entry. */
export interface RemoteTerm {
  /** Handle of the taxonomy. */
  readonly taxonomy: string
  /** Slug in all languages: that of the term in the default language. */
  readonly slug: string
  /** Slug in this language. */
  readonly ownSlug: string
  readonly title: string
}

/** An id such as `tags::wad` (REST) or `tags/wad` (Fetch), divided. */
const termId = /^([\w-]+)(?:::|\/)([^/]+)$/

const textIn = (values: Values, name: string): string | undefined =>
  Object.hasOwn(values, name) ? asText(values[name]) : undefined

/** The term that an object is; undefined for any other object. */
export function readTerm(values: Values): RemoteTerm | undefined {
  const [, taxonomy, idSlug] = termId.exec(textIn(values, 'id') ?? '') ?? []
  const [ownSlug, title] = [textIn(values, 'slug'), textIn(values, 'title')]
  if (taxonomy === undefined || idSlug === undefined || ownSlug === undefined || title === undefined)
    return undefined
  return { taxonomy, slug: textIn(values, 'default_slug') ?? idSlug, ownSlug, title }
}

const termsIn = (value: Value): readonly RemoteTerm[] =>
  (Array.isArray(value) ? (value as readonly Value[]) : [value]).flatMap((item) =>
    isValues(item) ? (readTerm(item) ?? []) : [],
  )

/** The terms in the fields of an entry, in their order; those inside of sets are none of the entry's own. */
export const termsOfValues = memoWeak((values: Values): readonly RemoteTerm[] =>
  Object.values(values).flatMap(termsIn),
)

/** Names of the fields that have terms in any of some entries. */
export const termFields = (rows: readonly Values[]): readonly string[] => [
  ...new Set(
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (termsIn(value).length > 0 ? [name] : [])),
    ),
  ),
]
