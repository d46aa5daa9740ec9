/** Finds the origins of the frames in a page's content, for the content security policy of its document. */
import { isBlock } from '../../src/blocks/block-types.ts'
import type { PageData } from '../../src/content/payload.ts'

/** Returns the origins of all frames, each once; undefined where the page has none. */
export function frameOrigins(data: PageData): readonly string[] | undefined {
  if (data.kind !== 'content') return undefined
  const addresses = data.blocks.flatMap((block) =>
    (isBlock('video', block) || isBlock('embed', block)) && block.props.address.kind === 'frame'
      ? [block.props.address.src]
      : [],
  )
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))]
  return origins.length > 0 ? origins.toSorted() : undefined
}
