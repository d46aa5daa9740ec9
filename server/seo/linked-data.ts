import type { Value, Values } from '../../src/content/types.ts'
import { listOf, memberOf } from '../../src/content/values.ts'

export const context = 'https://schema.org'

/** `FAQPage` of `https://schema.org/FAQPage` or `schema:FAQPage`. */
const typesOf = (data: Value): readonly string[] =>
  listOf(memberOf(data, '@type')).flatMap((type) =>
    typeof type === 'string' ? (type.split(/[/:#]/).at(-1) ?? []) : [],
  )

/**
 * Whether what an editor wrote for a page describes something of one of these types itself: the page gets no
 * second.
 */
export const declares = (own: readonly Values[], types: readonly string[]): boolean =>
  own
    .flatMap((data) => [data, ...listOf(memberOf(data, '@graph'))])
    .some((node) => typesOf(node).some((type) => types.includes(type)))
