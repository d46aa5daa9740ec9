/** Reads and writes the file that stores parsed content for the next start. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { memberOf } from '../../../../src/content/values/values.ts'
import { writeAtomically } from '../../../cache/atomic-file.ts'
import { isMissing } from '../disk/files.ts'
import { isJsonSafe } from '../disk/json-safe.ts'
import { type AttachStored, type CachedRow, createRowPacker, createRowReader } from './cached-row.ts'

/**
 * Number of the file's format. It must change when the shape of the file changes, or when a parser reads the
 * same text differently.
 */
const format = 5
/**
 * Maximum bytes of the file. When the content needs more, no new file is written, and the next start parses
 * the content itself.
 */
const maxBytes = 402_653_184
const lineFeed = 10
/** Characters of values after which a line of the file ends. One call of `JSON.parse` parses a line. */
const lineLength = 131_072
/** Bytes that are read from the file at once. */
const chunkSize = 1_048_576

/** Thrown when a cache file is unusable; the message says why. */
class CacheFileError extends Error {
  override name = 'CacheFileError'
}

/** The parsed content of all files. */
export interface CacheFile {
  readonly rows: readonly CachedRow[]
  /** Names of the files that long values are stored in, by their numbers. */
  readonly segments: readonly string[]
}

/**
 * Reads the rows of a complete cache file; undefined when there is no file. The first line names the format,
 * each further line is a list of rows, and the last line has the checksum of all others. Synchronous, because
 * the file is read once, before the site listens.
 * @param complete called for each object whose long values are stored in other files
 * @throws CacheFileError when the file cannot be read, is too large, damaged, cut off or of another format
 */
export function readCacheFile(file: string, complete: AttachStored): CacheFile | undefined {
  try {
    const fd = openSync(file, 'r')
    try {
      const { size } = fstatSync(fd)
      if (size > maxBytes) throw new CacheFileError(`has ${size} bytes`)
      return readRows(fd, complete)
    } finally {
      closeSync(fd)
    }
  } catch (cause) {
    if (isMissing(cause)) return undefined
    if (cause instanceof CacheFileError) throw cause
    throw new CacheFileError('cannot be read', { cause })
  }
}

/** Yields the lines of a file with their line ends, and the rest after the last line end. */
function* linesOf(fd: number): Generator<Buffer> {
  let data = Buffer.alloc(0)
  for (;;) {
    const chunk = Buffer.allocUnsafe(chunkSize)
    const found = readSync(fd, chunk, 0, chunkSize, null)
    if (found === 0) break
    data = Buffer.concat([data, chunk.subarray(0, found)])
    for (let end = data.indexOf(lineFeed); end >= 0; end = data.indexOf(lineFeed)) {
      yield data.subarray(0, end + 1)
      data = data.subarray(end + 1)
    }
  }
  if (data.length > 0) yield data
}

function readRows(fd: number, complete: AttachStored): CacheFile {
  const lines = linesOf(fd)
  const first = lines.next().value
  const header: unknown = JSON.parse(first?.toString('utf8') ?? 'null')
  if (!first || memberOf(header, 'format') !== format) throw new CacheFileError('has another format')
  const toRows = createRowReader(complete)
  const rows: CachedRow[] = []
  let checksum = crc32(first)
  let end: unknown
  for (const line of lines) {
    const parsed: unknown = JSON.parse(line.toString('utf8'))
    if (end !== undefined) throw new CacheFileError('goes on after its end')
    if (!Array.isArray(parsed)) end = parsed
    else for (const row of toRows(parsed)) rows.push(row)
    if (end === undefined) checksum = crc32(line, checksum)
  }
  if (end === undefined) throw new CacheFileError('is cut off')
  if (memberOf(end, 'crc32') !== checksum) throw new CacheFileError('is damaged')
  return { rows, segments: memberOf(header, 'segments') as unknown as readonly string[] }
}

/** Encodes rows as lines. A row whose value JSON would change is left out. */
function* linesWith(rows: Iterable<CachedRow>): Generator<string> {
  const pack = createRowPacker()
  let block: CachedRow[] = []
  let values: string[] = []
  let length = 0
  for (const row of rows) {
    if (!isJsonSafe(row.value)) continue
    const text = JSON.stringify(row.value)
    block.push(row)
    values.push(text)
    length += text.length
    if (length < lineLength) continue
    yield `${pack(block, values)}\n`
    block = []
    values = []
    length = 0
  }
  yield `${pack(block, values)}\n`
}

/** Writes the rows line by line, and lets other work run after each line. */
async function writeWhole(handle: FileHandle, rows: Iterable<CachedRow>, segments: readonly string[]) {
  const total = { bytes: 0, checksum: 0 }
  const write = async (line: string) => {
    const data = Buffer.from(line)
    total.bytes += data.length
    if (total.bytes > maxBytes) throw new CacheFileError(`would have more than ${maxBytes} bytes`)
    total.checksum = crc32(data, total.checksum)
    await handle.writeFile(data)
    await nextTurn()
  }
  await write(`${JSON.stringify({ format, segments })}\n`)
  for (const line of linesWith(rows)) await write(line)
  await write(`${JSON.stringify({ crc32: total.checksum })}\n`)
}

/**
 * Replaces the cache file. Only its owner may read the new file, because there are drafts in it.
 * @param segments names of the files that long values are stored in
 * @throws CacheFileError when the rows need too many bytes, or the error of the file system
 */
export const writeCacheFile = (
  file: string,
  rows: Iterable<CachedRow>,
  segments: readonly string[],
): Promise<void> => writeAtomically(file, (handle) => writeWhole(handle, rows, segments))
