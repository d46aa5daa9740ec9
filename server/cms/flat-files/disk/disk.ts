import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'

/** How folders are looked at. */
export interface Disk {
  readonly list: (folder: string) => readonly Dirent[] | Promise<readonly Dirent[]>
  /** Follows links. */
  readonly stat: (path: string) => Stats | Promise<Stats>
}

/** While others are served. */
export const asyncDisk: Disk = {
  list: (folder) => readdir(folder, { withFileTypes: true }),
  stat: (path) => stat(path),
}

const syncDisk: Disk = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  stat: (path) => statSync(path),
}

/** Milliseconds for which a look at all folders may hold up everything else. */
const patience = 100

/**
 * For a first look: each turn that Node's threads take costs more than a folder, 10 ms for fifty of them.
 * Where the disk is slow or the folders are many, the rest is looked at beside other work.
 * @param now milliseconds of a clock that never goes back
 */
export function quickDisk(now = () => performance.now()): Disk {
  const end = now() + patience
  const disk = () => (now() < end ? syncDisk : asyncDisk)
  return { list: (folder) => disk().list(folder), stat: (path) => disk().stat(path) }
}
