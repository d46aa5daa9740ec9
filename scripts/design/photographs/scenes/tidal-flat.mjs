/** A tidal flat at low water: ripples of mud, pools that mirror the sky, a far coast. */
import { createCamera } from '../camera.mjs'
import { bake, gridOf } from '../creek-bed.mjs'
import { createGround } from '../ground.mjs'
import { createMirror, fresnel, straighten } from '../mirror.mjs'
import { createNoise, mix, smooth } from '../noise.mjs'
import { createSky } from '../sky.mjs'

/**
 * @param options `camera`; `sky`; `water` level of the pools in metres; `ripples` their height and length;
 * `mud` dry and wet; `coast` colour, height and place of the land on the horizon
 */
export function createTidalFlat(seed, options) {
  const { water, ripples, mud, haze, sunlight, skylight, coast, swell = 0.035, casts = 1 } = options
  const camera = createCamera(options.camera)
  const sky = createSky(`${seed}-sky`, options.sky)
  const { sun } = options.sky
  const noise = createNoise(seed)
  const mirror = createMirror(sky, sun, sunlight)
  const broad = (x, z) =>
    noise.fbm(x / 6.5, z / 4.2, 3) * swell + noise.fbm(x / 60, z / 23 + 5, 2) * swell * 2
  const ripple = (x, z) => {
    const bend = noise.fbm(x / 1.9 + 7, z / 1.3, 2) * 1.5 + noise.at(x / 7, z / 7 + 70) * 3
    const strength = 0.3 + smooth(-0.5, 0.35, noise.fbm(x / 2.6 + 30, z / 2.2, 2)) * 0.9
    const phase = (z * 0.96 + x * 0.22) / ripples.length + bend
    const wave = Math.sin(phase * 2 * Math.PI)
    // Crests of mud are sharper than its troughs, and steeper on one side.
    const shape = 0.5 + 0.5 * Math.sin(phase * 2 * Math.PI + 0.5 * wave)
    return ripples.height * strength * shape ** 1.3
  }
  const height = (x, z, distance) => {
    const near = fade(distance)
    let y = broad(x, z) + ripple(x, z) * near
    if (distance < 14) {
      y += 0.0016 * noise.fbm(x / 0.045, z / 0.05, 3, 0.6)
      const cast = smooth(0.44, 0.6, noise.at(x / 0.17 + 5, z / 0.17)) * casts
      if (cast > 0) y += cast * (0.011 + 0.009 * noise.fbm(x / 0.012, z / 0.012, 2))
    }
    return y
  }
  const fade = (distance) => Math.exp(-distance / (ripples.length * 260))
  // Ahead of the camera the mud is kept in a grid: rays look for it there.
  const field = { size: 60, cells: 2400, ahead: 28 }
  const smoothed = (x, z) => {
    const ahead = z + field.ahead
    return broad(x, ahead) + ripple(x, ahead) * fade(Math.sqrt(x * x + ahead * ahead))
  }
  const beyond = (x, z) => broad(x, z + field.ahead) + ripples.height * 0.3
  const inside = gridOf(bake(smoothed, field.cells, field.size), field.cells, field.size, beyond)
  const rough = (x, z) => inside(x, z - field.ahead)
  const ground = createGround({
    height,
    rough,
    lowest: -swell * 1.8,
    highest: swell * 1.8 + ripples.height,
    far: 300,
    steps: 60,
  })
  const [ray, normal, shown, far, base] = Array.from({ length: 5 }, () => new Float64Array(3))

  const shadeWater = (out, x, z, distance) => {
    const calm = 0.004 + 0.018 * smooth(0, 0.5, noise.fbm(x / 5, z / 3 + 90, 2)) * Math.exp(-distance / 60)
    normal[0] = calm * noise.fbm(x / 0.16, z / 0.06, 3)
    normal[1] = 1
    normal[2] = calm * noise.fbm(x / 0.16 + 50, z / 0.06, 3)
    mirror.look(shown, ray, normal, 0.8, 7)
    const share = 0.08 + 0.92 * fresnel(-ray[1])
    const depth = smooth(0, 0.05, water - broad(x, z))
    for (let c = 0; c < 3; c++) {
      const under =
        mud.wet[c] * (1 - depth * 0.6) * (skylight[c] * 0.6 + sunlight[c] * 0.25 * Math.max(0, sun[1]))
      out[c] = under * (1 - share) + shown[c] * share
    }
  }
  const shadeMud = (out, x, y, z, distance) => {
    ground.facing(
      normal,
      x,
      z,
      distance,
      Math.max(0.004, distance * 0.0007 + (distance ** 2 * 0.0003) / camera.eye[1]),
    )
    const wet =
      1 -
      smooth(0.0, ripples.height * 1.4 + 0.02, y - water) *
        (0.35 + 0.5 * smooth(-0.2, 0.3, noise.fbm(x / 1.2, z / 1.2, 3)))
    const grain = noise.fbm(x / 0.03, z / 0.03, distance < 8 ? 4 : 1, 0.7)
    const tone = 1 + 0.22 * noise.fbm(x / 0.6, z / 0.5, 4) + 0.16 * grain
    mix(base, mud.dry, mud.wet, wet)
    const direct = Math.max(0, normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2])
    const sunny = direct * ground.lit(x, y + 0.001, z, sun, ripples.length * 2.5, distance)
    const open = 0.6 + 0.4 * smooth(0, ripples.height, y - broad(x, z))
    for (let c = 0; c < 3; c++) out[c] = base[c] * tone * (sunlight[c] * sunny + skylight[c] * open)
    normal[0] = normal[0] * 0.55 + grain * 0.05
    normal[2] *= 0.55
    straighten(normal)
    mirror.look(shown, ray, normal, 0.05, 4)
    const facing = -(ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2])
    const share = Math.min(0.75, wet * (0.05 + 0.75 * fresnel(facing)))
    for (let c = 0; c < 3; c++) out[c] += (shown[c] - out[c]) * share
  }
  /** Angle above the horizon that the far land reaches in a direction. */
  const skyline = (bearing) => {
    const trees =
      smooth(0.05, 0.4, noise.fbm(bearing * 14 + 3, 2, 3)) * noise.ridges(bearing * 160, 9, 3) * 0.9
    const tower =
      Math.abs(bearing - coast.tower) < 0.0011 ? 2.4 : Math.abs(bearing - coast.tower) < 0.0028 ? 1.2 : 0
    return (
      coast.height *
      (0.55 + 0.1 * noise.at(bearing * 5, 3) + trees + tower) *
      smooth(coast.from, coast.from + 0.2, bearing)
    )
  }
  const pixel = (out, u, v) => {
    camera.ray(ray, u, v)
    if (ray[1] > -0.0012) {
      sky.look(out, ray[0], ray[1], ray[2])
      if (coast && ray[1] < skyline(Math.atan2(ray[0], ray[2]))) {
        sky.air(far, ray[0], 0.01, ray[2])
        mix(out, coast.colour, far, 0.55)
      }
      return
    }
    const t = ground.meet(camera.eye, ray)
    const surface = (water - camera.eye[1]) / ray[1]
    const distance = Math.min(t, surface)
    const [x, z] = [camera.eye[0] + ray[0] * distance, camera.eye[2] + ray[2] * distance]
    if (surface < t) shadeWater(out, x, z, distance)
    else shadeMud(out, x, camera.eye[1] + ray[1] * distance, z, distance)
    sky.air(far, ray[0], 0.012, ray[2])
    mix(out, out, far, 1 - Math.exp(-distance * haze))
  }
  return { pixel }
}
