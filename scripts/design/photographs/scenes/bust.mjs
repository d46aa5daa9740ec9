/** Busts of clay, lit from the side: figures that stand for people and depict nobody. */
import { createNoise, smooth } from '../noise.mjs'

/** The smaller of two distances, with a fillet of width `k`. */
const join = (a, b, k) => {
  const share = Math.max(0, k - Math.abs(a - b)) / k
  return Math.min(a, b) - share * share * k * 0.25
}
const ball = (x, y, z, rx, ry, rz) => {
  const k = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2)
  const g = Math.sqrt((x / (rx * rx)) ** 2 + (y / (ry * ry)) ** 2 + (z / (rz * rz)) ** 2)
  return (k * (k - 1)) / Math.max(1e-6, g)
}
/** Distance to a rod from one height to another whose radius changes. */
const rod = (x, y, z, y1, y2, r1, r2) => {
  const share = Math.min(1, Math.max(0, (y - y1) / (y2 - y1)))
  const dy = y - y1 - (y2 - y1) * share
  return Math.sqrt(x * x + dy * dy + z * z) - (r1 + (r2 - r1) * share)
}

/**
 * @param options `turn` of the head in radians; `wear`: what covers the head (`cap`, `bun`, `curls`, `hood`,
 * `bald`); `collar`; `clay`, `cloth`, `hair` and `wall` colours; `key` and `fill` light
 */
