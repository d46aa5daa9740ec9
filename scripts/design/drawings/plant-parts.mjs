/** Parts of which plants are drawn: leaves, joints, roots, and the lens that shows one larger. */
import { layer, patterns } from './ground.mjs'
import { circle, fill, inks, line, lines, tidy } from './pen.mjs'

export const paper = { width: 600, height: 400, scale: 2, paper: inks.paper }
export const ground = 318

export const toward = ([x, y], turn, length) => [x + length * Math.sin(turn), y - length * Math.cos(turn)]

/** Roots under a plant: fine branching lines. */
function roots(random, x, count) {
  const paths = Array.from({ length: count }, (_, index) => {
    const lean = ((index + 0.5) / count - 0.5) * 90
    const deep = 30 + random() * 40
    return `M${x} ${ground}q${lean * 0.2} ${deep * 0.5} ${lean} ${deep}m${-lean * 0.45} ${-deep * 0.4}q${lean * 0.3 + 3} 6 ${lean * 0.3} 16`
  })
  return lines(1.2, line(paths.join('')))
}

/** A bed of mud, and tidal water behind the plant as far as it reaches. */
export const bed = (random, x, count, water) =>
  patterns +
  fill(inks.mist, `M0 ${water}q75-8 150 0t150 0 150 0 150 0V${ground}H0z`) +
  layer(inks.clay, 'k', `M0 ${ground}q150-6 300 0t300 0V400H0z`) +
  lines(2, line(`M0 ${ground}q150-6 300 0t300 0`)) +
  roots(random, x, count)

/** A part of the plant seen through a lens. */
export const lens = (body, x = 470) =>
  `<circle cx="${x}" cy="132" r="86" fill="${inks.white}"/><clipPath id="l"><circle cx="${x}" cy="132" r="86"/></clipPath><g clip-path="url(#l)">${body}</g>${lines(1.6, line(circle(x, 132, 86)))}`

/** Strokes with an outline: joints of a stem. */
export const jointed = (path, width, colour) =>
  ['ink', 'flat']
    .map(
      (kind) =>
        `<path d="${tidy(path)}" fill="none" stroke="${kind === 'ink' ? inks.ink : colour}" stroke-width="${kind === 'ink' ? width + 2.6 : width}" stroke-linecap="round"/>`,
    )
    .join('')

export const leaf = ([x, y], turn, length, width) => {
  const tip = toward([x, y], turn, length)
  const side = (sign) => toward(toward([x, y], turn, length * 0.55), turn + (Math.PI / 2) * sign, width)
  const [left, right] = [side(-1), side(1)]
  return `M${x} ${y}Q${left.join(' ')} ${tip.join(' ')}Q${right.join(' ')} ${x} ${y}z`
}

/** Joints of a stem, and of its branches, which stand in pairs and bend upwards. */
export function joints([x, y], turn, count, depth) {
  const length = [21, 15, 11][depth]
  const found = []
  const place = { at: [x, y], turn }
  for (let index = 0; index < count; index++) {
    found.push({
      depth,
      path: `M${place.at.join(' ')}L${toward(place.at, place.turn, length - 4).join(' ')}`,
    })
    if (depth < 2 && index > 1 - depth && index < count - 1 && (depth === 0 || index < 3))
      for (const side of [-1, 1])
        found.push(
          ...joints(
            toward(place.at, place.turn, 3),
            place.turn + side * (depth ? 0.5 : 0.95),
            depth ? 2 : Math.round((count - index) * 0.8),
            depth + 1,
          ),
        )
    place.at = toward(place.at, place.turn, length)
    place.turn *= 0.88
  }
  return found
}

/** A flower of five petals. */
export const petals = ([x, y], r, count = 5) =>
  Array.from({ length: count }, (_, index) => leaf([x, y], (index * 2 * Math.PI) / count, r, r * 0.75)).join(
    '',
  )
