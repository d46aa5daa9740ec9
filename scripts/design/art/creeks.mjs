/** Grows the creeks of a map. */

const cell = 60
const rounds = 240
const wander = 0.9

/**
 * The squares around one, by their distance from it: itself, the eight next to it, the sixteen around these.
 */
const rings = Array.from({ length: 5 }, (_, reach) => {
  const steps = Array.from({ length: 2 * reach + 1 }, (_each, index) => index - reach)
  const all = steps.flatMap((a) => steps.map((b) => [a, b]))
  return all.filter(([a, b]) => Math.max(Math.abs(a), Math.abs(b)) === reach)
})

/** Points by square, so that the nearest one is found without looking at all of them. */
function createIndex(points) {
  const squares = new Map()
  const square = (value) => Math.floor(value / cell)
  const keyOf = (column, row) => column * 4096 + row
  const add = (index) => {
    const key = keyOf(square(points[index].x), square(points[index].y))
    const found = squares.get(key)
    if (found) found.push(index)
    else squares.set(key, [index])
  }
  const closer = (best, indices, [x, y]) => {
    for (const index of indices) {
      const squared = (points[index].x - x) ** 2 + (points[index].y - y) ** 2
      if (squared < best.squared) Object.assign(best, { index, squared })
    }
  }
  const nearest = (place) => {
    const [column, row] = place.map(square)
    const best = { index: -1, squared: 1e9 }
    for (let reach = 0; reach < 5 && best.index < 0; reach++)
      for (const [a, b] of rings[reach]) closer(best, squares.get(keyOf(column + a, row + b)) ?? [], place)
    return { index: best.index, distance: Math.sqrt(best.squared) }
  }
  return { add, nearest }
}

/** For every point that wet land is nearest to: the direction that land lies in. */
function pullOf(dry, points) {
  const pull = new Map()
  for (const { place, index: at, distance } of dry) {
    if (at < 0) continue
    const [x, y] = pull.get(at) ?? [0, 0]
    const [dx, dy] = [(place[0] - points[at].x) / distance, (place[1] - points[at].y) / distance]
    pull.set(at, [x + dx, y + dy])
  }
  return pull
}

function step(from, [x, y], { random, length }) {
  const size = Math.hypot(x, y) || 1
  const turn = (random() - 0.5) * wander
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [x / size, y / size]
  return { x: from.x + (dx * cos - dy * sin) * length, y: from.y + (dx * sin + dy * cos) * length }
}

/** A creek carries the water of everything behind it (the pipe model); that decides its width. */
function addFlow(points) {
  for (const point of points.toReversed()) {
    point.flow += 1
    if (point.parent >= 0) points[point.parent].flow += point.flow
  }
}

/** Follows the strongest branch to its end; the others start lines of their own. */
function linesOf(points) {
  const branches = points.map(() => [])
  for (const [index, { parent }] of points.entries()) if (parent >= 0) branches[parent].push(index)
  for (const list of branches) list.sort((a, b) => points[b].flow - points[a].flow)
  const starts = points.flatMap(({ parent }, index) => (parent < 0 ? [index] : []))
  const lines = []
  while (starts.length > 0) {
    let index = starts.pop()
    const line = points[index].parent >= 0 ? [points[index].parent, index] : [index]
    while (branches[index].length > 0) {
      const [main, ...side] = branches[index]
      starts.push(...side)
      line.push(main)
      index = main
    }
    lines.push(line.map((at) => points[at]))
  }
  return lines
}

/**
 * Space colonisation: creeks grow from their `outlets` towards `wet` places until each place has a creek
 * within a step and a half. Gives lines of `{ x, y, flow }`.
 */
export function growCreeks({ random, wet, outlets, length }) {
  const points = outlets.map(([x, y]) => ({ x, y, parent: -1, flow: 0 }))
  const index = createIndex(points)
  for (const at of points.keys()) index.add(at)
  const withNearest = (places) => places.map((place) => ({ place, ...index.nearest(place) }))
  let dry = withNearest(wet)
  for (let round = 0; round < rounds && dry.length > 0; round++) {
    const pull = pullOf(dry, points)
    if (pull.size === 0) break
    for (const [parent, direction] of pull) {
      points.push({ ...step(points[parent], direction, { random, length }), parent, flow: 0 })
      index.add(points.length - 1)
    }
    dry = withNearest(dry.map(({ place }) => place)).filter(({ distance }) => distance > length * 1.5)
  }
  addFlow(points)
  return linesOf(points)
}
