/** Names what shows a value: the head of the page, a block, the project's rule, or the layout engine. */
import { blockTypeOf, ornamentOf } from '../../src/blocks/block-readers.ts'
import type { ContentRules } from '../../src/blocks/content-rules.ts'
import type { Values } from '../../src/content/types.ts'
import type { Finding } from './finding.ts'
import { headPlace } from './walk/shown-texts.ts'

/** Types of the blocks that show each set of a page, as the readers tell them. */
export type BlocksBySet = ReadonlyMap<Values, readonly string[]>

const inWords = (types: Iterable<string>): string => [...new Set(types)].join(', ')

/** Names what shows a set. */
function ruleOf(type: string, blocks: readonly string[], rules: ContentRules): string {
  const named = rules.sets.get(type)?.block
  const known = named ?? blockTypeOf(type)
  const others = blocks.filter((block) => block !== known)
  if (known === undefined || !blocks.includes(known))
    return ornamentOf(type) === undefined ? `composed as ${inWords(blocks)}` : 'a line between blocks'
  const rest = others.length > 0 ? `, with ${inWords(others)}` : ''
  return `${named === undefined ? 'block' : 'your rule: block'} ${known}${rest}`
}

/** Creates the namer for the values of one page. */
export const createShownBy =
  (blocks: BlocksBySet, rules: ContentRules) =>
  ({ set, place = '' }: Finding): string => {
    if (place === headPlace) return 'head of the page'
    const known = set && blocks.get(set.values)
    return set && known && known.length > 0 ? ruleOf(set.type, known, rules) : `composed as ${place}`
  }
