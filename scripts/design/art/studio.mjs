/** Draws maps in worker threads, and keeps them in a folder. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fileNames } from './stock.mjs'

/** Changes with any file of the generator, so that a picture's address changes when the picture may. */
export function generatorHash() {
  const hash = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname).toSorted())
    if (name.endsWith('.mjs')) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 10)
}

/** Under another name first: a build that is stopped leaves no half file behind. */
async function store(folder, { name, svg }) {
  const temporary = join(folder, `${name}.${process.pid}`)
  await writeFile(temporary, svg)
  await rename(temporary, join(folder, name))
}

/**
 * Threads that draw one map after another; they end when nothing is left to draw, and with the first map that
 * fails.
 */
function createCrew(size) {
  const waiting = []
  const crew = { busy: 0 }
  const work = async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url))
    for (let job = waiting.shift(); job && (await drawWith(worker, job)); ) job = waiting.shift()
    await worker.terminate()
  }
  const hire = () => {
    if (crew.busy >= size || waiting.length === 0) return
    crew.busy++
    // A map may be asked for while the last thread ends.
    void work().finally(() => {
      crew.busy--
      hire()
    })
  }
  return (index) =>
    new Promise((resolve, reject) => {
      waiting.push({ index, resolve, reject })
      hire()
    })
}

/** Whether the worker can draw another one: an error ends its thread, which would never answer. */
async function drawWith(worker, { index, resolve, reject }) {
  try {
    worker.postMessage(index)
    const [files] = await once(worker, 'message')
    resolve(files)
    return true
  } catch (error) {
    reject(error)
    return false
  }
}

/** Draws maps, each once: `files(index)` answers when all crops of a map lie in the folder. */
export function createStudio(folder) {
  const drawn = new Map()
  const drawPiece = createCrew(Math.min(4, availableParallelism()))
  const make = async (index) => {
    if (fileNames(index).every((name) => existsSync(join(folder, name)))) return
    const files = await drawPiece(index)
    await mkdir(folder, { recursive: true })
    await Promise.all(files.map((file) => store(folder, file)))
  }
  const files = (index) => {
    if (!drawn.has(index)) drawn.set(index, make(index))
    return drawn.get(index)
  }
  return { files, read: (name) => readFile(join(folder, name)) }
}
