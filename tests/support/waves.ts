/** Pictures that tests make. */
import sharp from 'sharp'

/** A picture with structure in all of its parts: waves of colour over a slope. */
export function waves(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels[at * 3] = 128 + 100 * Math.sin(x / 9)
    pixels[at * 3 + 1] = 128 + 100 * Math.sin(y / 13)
    pixels[at * 3 + 2] = (255 * (x + y)) / (width + height)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A picture of one colour. */
export const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
