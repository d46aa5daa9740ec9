import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type PrebuiltFacts, prebuiltFactsPath } from './facts/prebuilt-facts.ts'
import { readFacts } from './facts/read-facts.ts'
import { createPictureWorker } from './worker/picture-worker.ts'

const picture = /\.(?:avif|gif|jpe?g|png|webp)$/i
/** The warning comes where pictures are shown. */
const logger = { warn: () => {}, debug: () => {} }

/**
 * Reads the pictures of the content in `dir`, and writes what they say beside the folder. Where the library does
 * not run, nothing is written.
 * @param workerFile path of `worker.mjs`
 * @throws the error of the file system
 */
export async function prebuildPictureFacts(dir: string, workerFile: string): Promise<void> {
  const worker = createPictureWorker({ logger, code: () => readFile(workerFile, 'utf8') })
  const entries = await readdir(join(dir, 'public'), { recursive: true, withFileTypes: true })
  const facts: Record<string, PrebuiltFacts[string]> = {}
  // Nothing else keeps the build alive: the worker's process does not, so that a site can stop.
  const awake = setInterval(() => {}, 1_000)
  try {
    for (const { parentPath, name } of entries.filter(
      (entry) => entry.isFile() && picture.test(entry.name),
    )) {
      const file = join(parentPath, name)
      const { size: bytes } = await stat(file)
      const reading = await readFacts({ worker, file, bytes, runWithin: (_, work) => work() }).catch(
        () => undefined,
      )
      if (reading) facts[relative(dir, file).replaceAll(sep, '/')] = { bytes, reading }
    }
  } finally {
    clearInterval(awake)
    worker.close()
  }
  await writeFile(prebuiltFactsPath(dir), JSON.stringify(facts))
}
