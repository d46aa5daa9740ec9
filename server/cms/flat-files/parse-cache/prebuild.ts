import { chmod, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parserOf } from '../disk/files.ts'
import { listFiles } from '../disk/list-files.ts'
import { writeCacheFile } from './cache-file.ts'
import { hashOf } from './cached-row.ts'
import { prebuiltCachePath } from './parse-cache.ts'

/** Where the build goes, files have other times: only their text tells. */
const noState = { mtimeMs: 0, ctimeMs: 0, ino: 0, size: 0 }

/**
 * Parses the content in `dir` and writes it beside the folder: a start then takes what a file says from there
 * as long as its text is the same. A file that cannot be parsed is left to the start, which tells of it.
 */
export async function prebuildParseCache(dir: string): Promise<void> {
  const { files } = await listFiles(dir)
  const rows = files.toSorted().map(async (file) => {
    const parser = parserOf(file)
    const text = parser && (await readFile(path.join(dir, file), 'utf8'))
    if (!parser || text === undefined) return []
    try {
      return [{ path: file, ...noState, hash: hashOf(text), value: parser(text) }]
    } catch {
      return []
    }
  })
  const beside = prebuiltCachePath(dir)
  await writeCacheFile(beside, (await Promise.all(rows)).flat(), [])
  // Whoever runs the build may be another user than the one who made it.
  await chmod(beside, 0o644)
}
