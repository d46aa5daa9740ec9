/** Lists the content files of a project. */
import type { Dirent } from 'node:fs'
import path from 'node:path'
import { asyncDisk, type Disk } from './disk.ts'
import { isContentFile, isContentFolder, isMissing } from './files.ts'

/** The result of listing a project. */
export interface Listing {
  /** Paths relative to the project. */
  readonly files: readonly string[]
  /** Folders and links that the disk refused, with its errors. */
  readonly failed: ReadonlyMap<string, unknown>
}

/**
 * The loaded files that a listing lacks. Files below a folder that the disk refused do not count: they may
 * still exist.
 */
export function missingFrom({ files, failed }: Listing, loaded: readonly string[]): readonly string[] {
  const present = new Set(loaded.length > 0 ? files : [])
  const isHiding = (file: string) => (folder: string) =>
    folder === '.' || file === folder || file.startsWith(`${folder}/`)
  return loaded.filter((file) => !present.has(file) && ![...failed.keys()].some(isHiding(file)))
}

/** Lists every content file of the project in `dir`. A folder that does not exist is empty. */
export async function listFiles(dir: string, disk: Disk = asyncDisk): Promise<Listing> {
  const files: string[] = []
  const failed = new Map<string, unknown>()

  /** Lists one folder after the other, so that few names of a large project are in memory at a time. */
  async function addBelow(folder: string): Promise<void> {
    const items = await tried(folder, () => disk.list(path.join(dir, folder)))
    const before = folder === '' ? '' : `${folder}/`
    const others: Dirent[] = []
    for (const item of items ?? []) {
      if (!item.isFile()) others.push(item)
      else if (isContentFile(before + item.name)) files.push(before + item.name)
    }
    for (const item of others) await addAt(item, before + item.name)
  }
  async function addAt(item: Dirent, name: string): Promise<void> {
    if (!isContentFolder(name) && !isContentFile(name)) return
    const real = item.isSymbolicLink() ? await tried(name, () => disk.stat(path.join(dir, name))) : item
    if (real?.isFile() && isContentFile(name)) files.push(name)
    if (real?.isDirectory() && isContentFolder(name)) await addBelow(name)
  }
  async function tried<T>(name: string, ask: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await ask()
    } catch (err) {
      if (!isMissing(err)) failed.set(name || '.', err)
      return undefined
    }
  }
  await addBelow('')
  return { files, failed }
}
