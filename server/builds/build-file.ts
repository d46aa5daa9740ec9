import { readFile, stat } from 'node:fs/promises'
import { memberOf } from '../../src/content/values/values.ts'
import type { BuildInfo } from '../../src/shared/build-manifest.ts'

/** The file with a build's id and time cannot be read, or its content is invalid. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/**
 * Name of the file with id and time of a build. `scripts/build/build-id.mjs` writes it; each stored build has
 * one.
 */
export const buildFile = 'build.json'

/** A longer file was not written by `build-id.mjs`, and is not read. */
const maxBytes = 1_024

/** Whether a value has the form of a build id: it is also the name of a folder. */
export const isBuildId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/**
 * Reads a build's id and time from its file.
 * @throws BuildError with the name of the file and what is wrong with it
 */
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
  if (stats.size > maxBytes) throw new RangeError(`it has ${stats.size} bytes`)
  return JSON.parse(await readFile(file, 'utf8'))
}
