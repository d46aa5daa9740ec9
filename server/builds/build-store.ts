import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { BuildInfo } from '../../src/shared/build-manifest.ts'
import { filePaths, serveFiles } from '../assets/static-files.ts'
import { buildFile, isBuildId, readBuild } from './build-file.ts'

/**
 * Builds besides the running one whose scripts and styles are stored. Pages of these builds that are open in
 * a browser may still request those files.
 */
export interface BuildStore {
  /** Serves the files of these builds below `/_build`, as those of the running build are served. */
  readonly files: RequestHandler
  /** Returns the stored build with an id; undefined where there is none. */
  readonly find: (id: string) => Promise<BuildInfo | undefined>
}

/** A build as it lies in the store. */
export interface BuildFolder {
  readonly info: Required<BuildInfo>
  /** Paths of its files below `/_build/`. */
  readonly paths: ReadonlySet<string>
}

/** Maximum number of builds that are opened. A folder with more entries is used by another program too. */
const maxFolders = 100

/** Names of the folders that may be builds. Links are left out, as they may lead anywhere. */
export async function buildFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isDirectory() && isBuildId(entry.name))
    .map(({ name }) => name)
  if (names.length <= maxFolders) return names
  // Folders without a build must not push out builds.
  const times = await Promise.all(names.map((name) => timeOf(join(folder, name, buildFile))))
  return names.filter((_, index) => times[index]).slice(0, maxFolders)
}

/** When a file or folder was changed, in milliseconds; 0 for one that is gone. */
export const timeOf = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

/**
 * Opens the build in a folder; undefined where the build is not complete. Other files in the folder are
 * ignored.
 */
export async function openBuild(folder: string, id: string): Promise<BuildFolder | undefined> {
  const [about, files] = [join(folder, id, buildFile), join(folder, id, '_build')]
  try {
    if (!(await isFolder(join(folder, id))) || !(await isFolder(files))) return undefined
    const info = await readBuild(about)
    if (info.id !== id) return undefined
    return { info, paths: new Set([...(await filePaths(files))].map((path) => `/_build${path}`)) }
  } catch {
    return undefined
  }
}

/** Whether there is a folder at a path. False for a link, which may lead anywhere. */
const isFolder = async (path: string): Promise<boolean> => (await lstat(path)).isDirectory()

interface ServedBuild extends BuildFolder {
  readonly serve: RequestHandler
}

/**
 * Opens the builds in a folder, including those that another server adds later. The folder is listed for each
 * request. The builds in it are read again only when the folder changed, since they are added and removed as
 * a whole.
 */
export function openBuildStore(folder: string): BuildStore {
  const opened = new Map<string, Promise<ServedBuild | undefined>>()
  const seen = { changedAt: 0 }

  const open = async (id: string): Promise<ServedBuild | undefined> => {
    const build = await openBuild(folder, id)
    if (!build) opened.delete(id)
    return build && { ...build, serve: serveFiles(join(folder, id), build.paths) }
  }
  const openOnce = (id: string): Promise<ServedBuild | undefined> => {
    const build = opened.get(id) ?? open(id)
    opened.set(id, build)
    return build
  }
  /** Compares the time of the folder, which changes with each build that is added or removed. */
  const forgetChanged = async (): Promise<void> => {
    const changedAt = await timeOf(folder)
    if (changedAt !== seen.changedAt) opened.clear()
    seen.changedAt = changedAt
  }
  /** Opens all stored builds; newest first. */
  const list = async (): Promise<readonly ServedBuild[]> => {
    await forgetChanged()
    const ids = new Set(await buildFolders(folder))
    for (const id of opened.keys()) if (!ids.has(id)) opened.delete(id)
    const builds = (await Promise.all([...ids].map(openOnce))).filter((build) => build !== undefined)
    return builds.toSorted((a, b) => b.info.timestamp - a.info.timestamp)
  }

  return {
    async files(req, res, next) {
      if (!req.path.startsWith('/_build/')) return next()
      const build = (await list()).find(({ paths }) => paths.has(req.path))
      return build ? build.serve(req, res, next) : next()
    },
    find: async (id) => (await list()).find(({ info }) => info.id === id)?.info,
  }
}
