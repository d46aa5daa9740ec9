/** Rows of piles with brushwood between them, standing in water that mirrors them. */
import { createCamera } from '../camera.mjs'
import { createMirror, fresnel } from '../mirror.mjs'
import { createNoise, mix, smooth } from '../noise.mjs'
import { createSky } from '../sky.mjs'

/**
 * A row of piles from a place along a direction: `hit(eye, ray, nearer)` returns the distance to it, or
 * `nearer` when nothing of it comes before that; `shade` writes its colour where it was hit.
 */
function createRow(seed, { at, turn, count, gap, thick, tall, brush }) {
  const noise = createNoise(seed)
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)]
  const piles = Array.from({ length: count }, (_, index) => {
    const along = index * gap + noise.at(index * 1.7, 3) * gap * 0.35
    const off = noise.at(index * 2.3, 9) * 0.12
    return {
      x: at[0] + dx * along + dz * off,
      z: at[1] + dz * along - dx * off,
      lean: [noise.at(index * 1.3, 20) * 0.07, noise.at(index * 1.9, 30) * 0.07],
      radius: thick * (0.85 + 0.5 * noise.at(index * 3.1, 40)),
      top: tall * (1 + 0.28 * noise.at(index * 0.9, 50) + 0.12 * noise.at(index * 0.13, 60)),
    }
  })
  const found = { pile: undefined, y: 0, nx: 0, nz: 0, along: 0 }
  const meetPile = (pile, eye, ray, nearer) => {
    // A leaning pile: its middle moves with the height, which the second round knows.
    let y = 0.4
    for (let round = 0; round < 3; round++) {
      const ox = eye[0] - pile.x - pile.lean[0] * y
      const oz = eye[2] - pile.z - pile.lean[1] * y
      const a = ray[0] * ray[0] + ray[2] * ray[2]
      const b = ox * ray[0] + oz * ray[2]
      const c = ox * ox + oz * oz - pile.radius * pile.radius
      const root = b * b - a * c
      if (root < 0) return nearer
      const t = (-b - Math.sqrt(root)) / a
      if (t <= 0.02 || t >= nearer) return nearer
      y = eye[1] + ray[1] * t
      if (round < 2) continue
      if (y > pile.top || y < -0.2) return nearer
      found.pile = pile
      found.y = y
      found.nx = (ox + ray[0] * t) / pile.radius
      found.nz = (oz + ray[2] * t) / pile.radius
      return t
    }
    return nearer
  }
  const meetBrush = (eye, ray, nearer) => {
    const across = ray[0] * dz - ray[2] * dx
    if (Math.abs(across) < 1e-6) return nearer
    const t = ((at[0] - eye[0]) * dz - (at[1] - eye[2]) * dx) / across
    if (t <= 0.02 || t >= nearer) return nearer
    const [x, y, z] = [eye[0] + ray[0] * t, eye[1] + ray[1] * t, eye[2] + ray[2] * t]
    const along = (x - at[0]) * dx + (z - at[1]) * dz
    if (along < 0 || along > (count - 1) * gap || y < -0.2) return nearer
    const top =
      brush * (1 + 0.5 * noise.fbm(along / 2.1, 3, 2)) + 0.09 * noise.fbm(along / 0.09, y / 0.5, 3, 0.8)
    if (y > top) return nearer
    found.pile = undefined
    found.y = y
    found.along = along
    return t
  }
  const hit = (eye, ray, nearer) => {
    let best = brush > 0 ? meetBrush(eye, ray, nearer) : nearer
    const reach = tall * 1.5
    if (eye[1] > reach && ray[1] > 0) return best
    for (const pile of piles) {
      const along = (pile.x - eye[0]) * ray[0] + (pile.z - eye[2]) * ray[2]
      const aside = (pile.x - eye[0]) * ray[2] - (pile.z - eye[2]) * ray[0]
      if (along > 0 && Math.abs(aside) < pile.radius + 0.35) best = meetPile(pile, eye, ray, best)
    }
    return best
  }
  const shade = (out, { sun, sunlight, skylight, wood, weed }) => {
    const { pile, y, nx, nz, along } = found
    const wet = 1 - smooth(0.12, 0.5, y + 0.12 * noise.fbm(pile ? pile.x * 9 + nx * 3 : along * 3, 4, 2))
    mix(out, wood, weed, wet * 0.9)
    let light = 0.5
    if (pile) {
      const grain = noise.fbm(nx * 5 + pile.x * 7, y * 1.4 + nz * 4, 4, 0.7)
      const crack = noise.ridges(nx * 6 + pile.z * 3, y * 0.5, 3) * 0.5
      light = 0.9 + 0.7 * grain - crack
      const direct = Math.max(0, nx * sun[0] + nz * sun[2])
      for (let c = 0; c < 3; c++)
        out[c] *= light * (sunlight[c] * direct + skylight[c] * (0.65 - 0.35 * nz * 0.5))
      return
    }
    const twigs = noise.fbm(along / 0.7, y / 0.035, 4, 0.75)
    light = Math.max(0.05, 0.62 + 1.1 * twigs) * (0.35 + 0.65 * smooth(0, brush, y))
    for (let c = 0; c < 3; c++) out[c] *= light * (sunlight[c] * 0.32 + skylight[c] * 0.6)
  }
  return { hit, shade }
}

