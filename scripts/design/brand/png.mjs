/** Writes small PNG and ICO files, for the brand's pictures. */
import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** Colours in the palette of a PNG with one byte per pixel. */
const mostColours = 256

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** How often each colour occurs, most frequent first: `[[rgb, count], …]`. */
function countColours(pixels) {
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].sort(([a, many], [b, few]) => few - many || a - b)
}

/** Square of the distance of two colours in RGB. */
const distance = (a, b) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2

const nearest = (palette, colour) =>
  palette.reduce(
    (best, each, index) => (distance(each, colour) < distance(palette[best], colour) ? index : best),
    0,
  )

/**
 * The frequent colours that differ from all more frequent ones by a `distance` of more than `apart`: drawings
 * have few colours, and many blends of those few.
 */
function choosePalette(counted, apart = 60) {
  const palette = []
  for (const [colour] of counted) {
    if (palette.length === mostColours) break
    if (palette.every((each) => distance(each, colour) > apart)) palette.push(colour)
  }
  return palette
}

/** Pixels (red, green, blue, alpha) of an opaque drawing as PNG with a palette: a third of the bytes. */
export function encodePng({ width, height, pixels }) {
  const counted = countColours(pixels)
  const palette = choosePalette(counted)
  const indices = new Map(counted.map(([colour]) => [colour, nearest(palette, colour)]))
  // Each row begins with the number of its filter: 0, none.
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const colour = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]
      rows[y * (width + 1) + 1 + x] = indices.get(colour)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits per pixel, with a palette (3); compression, filter and interlacing as usual.
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  const chunks = [
    ['IHDR', header],
    ['PLTE', colours],
    ['IDAT', data],
    ['IEND', Buffer.alloc(0)],
  ]
  return Buffer.concat([signature, ...chunks.map(([type, content]) => chunk(type, content))])
}

/** An ICO file of PNG pictures (`[{ size, png }]`, `size` in pixels): a directory, then the pictures. */
export function encodeIco(pictures) {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  const start = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, png }, index) => {
    const entry = Buffer.alloc(16)
    entry.set([size, size])
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(
      pictures.slice(0, index).reduce((sum, each) => sum + each.png.length, start),
      12,
    )
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
