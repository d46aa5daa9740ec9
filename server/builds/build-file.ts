import { readFile, stat } from 'node:fs/promises'
import { memberOf } from '../../src/content/values.ts'
import type { BuildInfo } from '../../src/shared/build-manifest.ts'

/** A build that does not say which one it is. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/**
 * What `scripts/build/build-id.mjs` writes beside the files of a build, and what lies beside the files of
 * each kept one.
 */
export const buildFile = 'build.json'

/** In bytes; a longer file is none of ours. */
const largest = 1_024

export const isBuildId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** @throws BuildError naming the file and what is wrong with it */
export async function readBuild(file: string): Promise<Required<BuildInfo>> {
  const about = await readJson(file).catch((cause: unknown) => {
    throw new BuildError(`${file} cannot be read: ${(cause as Error).message}`, { cause })
  })
  const [id, timestamp] = [memberOf(about, 'id'), memberOf(about, 'timestamp')]
  if (isBuildId(id) && Number.isSafeInteger(timestamp)) return { id, timestamp: Number(timestamp) }
  throw new BuildError(`${file} must hold { "id", "timestamp" } of the build`)
}

async function readJson(file: string): Promise<unknown> {
  const stats = await stat(file)
  if (!stats.isFile()) throw new TypeError('it is no file')
  if (stats.size > largest) throw new RangeError(`it has ${stats.size} bytes`)
  return JSON.parse(await readFile(file, 'utf8'))
}
