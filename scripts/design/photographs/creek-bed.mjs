/** The land of a salt marsh: a plain that creeks have cut into, as a grid of depths. */
import { growCreeks } from '../art/creeks.mjs'
import { hash, randomFrom } from '../art/random.mjs'
import { createNoise, smooth } from './noise.mjs'

/** Lowers the grid along a piece of creek: the bed in the middle, banks that bulge, slopes between. */
function carve(grid, { cells, cell, from, to, width, depth }) {
  const [x1, y1, x2, y2] = [from.x / cell, from.y / cell, to.x / cell, to.y / cell]
  const reach = (width * 1.5 + 1.2) / cell
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy || 1
  const bounds = (a, b) => [
    Math.max(0, Math.floor(Math.min(a, b) - reach)),
    Math.min(cells - 1, Math.ceil(Math.max(a, b) + reach)),
  ]
  const [left, right] = bounds(x1, x2)
  const [top, bottom] = bounds(y1, y2)
  for (let j = top; j <= bottom; j++)
    for (let i = left; i <= right; i++) {
      const share = Math.min(1, Math.max(0, ((i - x1) * dx + (j - y1) * dy) / length))
      const [ex, ey] = [i - x1 - dx * share, j - y1 - dy * share]
      const off = Math.sqrt(ex * ex + ey * ey) * cell
      const bank = 1 - smooth(width * 0.12, width * 0.52 + 0.3, off)
      const hollow = 1 - smooth(width * 0.4, width * 1.4 + 0.8, off)
      const cut = depth * (0.74 * bank + 0.26 * hollow)
      const at = j * cells + i
      if (cut > grid[at]) grid[at] = cut
    }
}

/** Chaikin's corner cutting: a line without corners. */
const soften = (points) => {
  const cuts = points.slice(1).flatMap((b, index) => {
    const a = points[index]
    const at = (share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, flow: b.flow })
    return [at(0.25), at(0.75)]
  })
  return [points[0], ...cuts, points.at(-1)]
}

/**
 * Reads a grid between its cells: a function of a place in metres, whose origin is the grid's middle.
 * @param outside answers for places that the grid does not have
 */
export const gridOf =
  (grid, cells, size, outside = () => 0) =>
  (x, z) => {
    const u = (x / size + 0.5) * cells - 0.5
    const v = (z / size + 0.5) * cells - 0.5
    if (u < 0 || v < 0 || u >= cells - 1 || v >= cells - 1) return outside(x, z)
    const i = u | 0
    const j = v | 0
    const a = u - i
    const at = j * cells + i
    const upper = grid[at] + (grid[at + 1] - grid[at]) * a
    const lower = grid[at + cells] + (grid[at + cells + 1] - grid[at + cells]) * a
    return upper + (lower - upper) * (v - j)
  }

/** What a function of a place says, kept in a grid. */
export function bake(at, cells, size) {
  const grid = new Float32Array(cells * cells)
  for (let j = 0; j < cells; j++)
    for (let i = 0; i < cells; i++)
      grid[j * cells + i] = at(((i + 0.5) / cells - 0.5) * size, ((j + 0.5) / cells - 0.5) * size)
  return grid
}

/**
 * Creeks in a square of `size` metres, whose middle is the origin. Returns the depth in metres below the
 * plain at a place, and 0 outside.
 */
export function createCreekBed(
  seed,
  { size = 420, cells = 2048, density = 1, deep = 1, outlets, widest = 11, broad = 0.2 },
) {
  const random = randomFrom(hash(seed))
  const noise = createNoise(`${seed}-bend`)
  const count = Math.round((size * size * density) / 60)
  const wet = Array.from({ length: count }, () => [random() * size, random() * size])
  const lines = growCreeks({
    random,
    wet,
    outlets: outlets.map(([x, y]) => [x * size, y * size]),
    length: 3.2,
  })
  const bend = ({ x, y, flow }) => ({
    x: x + noise.fbm(x / 21, y / 21 + 9, 3) * 13,
    y: y + noise.fbm(x / 21 + 40, y / 21, 3) * 13,
    flow,
  })
  const cell = size / cells
  const grid = new Float32Array(cells * cells)
  for (const line of lines) {
    const points = soften(soften(line.map(bend)))
    for (let index = 1; index < points.length; index++) {
      const width = Math.min(widest, 0.34 + broad * Math.sqrt(points[index].flow))
      const depth = deep * Math.min(1.9, 0.16 + 0.22 * width)
      carve(grid, { cells, cell, from: points[index - 1], to: points[index], width, depth })
    }
  }
  return gridOf(grid, cells, size)
}
