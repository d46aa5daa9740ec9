import { stat } from 'node:fs/promises'

/** Milliseconds between two checks of the path. */
const checkInterval = 1000

/** Device and inode of the folder at a path, which identify it on this machine; '' when there is none. */
async function folderAt(dir: string): Promise<string> {
  const found = await stat(dir).catch(() => undefined)
  return found ? `${found.dev}:${found.ino}` : ''
}

/**
 * Calls `moved` when the path `dir` leads to another folder than before, or to none. Needed beside
 * `fs.watch`, which stays with the folder that it was opened on: it does not notice when a deployment moves
 * that folder or switches a link in its path.
 * @returns a function that stops the checks
 */
export async function watchFolderIdentity(dir: string, moved: () => void): Promise<() => void> {
  const state = { folder: await folderAt(dir) }
  const check = async () => {
    const folder = await folderAt(dir)
    const isSame = folder === state.folder
    state.folder = folder
    if (!isSame) moved()
  }
  const timer = setInterval(() => void check(), checkInterval).unref()
  return () => clearInterval(timer)
}
