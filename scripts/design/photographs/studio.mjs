/** Renders pictures in worker threads. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { develop } from './develop.mjs'
import { pictureOf } from './pictures.mjs'

const rowsAtOnce = 24

async function work(name, size, bands, frame) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { name, size } })
  for (let band = bands.shift(); band; band = bands.shift()) {
    worker.postMessage(band)
    const [{ first, light }] = await once(worker, 'message')
    frame.light.set(light, first * size.width * 3)
  }
  await worker.terminate()
}

/**
 * The RGB bytes of a picture: `{ width, height, bytes }`. They are the same for any number of threads.
 * @param width in pixels, that of the picture unless it is given; a small one is a quick look
 */
export async function render(name, { width, threads = availableParallelism() } = {}) {
  const picture = pictureOf(name)
  const size = { width: width ?? picture.width, height: 0 }
  size.height = Math.round((size.width * picture.height) / picture.width)
  const frame = { ...size, light: new Float32Array(size.width * size.height * 3) }
  const bands = []
  for (let first = 0; first < size.height; first += rowsAtOnce)
    bands.push({ first, last: Math.min(size.height, first + rowsAtOnce) })
  await Promise.all(Array.from({ length: threads }, () => work(name, size, bands, frame)))
  if (picture.painted) picture.create().paint(frame)
  return { ...size, bytes: develop(frame, picture.look) }
}
