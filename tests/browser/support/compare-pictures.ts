/**
 * Compares a picture of a page with the one that was kept. Both are looked at in cells of 4 × 4 pixels by
 * their mean colour: how a letter's edge is smoothed says nothing, a line that moved by half its height does.
 */
import sharp from 'sharp'

/** Side of a cell in pixels, and levels of 255 by which a channel may differ. */
const [cell, levels] = [4, 14]

export interface PictureDifference {
  /** Cells that differ, in parts of all. */
  readonly share: number
  /** The differing cells in red on a pale version of the new picture, as PNG; absent for two sizes. */
  readonly picture?: Buffer
  /** Both sizes, where they are not the same: `390 × 2000, kept 390 × 1890`. */
  readonly sizes?: string
}

interface Cells {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each cell, row by row. */
  readonly data: Buffer
}

async function cellsOf(picture: Buffer): Promise<Cells & { readonly size: string }> {
  const { width, height } = await sharp(picture).metadata()
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: columns, height: rows, data, size: `${width} × ${height}` }
}

const differs = (a: Buffer, b: Buffer, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > levels)

/** The new picture, paled, with the differing cells in red. */
const marked = ({ width, height, data }: Cells, isMarked: (at: number) => boolean): Promise<Buffer> => {
  const shown = Buffer.from(data.map((value) => 128 + value / 2))
  for (let at = 0; at < shown.length; at += 3) if (isMarked(at)) shown.set([220, 0, 0], at)
  return sharp(shown, { raw: { width, height, channels: 3 } })
    .resize(width * cell, height * cell, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** What differs between a new picture and the one that was kept. */
export async function comparePictures(taken: Buffer, kept: Buffer): Promise<PictureDifference> {
  const [now, before] = await Promise.all([cellsOf(taken), cellsOf(kept)])
  if (now.size !== before.size) return { share: 1, sizes: `${now.size}, kept ${before.size}` }
  const isMarked = (at: number) => differs(now.data, before.data, at)
  const cells = Array.from({ length: now.data.length / 3 }, (_, index) => index * 3)
  const found = cells.filter(isMarked)
  return { share: found.length / cells.length, picture: await marked(now, isMarked) }
}
