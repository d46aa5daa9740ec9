/** Curls of a head of hair. */
import { hash, randomFrom } from '../art/random.mjs'
import { circle } from './pen.mjs'

/** Round loops along an arc: curls, or the edge of a knitted hat. */
export const curls = (count, from, to, [x, y, rx, ry], r) =>
  Array.from({ length: count }, (_, index) => {
    const turn = from + ((to - from) * index) / (count - 1)
    return circle(x + rx * Math.cos(turn), y + ry * Math.sin(turn), r)
  }).join('')

/** Curls as small hooks all through a head of hair, away from the face. */
export function scatter(seed) {
  const random = randomFrom(hash(seed))
  const hooks = []
  for (let row = 0; row < 5; row++)
    for (let index = 0; index < 19; index++) {
      const turn = Math.PI * (0.88 + (1.24 * (index + (row % 2) / 2)) / 18.5)
      const reach = 48 + row * 7.5
      const [x, y] = [150 + reach * Math.cos(turn), 114 + (reach + 2) * Math.sin(turn)]
      if ((row < 1 && Math.abs(x - 150) > 30) || random() < 0.38) continue
      const side = random() < 0.5 ? -1 : 1
      hooks.push(
        `M${x - 3 * side} ${y + 2}c${-1 * side}-8 ${8 * side}-9 ${8 * side}-2c0 4 ${-5 * side} 4 ${-5 * side} 1`,
      )
    }
  return hooks.join('')
}
