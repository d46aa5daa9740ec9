/** The pictures before content of another website where editors gave none: drawings of what will be there. */
import type { Picture } from '../../content/types.ts'
import { memoText } from '../../shared/memo.ts'
import type { EmbedKind } from './embed-address.ts'

/** Lines in a field of 320 by 180, whose lower half the question covers at its start. */
const drawings: Readonly<Record<EmbedKind | 'film', string>> = {
  film: 'M225 28a42 42 0 1 1-.1 0zM212 48v44l36-22z',
  map: 'M-9 120q80-60 150-20t190-50M-9 160q90-50 170-10t170-60M60-9q10 60 50 90t40 110M225 92c-24-30-28-36-28-50a28 28 0 0 1 56 0c0 14-4 20-28 50zM225 33a9 9 0 1 1-.1 0z',
  form: 'M165 22h120v22H165zM165 58h120v22H165zM165 94h60v22h-60z',
  sound: 'M176 60v20M192 44v52M208 30v80M224 50v40M240 22v96M256 44v52M272 58v24',
  page: 'M150 22h150v100H150zM150 42h150M160 32h.1M170 32h.1M180 32h.1',
}

/** The drawing for a kind of content. It is part of the page: nothing is asked of anybody for it. */
export const drawnPoster = memoText((kind: EmbedKind | 'film'): Picture => {
  const lines = `<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" d="${drawings[kind]}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${lines}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '', width: 320, height: 180 }
})
