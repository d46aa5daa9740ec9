/** Keeps a folder of files within a number of bytes. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface KeptFile {
  readonly path: string
  readonly bytes: number
  readonly usedAt: number
}

/** Milliseconds after which no process can still be writing a file. */
const abandonedAfter = 3_600_000
/** The part of the bound that is left after files were removed. */
const target = 0.9

async function filesIn(folder: string): Promise<readonly KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: KeptFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Another process may have removed it meanwhile.
    const facts = await stat(path).catch(() => undefined)
    if (facts) found.push({ path, bytes: facts.size, usedAt: facts.mtimeMs })
  }
  return found
}

const isAbandoned = ({ path, usedAt }: KeptFile): boolean =>
  path.endsWith('.tmp') && Date.now() - usedAt > abandonedAfter

/**
 * Removes the files that were used longest ago where all are more than `maxBytes`, and what killed processes
 * left behind.
 * @returns the bytes that are left
 * @throws the errors of the file system for the folder itself
 */
export async function keepWithin(folder: string, maxBytes: number): Promise<number> {
  const files = await filesIn(folder)
  const sum = files.reduce((total, { bytes }) => total + bytes, 0)
  let left = sum
  for (const file of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    const isSurplus = sum > maxBytes && left > maxBytes * target && !file.path.endsWith('.tmp')
    if (!isSurplus && !isAbandoned(file)) continue
    await rm(file.path, { force: true }).catch(() => {})
    left -= file.bytes
  }
  return left
}
