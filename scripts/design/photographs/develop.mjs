/**
 * From linear light to the bytes of a picture: exposure, curve, colours of light and shadow, edge and grain.
 */
import { randomFrom } from '../art/random.mjs'

/** The filmic curve of Narkowicz (2015). */
const curve = (x) => {
  const light = Math.max(0, x)
  return Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))
}

/**
 * Develops a frame into RGB bytes.
 * @param look `exposure`, `saturation`, `shadows` and `lights` (what is multiplied there), `grain`, `edge`
 */
export function develop({ width, height, light }, look = {}) {
  const {
    exposure = 1,
    saturation = 1,
    shadows = [1, 1, 1],
    lights = [1, 1, 1],
    grain = 0.012,
    edge = 0.22,
    contrast = 1.1,
  } = look
  const random = randomFrom(width * 31 + height)
  const bytes = Buffer.allocUnsafe(width * height * 3)
  const [cx, cy] = [width / 2, height / 2]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const off = ((x - cx) / cx) ** 2 * 0.6 + ((y - cy) / cy) ** 2 * 0.4
      const dim = exposure * (1 - edge * off * off)
      const r = curve(light[at] * dim)
      const g = curve(light[at + 1] * dim)
      const b = curve(light[at + 2] * dim)
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
      const noise = (random() + random() + random() - 1.5) * grain * (1.15 - grey * 0.8)
      for (let c = 0; c < 3; c++) {
        const pure = grey + ((c === 0 ? r : c === 1 ? g : b) - grey) * saturation
        const toned = Math.max(0, pure) * (shadows[c] + (lights[c] - shadows[c]) * grey)
        const shown = 0.46 + (Math.min(1, toned) ** (1 / 2.2) - 0.46) * contrast + noise
        bytes[at + c] = Math.min(255, Math.max(0, shown * 255 + 0.5))
      }
    }
  return bytes
}
