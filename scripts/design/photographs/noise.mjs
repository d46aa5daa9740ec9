/** Noise for heights, clouds and colours: the same for the same seed. */
import { hash, randomFrom } from '../art/random.mjs'

/** Turn and stretch from one octave to the next, so that their grids never lie on each other. */
const [turnX, turnY] = [1.616, 1.216]

/**
 * Gradient noise: `at(x, y)` is about −0.7 to 0.7 with features of size 1; `fbm` adds `octaves` of it, each
 * half as wide and `gain` times as high; `ridges` has sharp crests, 0 to about 1.
 */
export function createNoise(seed) {
  const random = randomFrom(hash(seed))
  const across = new Float64Array(256)
  const along = new Float64Array(256)
  const order = new Uint8Array(512)
  for (let index = 0; index < 256; index++) {
    const turn = random() * 2 * Math.PI
    across[index] = Math.cos(turn)
    along[index] = Math.sin(turn)
  }
  for (let index = 0; index < 256; index++) order[index] = order[index + 256] = (random() * 256) | 0

  const at = (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const dx = x - i
    const dy = y - j
    const left = order[i & 255]
    const right = order[(i + 1) & 255]
    const above = j & 255
    const below = (j + 1) & 255
    const g1 = order[left + above]
    const g2 = order[right + above]
    const g3 = order[left + below]
    const g4 = order[right + below]
    const a = across[g1] * dx + along[g1] * dy
    const b = across[g2] * (dx - 1) + along[g2] * dy
    const c = across[g3] * dx + along[g3] * (dy - 1)
    const d = across[g4] * (dx - 1) + along[g4] * (dy - 1)
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }
  const fbm = (x, y, octaves, gain = 0.5) => {
    let sum = 0
    let height = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += height * at(x, y)
      const next = turnX * x - turnY * y + 13.7
      y = turnY * x + turnX * y + 5.3
      x = next
      height *= gain
    }
    return sum
  }
  const ridges = (x, y, octaves, gain = 0.5) => {
    let sum = 0
    let height = 0.5
    for (let octave = 0; octave < octaves; octave++) {
      const crest = 1 - Math.min(1, Math.abs(at(x, y)) * 1.6)
      sum += height * crest * crest
      const next = turnX * x - turnY * y + 3.1
      y = turnY * x + turnX * y + 17.9
      x = next
      height *= gain
    }
    return sum
  }
  return { at, fbm, ridges }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export const smooth = (from, to, value) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Colours are linear light: `rgb(0xRRGGBB)` gives the three shares of a colour as screens name it. */
export const rgb = (colour) =>
  [colour >> 16, (colour >> 8) & 255, colour & 255].map((share) => (share / 255) ** 2.2)

/** Writes the mix of two colours; `share` 0 is the first. */
export const mix = (out, a, b, share) => {
  out[0] = a[0] + (b[0] - a[0]) * share
  out[1] = a[1] + (b[1] - a[1]) * share
  out[2] = a[2] + (b[2] - a[2]) * share
}
