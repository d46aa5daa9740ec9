/** Finds the addresses that the blocks of a page link to. */
import type { Block } from '../../../src/blocks/block-types.ts'
import type { PageBody } from '../../page-body/read-page.ts'

/** A link, with the type and number of its block. */
export interface PlacedLink {
  readonly place: string
  readonly address: string
}

/** Members of blocks that hold the address of a link. */
const linkMembers: ReadonlySet<string> = new Set(['href', 'url'])

/** Links and files in markup, whose attributes the gate for markup wrote. */
const attribute = /\s(?:href|src)="([^"]*)"/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** Yields the addresses in the props of a block, or any value inside of them. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== 'string') yield* addressesIn(member)
    else if (name === 'html')
      for (const [, address = ''] of member.matchAll(attribute)) yield decodeEntities(address)
    else if (linkMembers.has(name)) yield member
  }
}

/**
 * Yields the links of a page, each address once in a block. The number of a block is that of its set: several
 * blocks of one set have the same.
 */
export function* linksIn({ head, blocks }: Pick<PageBody, 'head' | 'blocks'>): Generator<PlacedLink> {
  for (const address of new Set(addressesIn(head))) yield { place: 'head', address }
  let number = 0
  for (const block of blocks) {
    if (!block.continues) number += 1
    for (const address of new Set(addressesIn(block.props))) yield { place: placeOf(block, number), address }
  }
}

const placeOf = ({ type }: Pick<Block, 'type'>, number: number): string => `${type} ${number}`
