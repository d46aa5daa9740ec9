/** Lists the content files of a Statamic project on disk. */
import type { Dirent } from 'node:fs'
import path from 'node:path'
import { asyncDisk, type Disk } from './disk.ts'
import { isContentFile, isContentFolder, isMissing } from './files.ts'

/** The result of listing a project. */
export interface Listing {
  /** Paths relative to the project. */
  readonly files: readonly string[]
  /** Folders and links that the disk refused, with its errors, by path; `.` is the project itself. */
  readonly failed: ReadonlyMap<string, unknown>
}

/**
 * The files of an earlier listing (`loaded`) that a listing lacks. A file at or below a path that the disk
 * refused does not count: the file may still exist.
 */
export function missingFrom({ files, failed }: Listing, loaded: readonly string[]): readonly string[] {
  const present = new Set(loaded.length > 0 ? files : [])
  const mayHold = (file: string) => (refused: string) =>
    refused === '.' || file === refused || file.startsWith(`${refused}/`)
  return loaded.filter((file) => !present.has(file) && ![...failed.keys()].some(mayHold(file)))
}

/**
 * Lists every content file of the project in `dir`; links are followed. A folder that does not exist is
 * empty. Never rejects: `failed` has the errors of the disk.
 */
export async function listFiles(dir: string, disk: Disk = asyncDisk): Promise<Listing> {
  const files: string[] = []
  const failed = new Map<string, unknown>()

  /**
   * Lists one folder after the other, so that the entries of a large project's folders are never all in
   * memory.
   */
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
  /** Accesses the disk. An error is recorded under `name`, unless it says that nothing is there. */
  async function tried<T>(name: string, access: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await access()
    } catch (err) {
      if (!isMissing(err)) failed.set(name || '.', err)
      return undefined
    }
  }
  await addBelow('')
  return { files, failed }
}
