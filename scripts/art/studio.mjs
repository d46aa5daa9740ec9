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

/** Threads that draw one map after another; they end when nothing is left to draw. */
function createCrew(size) {
  const waiting = []
  const work = async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url))
    for (let job = waiting.shift(); job; job = waiting.shift()) await job(worker)
    await worker.terminate()
  }
  const crew = { busy: 0 }
  const hire = () => {
    if (crew.busy >= size) return
    crew.busy++
    void work().finally(() => crew.busy--)
  }
  return (index) =>
    new Promise((resolve, reject) => {
      waiting.push(async (worker) => {
        worker.postMessage(index)
        await once(worker, 'message').then(([files]) => resolve(files), reject)
      })
      hire()
    })
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
