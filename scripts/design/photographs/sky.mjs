/** The sky: air, sun and two layers of clouds. */
import { createNoise, mix, smooth } from './noise.mjs'

/**
 * A sky: `look(out, x, y, z, octaves)` writes the light from a direction, clouds included; `air` the same
 * without clouds, which is also what distance fades to.
 * @param options `sun` direction; colours `zenith`, `middle`, `horizon`, `glow` (around the sun), `lit` and
 * `shade` of clouds; `cover` 0 to 1; `height` and `size` of the clouds in metres; `veil` of high clouds
 */
export function createSky(seed, options) {
  const {
    sun,
    zenith,
    middle,
    horizon,
    glow,
    lit,
    shade,
    cover,
    height,
    size,
    veil = 0.3,
    drift = 0,
  } = options
  const { edge = 0.22, disc = 0, spread = 8, thick = 1.5 } = options
  const noise = createNoise(seed)
  const air = (out, x, y, z) => {
    const up = Math.max(0, y)
    const low = Math.exp(-up * 9)
    mix(out, middle, zenith, smooth(0.02, 0.75, up))
    mix(out, out, horizon, low)
    const near = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2])
    const halo = near ** spread * 0.55 + near ** 90 * 0.8
    out[0] += glow[0] * halo
    out[1] += glow[1] * halo
    out[2] += glow[2] * halo
  }
  const tint = new Float64Array(3)
  const cloud = (out, x, y, z, octaves) => {
    const reach = height / (y + 0.035) / size
    const [u, v] = [x * reach + drift, z * reach]
    const bend = noise.fbm(u * 0.35 + 7, v * 0.35, 2) * 0.9
    const dense =
      noise.fbm(u + bend, v + bend, octaves, 0.52) + 0.35 * noise.at(u * 0.21 + 40, v * 0.21) + cover - 0.5
    const amount = smooth(0, edge, dense)
    if (amount <= 0) return
    const towards = 0.35
    const behind =
      noise.fbm(u + bend + sun[0] * towards, v + bend + sun[2] * towards, Math.min(4, octaves), 0.52) +
      cover -
      0.5
    const light = Math.min(1, Math.max(0, 0.62 + (dense - behind) * 0.9 - Math.max(0, dense) * thick * 0.5))
    const near = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2])
    mix(tint, shade, lit, light)
    const rim = near ** 12 * (1 - amount) * 1.4
    for (let c = 0; c < 3; c++) tint[c] += glow[c] * rim
    // Far clouds take the colour of the air.
    const far = Math.exp(-Math.max(0, y) * 16)
    mix(tint, tint, horizon, far * 0.75)
    mix(out, out, tint, amount * (1 - far * 0.35))
  }
  const high = (out, x, y, z, octaves) => {
    const reach = 1 / (y + 0.12)
    const [u, v] = [x * reach * 1.3 + z * reach * 0.4, z * reach * 4.1 - x * reach * 0.8]
    const thin =
      smooth(-0.1, 0.9, noise.fbm(u + 90, v * 0.6 + 31, octaves, 0.6)) * veil * smooth(0.01, 0.2, y)
    for (let c = 0; c < 3; c++) out[c] += (lit[c] - out[c]) * thin * 0.7
  }
  const look = (out, x, y, z, octaves = 7) => {
    air(out, x, y, z)
    const up = Math.max(0.001, y)
    if (veil > 0) high(out, x, up, z, Math.min(5, octaves))
    if (cover > 0) cloud(out, x, up, z, octaves)
    if (disc > 0) {
      const near = x * sun[0] + y * sun[1] + z * sun[2]
      const bright = smooth(0.99985, 0.99996, near) * disc
      for (let c = 0; c < 3; c++) out[c] += glow[c] * bright
    }
  }
  return { look, air }
}

/** The direction of a sun at a height and a bearing (radians, 0 is straight ahead, positive to the right). */
export const sunAt = (up, turn) => [
  Math.cos(up) * Math.sin(turn),
  Math.sin(up),
  Math.cos(up) * Math.cos(turn),
]
