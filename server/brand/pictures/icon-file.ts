/** Encodes the pictures of `favicon.ico`. */

/** A square PNG with its side in pixels, below 256. */
export interface IconImage {
  readonly size: number
  readonly png: Buffer
}

const [headerSize, entrySize] = [6, 16]

/** An entry of the directory: size, colours, planes, bits per pixel, bytes and place of the picture. */
function entry({ size, png }: IconImage, offset: number): Buffer {
  const bytes = Buffer.alloc(entrySize)
  bytes.writeUInt8(size, 0)
  bytes.writeUInt8(size, 1)
  bytes.writeUInt16LE(1, 4)
  bytes.writeUInt16LE(32, 6)
  bytes.writeUInt32LE(png.length, 8)
  bytes.writeUInt32LE(offset, 12)
  return bytes
}

/** An icon file (ICO) with PNG pictures of several sizes. */
export function encodeIcon(images: readonly IconImage[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  const first = headerSize + entrySize * images.length
  const offsets = images.map((_, index) =>
    images.slice(0, index).reduce((sum, { png }) => sum + png.length, first),
  )
  const entries = images.map((image, index) => entry(image, offsets[index] ?? first))
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}
