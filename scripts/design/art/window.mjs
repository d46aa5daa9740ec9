/** Cuts a part out of a map, and finds the part that shows most. */

/** Shapes reach this far beyond a window: curves and thick lines bend back in. */
const margin = 40

const edges = ({ x, y, width, height }) => [
  { axis: 0, at: x - margin, inside: 1 },
  { axis: 0, at: x + width + margin, inside: -1 },
  { axis: 1, at: y - margin, inside: 1 },
  { axis: 1, at: y + height + margin, inside: -1 },
]

const crossing = (from, to, { axis, at }) => {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Sutherland and Hodgman: what is left of a closed ring on the inner side of one edge. */
function cut(points, edge) {
  const isInside = (point) => (point[edge.axis] - edge.at) * edge.inside >= 0
  return points.flatMap((to, index) => {
    const from = points.at(index - 1)
    const border = isInside(from) === isInside(to) ? [] : [crossing(from, to, edge)]
    return isInside(to) ? [...border, to] : border
  })
}

/** The part of a closed ring in and around a window, as a list of one ring or none. */
export function clipRing(ring, window) {
  const clipped = edges(window).reduce(cut, ring.slice(0, -1))
  return clipped.length > 0 ? [[...clipped, clipped[0]]] : []
}

/** Whether a line comes near a window. */
export const touches = (points, window) =>
  edges(window).every(({ axis, at, inside }) => points.some((point) => (point[axis] - at) * inside >= 0))

/** Shares of a window that are water, shore, land with plants and high land, from samples. */
function look({ heightNear }, { x, y, width, height }) {
  const [columns, rows] = [20, 16]
  const levels = Array.from({ length: columns * rows }, (_, index) =>
    heightNear(
      x + ((index % columns) + 0.5) * (width / columns),
      y + (Math.floor(index / columns) + 0.5) * (height / rows),
    ),
  )
  const share = (test) => levels.filter(test).length / levels.length
  return {
    water: share((level) => level < 0),
    shore: share((level) => Math.abs(level) < 0.08),
    plants: share((level) => level > 0.12),
    high: share((level) => level > 0.5),
  }
}

const places = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/**
 * The window of a size that shows the most of a map: the shore between water and land, and not only what is
 * high.
 */
export function bestWindow(map, { width, height }) {
  const windows = places.flatMap((across) =>
    places.map((down) => ({
      x: Math.round((map.width - width) * across),
      y: Math.round((map.height - height) * down),
      width,
      height,
    })),
  )
  const worth = (window) => {
    const { water, shore, plants, high } = look(map, window)
    return 0.6 * shore + 0.5 * plants - 0.6 * high - 1.5 * Math.abs(water - 0.36)
  }
  const [first, ...others] = windows.map((window) => ({ window, worth: worth(window) }))
  return others.reduce((best, each) => (each.worth > best.worth ? each : best), first).window
}
