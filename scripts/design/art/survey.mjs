/** Makes the shapes of a map: land, creeks and dams. */
import { growCreeks } from './creeks.mjs'
import { simplify } from './paths.mjs'
import { hash, randomFrom } from './random.mjs'
import { createTerrain, measure } from './terrain.mjs'

const creekStep = 8
const placesPerCreek = 1300

const defaults = {
  seed: 'kwelder',
  width: 800,
  height: 600,
  palette: 'zomer',
  angle: 0,
  shore: 0.32,
  relief: 0.5,
  density: 1,
  scale: 1,
  detail: 1.1,
  dams: true,
}

/** Creeks reach the sea just off the shore, at places spread across the slope. */
function outletsOf({ random, terrain, density }) {
  const count = Math.max(2, Math.round(3 * density))
  return Array.from({ length: count }, (_, index) => {
    const across = (index + 0.5 + (random() - 0.5) * 0.6) / count - 0.5
    let along = -0.7
    while (along < 0.6 && terrain.at(...terrain.place(along, across)) <= 0.01) along += 0.01
    return terrain.place(along - 0.03, across)
  })
}

function wetPlaces({ random, terrain, width, height, density }) {
  const count = Math.round(((width * height) / placesPerCreek) * density)
  const tried = Array.from({ length: count }, () => [
    random() * width * 1.1 - width * 0.05,
    random() * height * 1.1 - height * 0.05,
  ])
  return tried.filter(([x, y]) => terrain.at(x, y) > 0.06)
}

function creekWidth(flow) {
  const width = Math.min(30, Math.max(1, 0.66 * Math.sqrt(flow)))
  if (width > 9) return Math.round(width / 2) * 2
  return width > 3 ? Math.round(width) : Math.round(width * 2) / 2
}

/** Cuts a creek where its width changes: `[{ width, points }]`. */
function runsOf(creek) {
  const runs = []
  for (let from = 0; from < creek.length - 1; ) {
    const width = creekWidth(creek[from + 1].flow)
    let to = from + 1
    while (to < creek.length - 1 && creekWidth(creek[to + 1].flow) === width) to++
    runs.push({ width, points: creek.slice(from, to + 1), ofTwig: creek.length <= 3 && width <= 1 })
    from = to
  }
  return runs.filter((run) => !run.ofTwig)
}

function creeksOf(scene) {
  const { random, terrain, scale, detail } = scene
  const outlets = outletsOf(scene)
  const creeks = growCreeks({ random, wet: wetPlaces(scene), outlets, length: creekStep })
  const bend = ({ x, y }) => {
    const [frequency, strength] = [0.026 / scale, 40 * scale]
    const by = (dx, dy) => (terrain.wobble(x * frequency + dx, y * frequency + dy) - 0.5) * strength
    return [x + by(50, 0), y + by(0, 80)]
  }
  return creeks
    .flatMap(runsOf)
    .map(({ width, points }) => ({ width, points: simplify(points.map(bend), detail) }))
}

/**
 * Brushwood dams: a grid of fields in the shallow water and on the mud, with gaps. Lines as `[x, y, dx, dy]`.
 */
function damsOf({ random, terrain, width, height, angle, scale }) {
  const turn = angle + (random() - 0.5) * 0.5
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [long, short] = [92 * scale, 58 * scale]
  const dams = []
  for (let i = -16; i <= 16; i++)
    for (let j = -16; j <= 16; j++) {
      const x = width / 2 + cos * i * long - sin * j * short
      const y = height / 2 + sin * i * long + cos * j * short
      const level = terrain.at(x + (cos * long) / 2, y + (sin * long) / 2)
      const seen = x >= -long && y >= -long && x <= width + long && y <= height + long
      if (!seen || level < -0.1 || level > 0.13) continue
      if (random() > 0.12) dams.push([x, y, cos * long, sin * long])
      if (random() > 0.2) dams.push([x, y, -sin * short, cos * short])
    }
  return dams
}

/**
 * The shapes of one map, to be drawn whole or in parts. `angle`: direction in which the land rises, in
 * radians, clockwise from the right. `shore`: share of the picture that is sea. `relief`: how crooked the
 * shore is. `density`: creeks. `scale`: size of the shapes. `detail`: pixels that a creek may be off, more
 * makes a smaller file.
 */
export function survey(options) {
  const given = { ...defaults, ...options }
  const random = randomFrom(hash(given.seed))
  const terrain = createTerrain({ ...given, random })
  const scene = { ...given, random, terrain }
  const creeks = creeksOf(scene)
  return {
    ...given,
    id: `k${hash(`${given.seed}${given.width}${given.height}`).toString(36)}`,
    ...measure(terrain, given),
    creeks,
    dams: given.dams ? damsOf(scene) : [],
  }
}
