/** Lists folders and reads the state of files: synchronously at the start, asynchronously later. */
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'

/** Access to folders that may be synchronous or asynchronous. */
export interface Disk {
  readonly list: (folder: string) => readonly Dirent[] | Promise<readonly Dirent[]>
  /** The state of the file or folder at a path; links are followed. */
  readonly stat: (path: string) => Stats | Promise<Stats>
}

/** Asynchronous access, which leaves the event loop free for requests. */
export const asyncDisk: Disk = {
  list: (folder) => readdir(folder, { withFileTypes: true }),
  stat: (path) => stat(path),
}

const syncDisk: Disk = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  stat: (path) => statSync(path),
}

/** Maximum milliseconds for which listing the folders may block the event loop. */
const maxBlocked = 100

/**
 * The disk for the first listing: synchronous, because an asynchronous call costs more than the listing of a
 * folder (fifty calls cost 10 ms). Where the disk is slow or the folders are many, the rest is listed
 * asynchronously.
 * @param now milliseconds of a clock that never goes back
 */
export function quickDisk(now = () => performance.now()): Disk {
  const end = now() + maxBlocked
  const disk = () => (now() < end ? syncDisk : asyncDisk)
  return { list: (folder) => disk().list(folder), stat: (path) => disk().stat(path) }
}
