import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { BuildInfo } from '../../src/shared/build-manifest.ts'
import { filePaths } from '../assets/static-files.ts'
import { buildFile } from './build-file.ts'
import { buildFolders, openBuild, timeOf } from './build-store.ts'

interface RunningBuild extends Required<BuildInfo> {
  /** Folder that contains the build's `_build` folder. */
  readonly client: string
}

interface StoreBuildOptions {
  readonly folder: string
  /** Maximum number of stored builds, the running one included. */
  readonly keep: number
  /** The running build. */
  readonly own: RunningBuild
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Copies the scripts and styles of the running build to the store, where servers of later builds find them
 * for pages that are still open, and removes the builds that were used longest ago. Never rejects: a folder
 * that cannot be written is logged as one warning.
 */
export async function storeBuild({ folder, keep, own, logger }: StoreBuildOptions): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await removeLeftovers(folder)
    // Before the copy, which may need the room.
    await removeOldest(folder, keep, own.id)
    if (await isStored(folder, own)) await markUsed(folder, own.id)
    else await copyBuild(folder, own)
  } catch (err) {
    logger.warn({ folder, err }, 'The files of this build cannot be kept for later')
  }
}

/** Whether the store has a complete copy of the running build. */
async function isStored(folder: string, own: RunningBuild): Promise<boolean> {
  const build = await openBuild(folder, own.id)
  const wanted = [...(await filePaths(join(own.client, '_build')))].map((path) => `/_build${path}`)
  return build !== undefined && wanted.every((path) => build.paths.has(path))
}

/** Sets the time of a stored build to now: builds are removed by this time, the oldest first. */
const markUsed = (folder: string, id: string): Promise<void> => {
  const now = new Date()
  return utimes(join(folder, id, buildFile), now, now)
}

/** Name of an incomplete copy, which no build can have: ids of builds contain no dot. */
const temporaryName = (folder: string, id: string) => join(folder, `.${id}.${randomUUID()}.tmp`)
const isTemporary = (name: string) => /^\.[\w-]{1,64}\.[\da-f-]{36}\.tmp$/.test(name)

async function copyBuild(folder: string, own: RunningBuild): Promise<void> {
  const { id, timestamp, client } = own
  const temporary = temporaryName(folder, id)
  try {
    await mkdir(temporary)
    // Preserves modification times: etags are computed from them, and all servers must send the same.
    await cp(join(client, '_build'), join(temporary, '_build'), { recursive: true, preserveTimestamps: true })
    await writeFile(join(temporary, buildFile), `${JSON.stringify({ id, timestamp })}\n`)
    await moveIn(temporary, folder, own)
  } finally {
    await rm(temporary, { recursive: true, force: true }).catch(() => {})
  }
}

/** Error codes of a rename to a name that exists already, as a folder, link or file. */
const taken: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOTDIR'])

/**
 * Renames a finished copy to the id of its build. A complete copy that another server stored meanwhile stays.
 */
async function moveIn(temporary: string, folder: string, own: RunningBuild): Promise<void> {
  const move = () => rename(temporary, join(folder, own.id))
  try {
    await move()
  } catch (error) {
    if (await isStored(folder, own)) return
    if (!taken.has((error as NodeJS.ErrnoException).code)) throw error
    await remove(folder, own.id)
    await move().catch(async (again: unknown) => {
      if (!(await isStored(folder, own))) throw again
    })
  }
}

/** Removes the builds that were used longest ago until `keep` are left. */
async function removeOldest(folder: string, keep: number, ownId: string): Promise<void> {
  const names = (await buildFolders(folder)).filter((name) => name !== ownId)
  // Only builds are removed: other folders belong to somebody else.
  const builds = (await Promise.all(names.map((id) => openBuild(folder, id)))).flatMap((build) => build ?? [])
  const used = await Promise.all(
    builds.map(async ({ info }) => ({ id: info.id, time: await timeOf(join(folder, info.id, buildFile)) })),
  )
  const oldest = used.toSorted((a, b) => b.time - a.time).slice(keep - 1)
  for (const { id } of oldest) await remove(folder, id)
}

/** Removes a build as a whole, by renaming it first. Another server may remove it at the same time. */
async function remove(folder: string, id: string): Promise<void> {
  const aside = temporaryName(folder, id)
  await rename(join(folder, id), aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rm(aside, { recursive: true, force: true })
}

/** Milliseconds after which no process can still be writing a copy. */
const abandonedAfter = 3_600_000

/** Removes copies of processes that were killed meanwhile. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isTemporary)) {
    const path = join(folder, name)
    if (Date.now() - (await timeOf(path)) < abandonedAfter) continue
    await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}