export function createBust(seed, options) {
  const { turn, nod = 0, wear, beard = 0, broad = 1, clay, cloth, hair, wall, key, fill } = options
  const noise = createNoise(seed)
  const [ct, st, cn, sn] = [Math.cos(turn), Math.sin(turn), Math.cos(nod), Math.sin(nod)]
  const found = { part: 0 }

  const head = (x, y, z) => {
    let d = ball(x, y - 0.1, z + 0.03, 0.66, 0.78, 0.78)
    d = join(d, ball(x, y + 0.36, z - 0.12, 0.46 * broad, 0.56, 0.52), 0.28)
    // Brow, nose, cheeks, lips and chin are hints: a sculptor's, not a doll's.
    d = join(d, ball(x, y - 0.1, z - 0.62, 0.4, 0.09, 0.14), 0.16)
    d = join(d, ball(x, y + 0.2, z - 0.72 - Math.max(0, -0.05 - y) * 0.1, 0.085, 0.24, 0.14), 0.12)
    d = join(d, ball(x, y + 0.36, z - 0.77, 0.13, 0.07, 0.1), 0.09)
    const ax = Math.abs(x)
    d = join(d, ball(ax - 0.34, y + 0.24, z - 0.46, 0.16, 0.16, 0.13), 0.22)
    d = -join(-d, ball(ax - 0.24, y + 0.07, z - 0.8, 0.15, 0.09, 0.15), 0.1)
    // Closed lids.
    d = join(d, ball(ax - 0.24, y + 0.085, z - 0.6, 0.115, 0.075, 0.085), 0.035)
    d = join(d, ball(x, y + 0.56, z - 0.6, 0.2, 0.05, 0.09), 0.09)
    d = join(d, ball(x, y + 0.64, z - 0.57, 0.17, 0.05, 0.09), 0.07)
    d = join(d, ball(x, y + 0.82, z - 0.5, 0.17, 0.13, 0.13), 0.16)
    return join(d, ball(ax - 0.66, y + 0.14, z + 0.06, 0.07, 0.2, 0.13), 0.07)
  }
  const covers = {
    cap: (x, y, z) =>
      Math.max(ball(x, y - 0.24, z + 0.06, 0.75, 0.8, 0.86), 0.2 - y - z * 0.1) -
      0.02 -
      0.012 * Math.sin(Math.atan2(x, z) * 46) * smooth(0.6, 0.25, y),
    bun: (x, y, z) => {
      const shell = Math.max(ball(x, y - 0.13, z + 0.09, 0.73, 0.84, 0.84), z * 0.85 - 0.34 - y * 0.35)
      return (
        join(shell, ball(x, y - 0.72, z + 0.62, 0.34, 0.32, 0.32), 0.08) +
        0.014 * noise.fbm(Math.atan2(x, y) * 9, z * 1.3, 2)
      )
    },
    curls: (x, y, z) => {
      const lumps = noise.fbm(Math.atan2(x, z) * 3.2 + 5, y * 4.5, 3, 0.6) * 0.16
      return Math.max(ball(x, y - 0.2, z + 0.16, 0.85, 0.86, 0.86), z * 0.8 - 0.4 - y * 0.3) + lumps * 0.8
    },
    hood: (x, y, z) => {
      const outer = ball(x, y - 0.02, z + 0.16, 0.95, 1.12, 0.98)
      return Math.max(Math.max(outer, -ball(x, y - 0.02, z - 0.5, 0.64, 0.86, 0.95)), z - 0.5 - y * 0.16)
    },
    short: (x, y, z) =>
      Math.max(ball(x, y - 0.14, z + 0.07, 0.7, 0.81, 0.82), z * 0.8 - 0.42 - y * 0.25) +
      0.012 * noise.fbm(x * 9, y * 5 + z * 9, 3),
  }
  const cover = covers[wear]
  const map = (px, py, pz) => {
    const x0 = px * ct - pz * st
    const z0 = px * st + pz * ct
    const y0 = py * cn + z0 * sn
    const z1 = z0 * cn - py * sn
    const skin = join(head(x0, y0, z1), rod(px, py, pz + 0.14, -1.5, -0.6, 0.4 * broad, 0.34), 0.22)
    let best = skin
    found.part = 0
    const top = cover(x0, y0, z1)
    if (top < best) [best, found.part] = [top, 1]
    if (beard > 0) {
      const d =
        Math.max(ball(x0, y0 + 0.6, z1 - 0.2, 0.5, 0.5 * beard, 0.52), y0 + 0.34) +
        0.03 * noise.fbm(x0 * 7, y0 * 4, 3)
      if (d < best) [best, found.part] = [d, 1]
    }
    const fold = 0.035 * noise.fbm(px * 1.6 + 3, py * 2.4, 3)
    let coat = ball(px, py + 2.35, pz + 0.18, 1.62 * broad, 1.0, 0.78) + fold
    const ring = Math.sqrt(px * px * 0.9 + (pz + 0.12) ** 2) - 0.6
    const roll = Math.sqrt(ring * ring + (py + 1.22 + 0.12 * pz) ** 2 * 0.55) - 0.19
    coat = join(coat, roll + 0.02 * noise.fbm(Math.atan2(px, pz) * 4, py * 5, 3), 0.1)
    if (coat < best) [best, found.part] = [coat, 2]
    return best
  }
  const light = (() => {
    const length = Math.hypot(...key.from)
    return key.from.map((share) => share / length)
  })()
  const shadow = (x, y, z) => {
    let least = 1
    for (let t = 0.04; t < 2.4; ) {
      const d = map(x + light[0] * t, y + light[1] * t, z + light[2] * t)
      least = Math.min(least, (5 * d) / t)
      if (least <= 0) return 0.16
      t += Math.max(0.025, d * 0.8)
    }
    // Walls that are not seen send some light back.
    return 0.16 + 0.84 * smooth(0, 1, least)
  }
  const colours = [clay, hair, cloth]
  const pixel = (out, u, v) => {
    const [dx, dy] = [u * 0.315, v * 0.315]
    const length = 1 / Math.sqrt(dx * dx + dy * dy + 1)
    const [rx, ry, rz] = [dx * length, dy * length, -length]
    const [ox, oy, oz] = [0, -0.36, 5.4]
    let t = 3.4
    let d = 1
    for (let step = 0; step < 80 && t < 8; step++) {
      d = map(ox + rx * t, oy + ry * t, oz + rz * t)
      if (d < 0.0012 * t * 0.5) break
      t += d * 0.75
    }
    if (t >= 8 || d > 0.02) {
      const glow = Math.exp(-((u + 0.35) ** 2 * 1.3 + (v - 0.25) ** 2 * 1.1))
      const plaster = 1 + 0.07 * noise.fbm(u * 2.2, v * 2.2, 5) + 0.03 * noise.fbm(u * 40, v * 40, 2)
      for (let c = 0; c < 3; c++) out[c] = wall[c] * (0.5 + 0.75 * glow) * plaster
      return
    }
    const [x, y, z] = [ox + rx * t, oy + ry * t, oz + rz * t]
    map(x, y, z)
    const { part } = found
    const e = 0.004
    let nx = map(x + e, y, z) - map(x - e, y, z)
    let ny = map(x, y + e, z) - map(x, y - e, z)
    let nz = map(x, y, z + e) - map(x, y, z - e)
    const grain = noise.fbm(x * 26 + z * 9, y * 26, 4, 0.7) * (part === 2 ? 0.3 : 0.13)
    nx += grain * e
    ny += noise.fbm(x * 26 + 70, y * 26 + z * 9, 3, 0.7) * e * 0.15
    const size = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx *= size
    ny *= size
    nz *= size
    const open = Math.min(
      1,
      0.25 +
        (map(x + nx * 0.16, y + ny * 0.16, z + nz * 0.16) / 0.16) * 0.5 +
        (map(x + nx * 0.4, y + ny * 0.4, z + nz * 0.4) / 0.4) * 0.3,
    )
    const facing = nx * light[0] + ny * light[1] + nz * light[2]
    const wrap = Math.max(0, (facing + 0.12) / 1.12)
    const lit = wrap * (facing > -0.1 ? shadow(x + nx * 0.02, y + ny * 0.02, z + nz * 0.02) : 0)
    const rim = Math.max(0, 0.6 * nx - 0.5 * nz) ** 2 * 0.7
    const gloss = Math.max(0, (nx * light[0] + ny * light[1] + nz * (light[2] + 1)) / 1.75) ** 26 * 0.1
    const tone = 1 + grain * 0.7 + 0.1 * noise.fbm(x * 3, y * 3 + z * 3, 3)
    for (let c = 0; c < 3; c++)
      out[c] =
        colours[part][c] *
          tone *
          (key.colour[c] * lit + fill[c] * (0.35 + 0.65 * open) * (0.7 + 0.3 * ny) * open + rim * fill[c]) +
        gloss * lit * key.colour[c] * (part === 0 ? 1 : 0.3)
  }
  return { pixel }
}
