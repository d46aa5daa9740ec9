// The process that decodes and encodes pictures, started by `picture-worker.ts` with the address of the library.
// Plain JavaScript, because Node runs it as a text: nothing is imported but the library and Node itself.
import { createHash } from 'node:crypto'
import { createReadStream, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Visitors’ pages come first wherever processors are few. */
const behindThePages = 10
const options = { limitInputPixels: false, sequentialRead: true, failOn: 'error' }

// Where memory runs out, Linux ends this process rather than the site, which starts another (proc_pid_oom_score_adj(5)).
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Another system.
}

async function load(address) {
  try {
    const { default: sharp } = await import(address)
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  } catch (error) {
    process.send({ missing: String(error?.message ?? error) }, () => process.disconnect())
    return undefined
  }
}

const sharp = await load(process.argv[1])

async function hashOf(file) {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { highWaterMark: 262_144 })) hash.update(piece)
  return hash.digest('hex')
}

/** Red, green and blue of all pixels together. All are decoded for it, which shows whether they can be. */
async function averageOf(file) {
  const { data, info } = await sharp(file, options)
    .resize(8, 8, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mean = (channel) => {
    const values = [...data].filter((_, at) => at % info.channels === channel % info.channels)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  return [mean(0), mean(1), mean(2)]
}

const tasks = {
  async measure({ file }) {
    const { autoOrient, isProgressive, ...metadata } = await sharp(file, options).metadata()
    const { format, channels, depth, chromaSubsampling, hasAlpha } = metadata
    const { width, height } = autoOrient
    const form = { channels, depth, chromaSubsampling, isProgressive: isProgressive === true, hasAlpha }
    return { format, width, height, ...form }
  },
  async examine({ file }) {
    const average = await averageOf(file)
    return { average, hash: await hashOf(file) }
  },
  /**
   * Upright, in sRGB and without metadata: the library’s own ways, but for the first. In two steps, so that the
   * memory of the decoder is free before that of the encoder is taken.
   */
  async make({ file, size, part, ground, format, encoding }) {
    const picture = sharp(file, options)
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
    if (part) picture.extract(part)
    if (ground) picture.flatten({ background: ground })
    const { data, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true })
    return sharp(data, { raw })[format](encoding).toBuffer()
  },
}

process.on('message', async ({ id, task, given }) => {
  if (!sharp) return
  try {
    process.send({ id, result: await tasks[task](given) })
  } catch (error) {
    process.send({ id, error: String(error?.message ?? error), code: error?.code })
  }
  // V8 does not know how large the pixels are that nobody needs any more.
  globalThis.gc?.()
})
process.on('disconnect', () => process.exit())
try {
  setPriority(behindThePages)
} catch {
  // A system that knows no priorities.
}
