/** Types of `describe.mjs`. */
import type { RenderedPicture } from './pictures.d.mts'
import type { RenderedFrame } from './studio.d.mts'

export function describe(
  picture: Pick<RenderedPicture, 'name' | 'format' | 'focus'>,
  frame: Pick<RenderedFrame, 'width' | 'height'>,
  bytes: number,
): string