/** @param options `rows` of piles; `waves` their height and length; `deep` the colour of the water below */
export function createPileRows(seed, options) {
  const { rows, waves, deep, haze, sunlight, coast } = options
  const camera = createCamera(options.camera)
  const sky = createSky(`${seed}-sky`, options.sky)
  const noise = createNoise(seed)
  const mirror = createMirror(sky, options.sky.sun, sunlight)
  const light = { ...options, sun: options.sky.sun }
  const standing = rows.map((row, index) => createRow(`${seed}-${index}`, row))
  const [ray, normal, shown, far] = Array.from({ length: 4 }, () => new Float64Array(3))
  const skyline = (bearing) =>
    coast.height * (0.6 + 0.2 * noise.at(bearing * 4, 1) + 0.4 * noise.ridges(bearing * 60, 7, 4))

  /** Writes the piles that a ray meets; false for none. */
  const meet = (out, eye, way) => {
    let best = Infinity
    for (const row of standing) {
      const t = row.hit(eye, way, best)
      if (t < best) {
        best = t
        row.shade(out, light)
      }
    }
    if (best === Infinity) return false
    sky.air(far, way[0], 0.012, way[2])
    mix(out, out, far, 1 - Math.exp(-best * haze * 2.2))
    return best
  }
  const background = (out, way) => {
    sky.look(out, way[0], way[1], way[2])
    if (way[1] < skyline(Math.atan2(way[0], way[2]))) {
      sky.air(far, way[0], 0.01, way[2])
      mix(out, coast.colour, far, 0.6)
    }
  }
  const through = (out, from, way) => {
    if (meet(out, from, way)) return true
    background(out, way)
    const near = Math.max(0, way[0] * light.sun[0] + way[1] * light.sun[1] + way[2] * light.sun[2])
    for (let c = 0; c < 3; c++) out[c] += sunlight[c] * near ** 900 * 14
    return true
  }
  const water = (out, x, z, distance) => {
    const calm =
      (waves.height * (0.35 + smooth(-0.2, 0.4, noise.fbm(x / 11, z / 6, 2)))) / (1 + distance / 70)
    const [u, v] = [x / waves.length, z / (waves.length * 0.6)]
    normal[0] = calm * noise.fbm(u, v, 4, 0.55)
    normal[1] = 1
    normal[2] = calm * noise.fbm(u + 50, v + 9, 4, 0.55)
    mirror.look(shown, ray, normal, 1, 6, [x, 0.001, z], through)
    const share = 0.05 + 0.95 * fresnel(-ray[1] + normal[2] * 0.4)
    for (let c = 0; c < 3; c++) out[c] = deep[c] * (1 - share) + shown[c] * share
  }
  const pixel = (out, u, v) => {
    camera.ray(ray, u, v)
    const surface = ray[1] < -0.0008 ? -camera.eye[1] / ray[1] : Infinity
    const [x, z] = [camera.eye[0] + ray[0] * surface, camera.eye[2] + ray[2] * surface]
    let best = Infinity
    for (const row of standing) best = Math.min(best, row.hit(camera.eye, ray, Math.min(best, surface)))
    if (best < surface) meet(out, camera.eye, ray)
    else if (surface === Infinity) background(out, ray)
    else {
      water(out, x, z, surface)
      sky.air(far, ray[0], 0.012, ray[2])
      mix(out, out, far, 1 - Math.exp(-surface * haze))
    }
  }
  return { pixel }
}
