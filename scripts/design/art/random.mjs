/** Random numbers and noise that are the same for the same seed. */

/** FNV-1a: any text to a whole number from 0 to 2³² − 1. */
export function hash(text) {
  let value = 2166136261
  for (const character of String(text)) value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  return value >>> 0
}

/** Mulberry32: a function that gives the same numbers from 0 up to 1 for the same seed. */
export function randomFrom(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10)

function gradients(random) {
  const directions = Array.from({ length: 256 }, () => {
    const turn = random() * 2 * Math.PI
    return [Math.cos(turn), Math.sin(turn)]
  })
  const order = Array.from({ length: 512 }, () => (random() * 256) | 0)
  return (column, row, dx, dy) => {
    const [x, y] = directions[order[(order[column & 255] + row) & 255]]
    return x * dx + y * dy
  }
}

/** Gradient noise in three rotated octaves: a function of a place, about 0 to 1. */
export function noise(random) {
  const slope = gradients(random)
  const octave = (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - i, y - j]
    const [u, v] = [fade(dx), fade(dy)]
    const [a, b] = [slope(i, j, dx, dy), slope(i + 1, j, dx - 1, dy)]
    const [c, d] = [slope(i, j + 1, dx, dy - 1), slope(i + 1, j + 1, dx - 1, dy - 1)]
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }
  return (x, y) =>
    0.5 +
    0.62 *
      (octave(x, y) +
        0.5 * octave(1.6 * x - 1.2 * y + 9, 1.2 * x + 1.6 * y) +
        0.26 * octave(-3.1 * x + 2.9 * y, 2.9 * x + 3.1 * y + 7))
}
