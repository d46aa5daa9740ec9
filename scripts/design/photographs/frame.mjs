/** Frames of linear light, and how their rows are filled. */
import { randomFrom } from '../art/random.mjs'

/**
 * Fills the rows from `first` to `last` of a picture: `samples` rays for each pixel, spread over it at places
 * that hang on the pixel alone, so that rows are the same whoever renders them.
 */
export function renderRows({ pixel }, { width, height, samples = 4, clip = 12 }, first, last) {
  const light = new Float32Array((last - first) * width * 3)
  const out = new Float64Array(3)
  const side = Math.max(1, Math.round(Math.sqrt(samples)))
  for (let y = first, at = 0; y < last; y++) {
    const random = randomFrom(y * 7919 + 17)
    for (let x = 0; x < width; x++, at += 3) {
      for (let sample = 0; sample < samples; sample++) {
        const sx = ((sample % side) + random()) / side
        const sy = (((sample / side) | 0) + random()) / Math.ceil(samples / side)
        pixel(out, ((x + sx) * 2 - width) / height, 1 - ((y + sy) * 2) / height)
        // A glint far brighter than white would become a hard dot.
        for (let c = 0; c < 3; c++) light[at + c] += Math.min(clip, out[c]) / samples
      }
    }
  }
  return light
}
