/** Simplifies lines and rings, and writes them as SVG path data. */

const longestEdge = 70

const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2]

const distanceToLine = ([x, y], [ax, ay], [bx, by]) => {
  const length = Math.hypot(bx - ax, by - ay)
  if (length < 1e-6) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Ramer, Douglas and Peucker: leaves out points that lie within `tolerance` of the line without them. */
export function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let farthest = { index: 0, distance: 0 }
  for (let index = 1; index < points.length - 1; index++) {
    const distance = distanceToLine(points[index], first, last)
    if (distance > farthest.distance) farthest = { index, distance }
  }
  if (farthest.distance <= tolerance) return [first, last]
  const before = simplify(points.slice(0, farthest.index + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(points.slice(farthest.index), tolerance)]
}

/** Writes relative coordinates in whole pixels without letting the rounding add up. */
function pen([startX, startY]) {
  let [x, y] = [Math.round(startX), Math.round(startY)]
  let path = `M${x} ${y}`
  const offset = ([toX, toY]) => [Math.round(toX - x), Math.round(toY - y)]
  const moveBy = ([dx, dy]) => {
    x += dx
    y += dy
  }
  return {
    line: (to) => {
      const end = offset(to)
      path += `l${end.join(' ')}`
      moveBy(end)
    },
    curve: (control, to) => {
      const end = offset(to)
      path += `q${[...offset(control), ...end].join(' ')}`
      moveBy(end)
    },
    text: () => path.replace(/ -/g, '-'),
  }
}

/** A curve that keeps the corners of long edges needs points along them. */
function splitLongEdges(ring) {
  return ring.slice(0, -1).flatMap((from, index) => {
    const to = ring[index + 1]
    const parts = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longestEdge)
    return Array.from({ length: parts }, (_, part) => [
      from[0] + ((to[0] - from[0]) * part) / parts,
      from[1] + ((to[1] - from[1]) * part) / parts,
    ])
  })
}

/** SVG path data of a closed ring, rounded off; empty when it is too small to see. */
export function ringPath(ring) {
  if (ring.length < 5) return ''
  const points = splitLongEdges(ring)
  const draw = pen(middle(points.at(-1), points[0]))
  for (const [index, point] of points.entries())
    draw.curve(point, middle(point, points[(index + 1) % points.length]))
  return `${draw.text()}z`
}

/** SVG path data of an open line, rounded off. */
export function linePath(points) {
  const draw = pen(points[0])
  if (points.length === 2) draw.line(points[1])
  for (let index = 1; index < points.length - 1; index++) {
    const next = points[index + 1]
    draw.curve(points[index], index === points.length - 2 ? next : middle(points[index], next))
  }
  return draw.text()
}
