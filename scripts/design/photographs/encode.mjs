/** Encodes pictures as files. */
import sharp from 'sharp'

/** The file of a rendered picture, as JPEG or WebP. */
export function encode({ format = 'jpg', quality = 91 }, { width, height, bytes }) {
  const image = sharp(bytes, { raw: { width, height, channels: 3 } })
  if (format === 'webp') return image.webp({ quality, effort: 6 }).toBuffer()
  return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer()
}
