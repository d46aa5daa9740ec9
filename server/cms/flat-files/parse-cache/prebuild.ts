import { chmod, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parserOf } from '../disk/files.ts'
import { listFiles } from '../disk/list-files.ts'
import { writeCacheFile } from './cache-file.ts'
import { hashOf } from './cached-row.ts'
import { prebuiltCachePath } from './parse-cache.ts'

/**
 * A state that no file has. Where the build is deployed the files have other times, and are recognized by the
 * hash of their text.
 */
const noState = { mtimeMs: 0, ctimeMs: 0, ino: 0, size: 0 }

/**
 * Parses the content in `dir` and writes the result beside the folder: a start uses it for every file whose
 * text is still the same. A file that cannot be parsed is left out, and is logged at the start.
 * @throws the error of the file system when a file cannot be read or the result cannot be written
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
  // The site may run as another user than the build.
  await chmod(beside, 0o644)
}
