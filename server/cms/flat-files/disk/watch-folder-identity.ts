import { stat } from 'node:fs/promises'

/** Between two looks, milliseconds. */
const every = 1000

/** Which folder is at a path, by what no other one on the machine has; '' when there is none. */
async function folderAt(dir: string): Promise<string> {
  const found = await stat(dir).catch(() => undefined)
  return found ? `${found.dev}:${found.ino}` : ''
}

/**
 * Calls back when another folder stands at `dir`, or none. A watch stays with the folder that it was opened
 * on, wherever that is moved, and tells nothing when a link on the way to it leads elsewhere: so do the usual
 * ways of a deployment.
 *
 * @returns the way to stop
 */
export async function watchFolderIdentity(dir: string, moved: () => void): Promise<() => void> {
  const state = { folder: await folderAt(dir) }
  const look = async () => {
    const folder = await folderAt(dir)
    const isSame = folder === state.folder
    state.folder = folder
    if (!isSame) moved()
  }
  const timer = setInterval(() => void look(), every).unref()
  return () => clearInterval(timer)
}
