/**
 * Computes the id of a build, by which a tab that is open notices that the site has another one: a hash of
 * all its files, so that the same sources have the same id everywhere.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folders whose files are hashed. The server's files count as well: they create the data of pages. */
const sides = ['client', 'server']
/** Compressed copies are not hashed: versions of the compressor write different bytes for the same file. */
const isCopy = /\.(?:br|gz)$/
/** Hexadecimal digits of an id. */
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
 * Returns the id of the build in a folder: 12 hexadecimal digits of a hash over the paths and contents of all
 * files in its folders `client` and `server`.
 */
export function buildId(dist) {
  const hash = createHash('sha256')
  for (const file of filesIn(dist)) {
    const bytes = readFileSync(join(dist, file))
    // The length is hashed as well: otherwise the content of one file could be read as the start of the next.
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, length)
}

/** Writes `dist/build.json`; `timestamp` is when the build was made, in milliseconds since 1970. */
export function writeBuild(dist, timestamp) {
  writeFileSync(join(dist, 'build.json'), `${JSON.stringify({ id: buildId(dist), timestamp })}\n`)
}
