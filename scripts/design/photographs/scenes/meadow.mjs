/** Plants of the salt marsh from close by: a plane of focus, and blur before and behind it. */
import { randomFrom } from '../../art/random.mjs'
import { createBrush } from '../brush.mjs'
import { createCamera } from '../camera.mjs'
import { createNoise, mix, smooth } from '../noise.mjs'
import { createSky } from '../sky.mjs'

/** A curved stalk: points from its foot to its tip, as seen, with what a metre measures there. */
function stalkOf(camera, frame, { x, z, tall, lean, bend }) {
  const points = []
  for (let step = 0; step <= 9; step++) {
    const s = step / 9
    const [u, v, ahead] = camera.project(
      x + (lean[0] + bend[0] * s) * s * tall,
      s * tall * (1 - 0.12 * s * Math.abs(bend[0])),
      z + (lean[1] + bend[1] * s) * s * tall,
    )
    points.push([(u * frame.height + frame.width) / 2, ((1 - v) * frame.height) / 2])
    if (step === 0) points.scale = frame.height / (2 * camera.half * ahead)
  }
  return points
}

/**
 * @param options `camera`; `focus` the distance that is sharp, `lens` its opening in metres; `kinds` of
 * plants, each with `count`, `near` and `far` distance, `tall`, `width`, `low` and `high` colours and
 * `flower`: `sprays` of sea lavender, `joints` of glasswort, or none
 */
