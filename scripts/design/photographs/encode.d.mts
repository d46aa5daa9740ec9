/** Types of `encode.mjs`. */
import type { RenderedPicture } from './pictures.d.mts'
import type { RenderedFrame } from './studio.d.mts'

export function encode(
  picture: Pick<RenderedPicture, 'format' | 'quality'>,
  frame: RenderedFrame,
): Promise<Buffer>
