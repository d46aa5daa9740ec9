import type { Value, Values } from '../../src/content/types.ts'
import { listOf, memberOf } from '../../src/content/values/values.ts'

/** `@context` of the JSON-LD that this site writes. */
export const context = 'https://schema.org'

/**
 * Names of the types of an object, without the prefix of names such as `https://schema.org/FAQPage` or
 * `schema:FAQPage`.
 */
const typesOf = (data: Value): readonly string[] =>
  listOf(memberOf(data, '@type')).flatMap((type) =>
    typeof type === 'string' ? (type.split(/[/:#]/).at(-1) ?? []) : [],
  )

/**
 * Whether JSON-LD that an editor wrote describes a thing of one of these types, so that the site must not add
 * one.
 */
export const declares = (editorsData: readonly Values[], types: readonly string[]): boolean =>
  editorsData
    .flatMap((data) => [data, ...listOf(memberOf(data, '@graph'))])
    .some((node) => typesOf(node).some((type) => types.includes(type)))
