/** Replaces files atomically, and removes temporary files that killed processes left behind. */
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a new file and renames it into place: after a full disk or a killed process the old file is still
 * there, and two processes never write into one file. Only the owner may read the new file.
 * @param beforeRename called once the new file is complete
 * @param isSynced false for what may be lost with the power: writing is then much faster
 * @throws the errors of the file system
 */
export async function writeAtomically(
  file: string,
  write: (handle: FileHandle) => Promise<void>,
  beforeRename = async () => {},
  isSynced = true,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await write(handle)
      if (isSynced) await handle.sync()
    } finally {
      await handle.close()
    }
    await beforeRename()
    await rename(temporary, file)
    if (isSynced) await syncFolder(dirname(file))
  } finally {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

/** Makes sure that the folder names the new file also after the power fails. Some file systems refuse it. */
async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

/** Milliseconds after which no process can still be using a file that it left behind. */
const abandonedAfter = 3_600_000

/**
 * Removes temporary files that processes left behind when they were killed.
 * @param isWanted whether a file with this name may be removed
 * @param age milliseconds since the last change of a file that no process is using; an hour unless given
 */
export async function removeAbandoned(
  dir: string,
  isWanted: (name: string) => boolean,
  age = abandonedAfter,
): Promise<void> {
  for (const name of (await readdir(dir)).filter(isWanted)) {
    const file = join(dir, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > age) await rm(file, { force: true })
  }
}
