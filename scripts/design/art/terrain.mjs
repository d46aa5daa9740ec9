/** The height field of a map. */
import { contours } from './contours.mjs'
import { simplify } from './paths.mjs'
import { noise } from './random.mjs'

const mesh = 8
const margin = 12

/**
 * The height of the land, in shares of the picture's longest side: rises in the direction of `angle`
 * (radians, clockwise from the right), with noise of strength `relief`; 0 is the shore, which lies at the
 * share `shore` of the picture.
 */
export function createTerrain({ random, width, height, angle, shore, relief, scale }) {
  const hills = noise(random)
  const wobble = noise(random)
  const longest = Math.max(width, height)
  const frequency = 3.1 / (longest * scale)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]

  const at = (x, y) => {
    const bent = 70 * scale
    const wx = x + (wobble(x * frequency * 3 + 3, y * frequency * 3) - 0.5) * bent
    const wy = y + (wobble(x * frequency * 3, y * frequency * 3 + 31) - 0.5) * bent
    const along = ((wx - width / 2) * cos + (wy - height / 2) * sin) / longest + 0.5
    return along - shore + (hills(wx * frequency + 20, wy * frequency + 40) - 0.5) * relief
  }
  /**
   * From a place `along` the slope and `across` it, in shares of the longest side from the middle, to pixels.
   */
  const place = (along, across) => [
    width / 2 + (cos * along - sin * across) * longest,
    height / 2 + (sin * along + cos * across) * longest,
  ]
  return { at, place, wobble }
}

/** The terrain as it was measured on a mesh over the picture and a margin around it. */
export function measure(terrain, { width, height }) {
  const columns = Math.ceil(width / mesh) + 2 * margin
  const rows = Math.ceil(height / mesh) + 2 * margin
  const pixels = (grid) => (grid - margin) * mesh
  const heights = []
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) heights.push(terrain.at(pixels(i), pixels(j)))

  /** Rings around all land above a level, in pixels, simplified to a tolerance. */
  const ringsAbove = (level, tolerance) =>
    contours({ heights, columns, rows, level }).map((ring) =>
      simplify(
        ring.map(([x, y]) => [pixels(x), pixels(y)]),
        tolerance,
      ),
    )
  /** The height at the nearest point of the mesh. */
  const heightNear = (x, y) =>
    heights[(Math.round(y / mesh) + margin) * (columns + 1) + Math.round(x / mesh) + margin]
  return { ringsAbove, heightNear }
}
