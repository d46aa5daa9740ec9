/** A salt marsh cut by creeks, seen from a dike or from the air. */
import { createCamera } from '../camera.mjs'
import { bake, createCreekBed, gridOf } from '../creek-bed.mjs'
import { createGround } from '../ground.mjs'
import { createNoise, mix, smooth } from '../noise.mjs'
import { createSky } from '../sky.mjs'

/**
 * @param options `camera`; `sky`; `bed` of the creeks, with `at` where its middle lies; `water` its level
 * below the plain in metres; `plants` colours from low to high; `mud` dry and wet; `haze` per metre;
 * `sunlight` and `skylight`
 */
export function createMarsh(seed, options) {
  const {
    plants,
    mud,
    haze,
    sunlight,
    skylight,
    water,
    deepWater,
    flower,
    ripple = 1,
    wetness = 1,
    canopy = 0.22,
  } = options
  const camera = createCamera(options.camera)
  const sky = createSky(`${seed}-sky`, options.sky)
  const { sun } = options.sky
  const noise = createNoise(seed)
  const cut = createCreekBed(`${seed}-bed`, options.bed)
  const [ox, oz] = options.bed.at
  const { size, cells = 2048 } = options.bed
  const plain = (x, z) => 0.1 * noise.fbm(x / 17, z / 17, 2)
  const levels = bake((x, z) => plain(x + ox, z + oz) - cut(x, z), cells, size)
  const inside = gridOf(levels, cells, size, (x, z) => plain(x + ox, z + oz))
  const level = (x, z) => inside(x - ox, z - oz)
  const growth = (x, z, y) => smooth(-0.34, -0.1, y + 0.16 * noise.fbm(x / 1.7, z / 1.7, 2))
  /** Without tufts, and the edges of what grows are straight. */
  const rough = (x, z) => {
    const y = level(x, z)
    return y + smooth(-0.34, -0.1, y) * canopy * 0.75
  }
  const height = (x, z, distance) => {
    const y = level(x, z)
    const green = growth(x, z, y)
    const fine = distance < 45 ? 6 : distance < 100 ? 5 : distance < 220 ? 3 : 2
    const tufts = noise.fbm(x / 0.9, z / 0.9, fine, 0.66)
    return (
      y +
      green * canopy * (0.6 + tufts * 0.75) +
      (1 - green) * 0.045 * noise.fbm(x / 0.55, z / 0.8, Math.min(fine, 4))
    )
  }
  const ground = createGround({ height, rough, lowest: -2.4, highest: 0.45, steps: 110 })
  /** How far one pixel reaches over the ground, by the square of the distance. */
  const footprint = 0.0001 / camera.eye[1]
  const normal = new Float64Array(3)
  const mirror = new Float64Array(3)
  const far = new Float64Array(3)
  const ray = new Float64Array(3)
  const base = new Float64Array(3)

  const reflect = (n, strength, out, octaves) => {
    const turned = 2 * (ray[0] * n[0] + ray[1] * n[1] + ray[2] * n[2])
    mirror[0] = ray[0] - turned * n[0]
    mirror[1] = Math.abs(ray[1] - turned * n[1])
    mirror[2] = ray[2] - turned * n[2]
    sky.look(out, mirror[0], mirror[1], mirror[2], octaves)
    const near = Math.max(0, mirror[0] * sun[0] + mirror[1] * sun[1] + mirror[2] * sun[2])
    const glint = near ** (600 * strength) * 22 * strength + near ** 60 * 0.5
    for (let c = 0; c < 3; c++) out[c] += sunlight[c] * glint
  }
  const fresnel = (cos) => 0.02 + 0.98 * (1 - Math.min(1, cos)) ** 5

  const shadeWater = (out, x, z, distance) => {
    const calm = ((0.012 + 0.02 * smooth(-0.2, 0.4, noise.at(x / 9, z / 9))) * ripple) / (1 + distance / 160)
    normal[0] = calm * noise.fbm(x / 0.35, z / 0.22, 3)
    normal[2] = calm * noise.fbm(x / 0.35 + 70, z / 0.22, 3)
    normal[1] = 1
    reflect(normal, 1, mirrorOut, 5)
    const share = fresnel(-ray[1])
    const depth = smooth(0, 0.5, -cut(x - ox, z - oz) * -1 + water)
    for (let c = 0; c < 3; c++) {
      const under = mud.wet[c] * (1 - depth) + deepWater[c] * depth
      out[c] =
        under * (skylight[c] * 0.5 + sunlight[c] * Math.max(0.1, sun[1]) * 0.5) * (1 - share) +
        mirrorOut[c] * share
    }
  }
  const mirrorOut = new Float64Array(3)

  const shadeLand = (out, x, y, z, distance) => {
    const reach = Math.max(0.03, distance * 0.0008 + distance ** 2 * footprint)
    ground.facing(normal, x, z, distance, reach)
    const low = level(x, z)
    const green = growth(x, z, low)
    const broad = noise.fbm(x / 23, z / 23 + 50, 4)
    const patch = noise.fbm(x / 4.2 + 20, z / 4.2, 4)
    const close = distance < 150
    const grain = noise.fbm(x / 0.5, z / 0.5 + 8, distance < 60 ? 4 : 2, 0.6)
    // Single leaves and stalks, as far as they can be told apart.
    const leaves = close ? noise.fbm(x / 0.07, z / 0.16, 4, 0.8) * Math.exp(-distance / 90) : 0
    // What grows follows the height, and the height the distance from a creek.
    const zone = Math.min(
      2.999,
      Math.max(
        0,
        (smooth(-0.4, 0.1, low + 0.13 * patch) * 0.5 + 0.5 * (0.45 + broad * 1.5 + patch * 0.45)) * 3,
      ),
    )
    const step = zone | 0
    mix(base, plants[step], plants[step + 1], smooth(0.2, 0.8, zone - step))
    const bloom = smooth(0.12, 0.42, noise.fbm(x / 11 + 90, z / 8, 5, 0.6)) * smooth(-0.3, -0.05, low)
    mix(base, base, flower, bloom * 0.7)
    const shade = 0.78 + 0.5 * grain + 0.35 * patch + 0.75 * leaves
    const wet = smooth(0.02, 0.5, -low - 0.1) * wetness
    for (let c = 0; c < 3; c++) {
      const soil = mud.dry[c] * (1 - wet) + mud.wet[c] * wet
      base[c] =
        soil * (0.9 + 0.35 * grain + 0.25 * leaves) * (1 - green) + base[c] * Math.max(0.25, shade) * green
    }
    const direct = Math.max(0, normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2])
    // Leaves let light through: against the sun they glow.
    const through = green * 0.35 * Math.max(0, ray[0] * sun[0] + ray[2] * sun[2]) ** 3
    const sunny =
      (direct + through) * ground.lit(x, y + 0.02, z, sun, Math.min(14, 3 + distance * 0.05), distance)
    const hollow = 0.45 + 0.55 * smooth(-1.2, 0.05, y + 0.3 * grain * canopy)
    const around = hollow * (0.55 + 0.45 * normal[1])
    for (let c = 0; c < 3; c++) out[c] = base[c] * (sunlight[c] * sunny + skylight[c] * around)
    const shine = wet * (1 - green)
    if (shine > 0.02) {
      const flat = 0.5
      normal[0] *= flat
      normal[2] *= flat
      const length = 1 / Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2)
      for (let c = 0; c < 3; c++) normal[c] *= length
      reflect(normal, 0.12, mirrorOut, 3)
      const share =
        shine *
        (0.08 + 0.8 * fresnel(Math.max(0, -(ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2]))))
      for (let c = 0; c < 3; c++) out[c] += (mirrorOut[c] - out[c]) * Math.min(0.85, share)
    }
  }

  const pixel = (out, u, v) => {
    camera.ray(ray, u, v)
    const t = ray[1] < 0.002 ? ground.meet(camera.eye, ray) : Infinity
    const surface = ray[1] < 0 ? (water - camera.eye[1]) / ray[1] : Infinity
    const distance = Math.min(t, surface)
    if (distance > 3500) return sky.look(out, ray[0], ray[1], ray[2])
    const [x, z] = [camera.eye[0] + ray[0] * distance, camera.eye[2] + ray[2] * distance]
    if (surface < t) shadeWater(out, x, z, distance)
    else shadeLand(out, x, camera.eye[1] + ray[1] * distance, z, distance)
    sky.air(far, ray[0], 0.012, ray[2])
    const faded = 1 - Math.exp(-distance * haze)
    mix(out, out, far, faded)
    return undefined
  }
  return { pixel, camera, sky, noise, height }
}
