import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { BuildInfo } from '../../src/shared/build-manifest.ts'
import { filePaths, serveFiles } from '../assets/static-files.ts'
import { buildFile, isBuildId, readBuild } from './build-file.ts'

/** Builds whose files are kept for pages that are open. */
export interface BuildStore {
  /** Serves `/_build/…` of them, as the own files are served. */
  readonly files: RequestHandler
  readonly find: (id: string) => Promise<BuildInfo | undefined>
}

export interface BuildFolder {
  readonly info: Required<BuildInfo>
  /** Paths of its files below `/_build/`. */
  readonly paths: ReadonlySet<string>
}

/** Folders that are looked at; more are no work of this program. */
const maxFolders = 100

/** Names of what may be builds. A link is none. */
export async function buildFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isDirectory() && isBuildId(entry.name))
    .map(({ name }) => name)
  if (names.length <= maxFolders) return names
  // Folders of somebody else take no build's place.
  const times = await Promise.all(names.map((name) => timeOf(join(folder, name, buildFile))))
  return names.filter((_, index) => times[index]).slice(0, maxFolders)
}

/** Time of change in milliseconds; 0 for what is gone. */
export const timeOf = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

/**
 * Undefined for a folder that is no whole build. Nothing else in a folder is looked at: it may be anything.
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

/** A link is none: it could lead anywhere. */
const isFolder = async (path: string): Promise<boolean> => (await lstat(path)).isDirectory()

interface KeptBuild extends BuildFolder {
  readonly serve: RequestHandler
}

/**
 * The builds in a folder, those included that another server adds later. The folder is listed whenever
 * something is asked for; what is in a build is read again only when builds were put into the folder or taken
 * from it: they come and go as a whole.
 */
export function openBuildStore(folder: string): BuildStore {
  const opened = new Map<string, Promise<KeptBuild | undefined>>()
  const read = { changedAt: 0 }

  const open = async (id: string): Promise<KeptBuild | undefined> => {
    const build = await openBuild(folder, id)
    if (!build) opened.delete(id)
    return build && { ...build, serve: serveFiles(join(folder, id), build.paths) }
  }
  const openOnce = (id: string): Promise<KeptBuild | undefined> => {
    const build = opened.get(id) ?? open(id)
    opened.set(id, build)
    return build
  }
  /** One look at the folder, however many builds there are. */
  const forgetChanged = async (): Promise<void> => {
    const changedAt = await timeOf(folder)
    if (changedAt !== read.changedAt) opened.clear()
    read.changedAt = changedAt
  }
  /** Newest first. */
  const list = async (): Promise<readonly KeptBuild[]> => {
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
