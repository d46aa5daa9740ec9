import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'

/** How folders are looked at. */
export interface Disk {
  readonly list: (folder: string) => readonly Dirent[] | Promise<readonly Dirent[]>
  /** Follows links. */
  readonly look: (path: string) => Stats | Promise<Stats>
}

/** While others are served. */
export const beside: Disk = {
  list: (folder) => readdir(folder, { withFileTypes: true }),
  look: (path) => stat(path),
}

/** Before anyone is: each turn that Node's threads take costs more than a folder, 10 ms for fifty of them. */
export const atOnce: Disk = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  look: (path) => statSync(path),
}