export function createMeadow(seed, options) {
  const { focus, lens, kinds, sun, sunlight, skylight, ground, backdrop } = options
  const camera = createCamera(options.camera)
  const sky = createSky(`${seed}-sky`, options.sky)
  const noise = createNoise(seed)
  const ray = new Float64Array(3)

  /** What lies behind: far land and sky, much out of focus. */
  const pixel = (out, u, v) => {
    camera.ray(ray, u, v)
    const blurred = ray[1] + 0.02 * noise.fbm(u * 1.4, 3, 2)
    sky.air(out, ray[0], Math.max(0, ray[1]), ray[2])
    const below = smooth(0.045, -0.05, blurred)
    const spots = noise.fbm(u * 3.1, v * 7 + 40, 2)
    const far = spots > 0 ? backdrop[1] : backdrop[0]
    const amount = below * 0.97
    for (let c = 0; c < 3; c++) {
      const land = backdrop[2][c] + (far[c] - backdrop[2][c]) * smooth(0, 0.4, Math.abs(spots))
      const near = land + (ground[c] - land) * smooth(-0.08, -0.3, ray[1])
      out[c] += (near * 0.9 - out[c]) * amount
    }
  }

  const paint = (frame) => {
    const random = randomFrom(90)
    const brush = createBrush(frame)
    const tint = new Float64Array(3)
    const plants = []
    for (const kind of kinds)
      for (let index = 0; index < kind.count; index++) {
        const z = kind.near + (kind.far - kind.near) * random() ** (kind.crowd ?? 0.8)
        const spread = (camera.half * frame.width) / frame.height
        const x = (random() * 2 - 1) * (spread * z * 1.15 + 0.05)
        // Plants stand together in places.
        if (
          kind.patch &&
          noise.fbm(x / kind.patch + kind.count, z / kind.patch, 2) <
            (kind.least ?? -0.1) + (random() - 0.5) * 0.3
        )
          continue
        plants.push({ kind, x, z, random: randomFrom(random() * 1e9) })
      }
    plants.sort((a, b) => b.z - a.z)
    for (const plant of plants) grow(frame, brush, tint, plant)
  }
  const grow = (frame, brush, tint, { kind, x, z, random }) => {
    const tall = kind.tall * (0.6 + 0.6 * random())
    const lean = [(random() - 0.5) * kind.loose + (kind.wind ?? 0.1), (random() - 0.5) * kind.loose]
    const bend = [(random() - 0.3) * kind.loose * 1.2 + (kind.wind ?? 0.1), 0]
    const points = stalkOf(camera, frame, { x, z, tall, lean, bend })
    const soft = 1.1 + Math.abs(1 / focus - 1 / z) * lens * focus * points.scale * z * 0.5
    const shade = 0.65 + 0.6 * random()
    const fog = 1 - Math.exp(-Math.max(0, z - focus) * 0.045)
    const colour = (share, extra = 1) => {
      mix(tint, kind.low, kind.high, share)
      const light = (0.35 + 0.65 * share) * shade * extra
      for (let c = 0; c < 3; c++) {
        tint[c] *= sunlight[c] * light * (0.5 + 0.5 * sun) + skylight[c] * 0.6
        tint[c] += (backdrop[2][c] - tint[c]) * fog * 0.7
      }
      return tint
    }
    const wide = kind.width * points.scale * (0.7 + 0.6 * random())
    for (let step = 0; step < 9; step++) {
      const s = step / 9
      const [[x1, y1], [x2, y2]] = [points[step], points[step + 1]]
      if (kind.flower === 'joints') {
        const swell = wide * (1 - s * 0.35)
        brush.stroke(x1, y1, x1 + (x2 - x1) * 0.8, y1 + (y2 - y1) * 0.8, swell, swell * 1.12, soft, colour(s))
        if (step > 0 && step < 8)
          twig(brush, {
            x1,
            y1,
            reach: (9 - step) * 0.045 * kind.tall * points.scale,
            wide: swell * 0.8,
            soft,
            random,
            colour,
            s,
          })
      } else
        brush.stroke(x1, y1, x2, y2, wide * (1 - s * 0.8), wide * (1 - (s + 0.11) * 0.8), soft, colour(s))
    }
    if (kind.flower === 'sprays') bloom(brush, points, { kind, soft, random, shade, fog, colour })
  }
  /** A side branch of glasswort, jointed like the stem. */
  const twig = (brush, { x1, y1, reach, wide, soft, random, colour, s }) => {
    for (const side of [-1, 1]) {
      let [x, y] = [x1, y1]
      const turn = 0.35 + random() * 0.3
      for (let joint = 0; joint < 4; joint++) {
        const length = (reach / 4) * (0.9 + random() * 0.3)
        const lift = turn + joint * 0.12
        const [nx, ny] = [x + side * Math.cos(lift + 0.5) * length, y - Math.sin(lift + 0.5) * length]
        const w = wide * (0.9 - joint * 0.1)
        brush.stroke(
          x,
          y,
          x + (nx - x) * 0.8,
          y + (ny - y) * 0.8,
          w,
          w * 1.1,
          soft,
          colour(Math.min(1, s * 0.8 + joint * 0.08 + 0.12)),
        )
        ;[x, y] = [nx, ny]
      }
    }
  }
  /** The sprays of sea lavender: twigs that lean outwards, close set with small flowers on one side. */
  const bloom = (brush, points, { kind, soft, random, shade, fog, colour }) => {
    const size = points.scale
    for (let spray = 0; spray < 9; spray++) {
      const from = 4 + ((spray * 5) / 9) * (0.6 + random() * 0.4)
      const [x, y] = points[Math.min(9, Math.round(from))]
      const side = spray % 2 ? 1 : -1
      const reach = kind.tall * size * (0.2 + 0.14 * random())
      const turn = 0.5 + random() * 0.55
      const [ex, ey] = [x + side * Math.cos(turn) * reach, y - Math.sin(turn) * reach]
      brush.stroke(x, y, ex, ey, kind.width * size * 0.6, kind.width * size * 0.3, soft, colour(0.6))
      const count = 16 + ((random() * 10) | 0)
      for (let flower = 0; flower < count; flower++) {
        const s = 0.25 + (flower / count) * 0.8
        const off = (random() - 0.5) * 0.05 * kind.tall * size
        const [fx, fy] = [
          x + (ex - x) * s + off,
          y + (ey - y) * s - Math.abs(off) - random() * 0.012 * kind.tall * size,
        ]
        const light = shade * (0.6 + 0.8 * random())
        const petal = kind.petals[(random() * kind.petals.length) | 0]
        const seen = petal.map((share, c) => {
          const lit = share * (sunlight[c] * light + skylight[c] * 0.55)
          return lit + (backdrop[2][c] - lit) * fog * 0.7
        })
        const radius = kind.petal * size * (0.7 + random() * 0.6)
        brush.dot(fx, fy, radius, soft, seen, Math.min(1, (radius * 2) / soft), 0.8)
        if (soft < radius)
          brush.dot(
            fx + radius * 0.2,
            fy - radius * 0.15,
            radius * 0.28,
            Math.max(1, soft),
            seen.map((share) => Math.min(2, share * 1.9 + 0.12)),
            0.8,
          )
      }
    }
  }
  return { pixel, paint }
}
