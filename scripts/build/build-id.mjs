/** Gives a build its id: a hash of all its files, so that the same sources have the same id everywhere. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Both sides count: payloads are made on the server, so a change there is another build as well. */
const sides = ['client', 'server']
/** Compressed copies do not count: versions of the compressor write different bytes for the same file. */
const isCopy = /\.(?:br|gz)$/
const length = 12

function filesIn(dist) {
  const entries = sides.flatMap((side) =>
    readdirSync(join(dist, side), { recursive: true, withFileTypes: true }),
  )
  return entries
    .filter((entry) => entry.isFile() && !isCopy.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

/**
 * The same for the same files in `dist/client` and `dist/server`: 12 hexadecimal digits made of their paths
 * and contents.
 */
export function buildId(dist) {
  const hash = createHash('sha256')
  for (const file of filesIn(dist)) {
    const bytes = readFileSync(join(dist, file))
    // With its length, so that no content can pass for the next file.
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, length)
}

/** Writes `dist/build.json`; `timestamp` is when the build was made, in milliseconds since 1970. */
export function writeBuild(dist, timestamp) {
  writeFileSync(join(dist, 'build.json'), `${JSON.stringify({ id: buildId(dist), timestamp })}\n`)
}
