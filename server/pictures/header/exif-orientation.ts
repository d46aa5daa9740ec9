/** Reads from the first bytes of a JPEG whether its picture is stored on its side. */

/** The tag `Orientation` (Exif 3.0, 4.6.5), and the values of pictures that are turned by 90°. */
const [orientation, firstTurned, lastTurned] = [0x0112, 5, 8]
/** Rows of a directory that are read at most. */
const maxRows = 200

/** The value of `Orientation` in the TIFF structure of an EXIF segment; undefined without one. */
function orientationIn(tiff: Buffer): number | undefined {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const rows = Math.min(short(directory), maxRows)
  for (let at = directory + 2; at < directory + 2 + rows * 12; at += 12)
    if (short(at) === orientation) return short(at + 8)
  return undefined
}

/** Whether the EXIF data of a JPEG say that its width is shown as height. Broken data say nothing. */
export function isTurned(jpeg: Buffer): boolean {
  const start = jpeg.indexOf('Exif\0\0', 0, 'latin1')
  if (start === -1) return false
  try {
    const value = orientationIn(jpeg.subarray(start + 6)) ?? 1
    return value >= firstTurned && value <= lastTurned
  } catch {
    return false
  }
}
