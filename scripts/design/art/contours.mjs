/** Draws contour lines around the land of a height field, by marching squares. */

// Bits of a cell's case: 8 top left, 4 top right, 2 bottom right, 1 bottom left is land.
// Each row lists the sides that a contour enters and leaves by, with the land on its left.
const sidesByCase = [
  [],
  ['LB'],
  ['BR'],
  ['LR'],
  ['RT'],
  ['LT', 'RB'],
  ['BT'],
  ['LT'],
  ['TL'],
  ['TB'],
  ['TR', 'BL'],
  ['TR'],
  ['RL'],
  ['RB'],
  ['BL'],
  [],
]

const outside = -9

const widest = 4096

/** Where a contour crosses each side of cell (i, j), with a number for the grid edge that two cells share. */
function crossings({ i, j, corners: [a, b, c, d], level }) {
  const share = (from, to) => (level - from) / (to - from)
  const edge = (column, row, isUpright) => (row * widest + column) * 2 + isUpright
  return {
    T: { edge: edge(i, j, 0), point: () => [i + share(a, b), j] },
    R: { edge: edge(i + 1, j, 1), point: () => [i + 1, j + share(b, c)] },
    B: { edge: edge(i, j + 1, 0), point: () => [i + share(d, c), j + 1] },
    L: { edge: edge(i, j, 1), point: () => [i, j + share(a, d)] },
  }
}

function segmentsOf({ heights, columns, rows, level }) {
  const height = (i, j) =>
    i <= 0 || j <= 0 || i >= columns || j >= rows ? outside : heights[j * (columns + 1) + i]
  const segments = new Map()
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const corners = [height(i, j), height(i + 1, j), height(i + 1, j + 1), height(i, j + 1)]
      const kind = corners.reduce((bits, corner) => bits * 2 + (corner >= level ? 1 : 0), 0)
      if (sidesByCase[kind].length === 0) continue
      const sides = crossings({ i, j, corners, level })
      for (const [from, to] of sidesByCase[kind])
        segments.set(sides[from].edge, { point: sides[from].point(), next: sides[to].edge })
    }
  return segments
}

/**
 * Closed rings, in grid units, around all that is at least as high as `level`. The outermost cells count as
 * low, so every ring closes. Specks are left out.
 */
export function contours(field) {
  const segments = segmentsOf(field)
  const rings = []
  for (const first of segments.keys()) {
    const ring = []
    for (let edge = first; segments.has(edge); ) {
      const { point, next } = segments.get(edge)
      segments.delete(edge)
      ring.push(point)
      edge = next
    }
    ring.push(ring[0])
    if (ring.length > 7) rings.push(ring)
  }
  return rings
}
