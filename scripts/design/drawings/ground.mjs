/** What drawings stand on: layers of ground, water, grass, and the lines in them. */
import { randomFrom } from '../art/random.mjs'
import { fill, inks, line } from './pen.mjs'

/** Patterns of sand (dots) and clay (dashes), as on the maps. */
export const patterns =
  `<defs><pattern id="s" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(27)"><circle cx="3" cy="3" r=".9" fill="${inks.ink}" fill-opacity=".3"/><circle cx="8.5" cy="8.5" r=".7" fill="${inks.ink}" fill-opacity=".22"/></pattern>` +
  `<pattern id="k" width="22" height="10" patternUnits="userSpaceOnUse"><path d="M2 3h9M13 8h7" stroke="${inks.ink}" stroke-opacity=".28" stroke-width=".9"/></pattern></defs>`

/** A layer of ground: flat colour with the pattern of what it is of. */
export const layer = (colour, pattern, path) => fill(colour, path) + fill(`url(#${pattern})`, path)

/** Lines in water, further apart the deeper. */
export const depths = (from, to, top, bottom, colour = inks.white) => {
  const rows = []
  for (let y = top, step = 7; y < bottom; y += step, step *= 1.28)
    rows.push(`M${from} ${y}q12-3 24 0${'t24 0'.repeat(Math.floor((to - from) / 24) - 1)}`)
  return `<g fill="none" stroke-width="1.1" stroke-opacity=".35">${line(rows.join(''), { colour })}</g>`
}

/** Blades along a slope from one point to another: grass, or with long ones reed. */
export function blades(seed, [ax, ay], [bx, by], count, tall) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.2 + random() * 0.6) / count
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share]
    return `M${x} ${y}q${random() * 2 - 1} ${-tall / 2} ${random() * 5 - 2.5} ${-tall * (0.6 + random() * 0.6)}`
  }).join('')
}
