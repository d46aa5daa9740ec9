/** A thread of `studio.mjs`: fills the rows that it is asked for. */
import { parentPort, workerData } from 'node:worker_threads'
import { renderRows } from './frame.mjs'
import { pictureOf } from './pictures.mjs'

const picture = pictureOf(workerData.name)
const scene = picture.create()

parentPort.on('message', ({ first, last }) => {
  const light = renderRows(scene, { ...picture, ...workerData.size }, first, last)
  parentPort.postMessage({ first, light }, [light.buffer])
})
