import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { memberOf } from '../../../src/content/values.ts'
import { isExact } from './exact-value.ts'
import type { KeptRow } from './kept-row.ts'

/** Differs when what is written, or what is read from the same text, differs. */
const format = 1
/** Bytes. Above it the next start reads the files again. */
const maxBytes = 402_653_184
const longestHeader = 1024
const lineFeed = 10
/** Characters of one line of the file, which is parsed at once. */
const lineLength = 262_144

/** An index that cannot be used: the message says why. */
class KeptIndexError extends Error {
  override name = 'KeptIndexError'
}

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** What an index holds. */
export interface KeptIndex {
  readonly rows: readonly KeptRow[]
  /** Names of the files that long values lie in. */
  readonly segments: readonly string[]
}

/**
 * The rows of an index that is whole and of this content; undefined when there is none. Synchronous: it is read once, before the
 * site listens.
 * @throws KeptIndexError
 */
export function readKeptIndex(file: string): KeptIndex | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (stats.size > maxBytes + longestHeader) throw new KeptIndexError(`has ${stats.size} bytes`)
    return readRows(readFileSync(file))
  } catch (cause) {
    if (cause instanceof KeptIndexError) throw cause
    throw new KeptIndexError('cannot be read', { cause })
  }
}

function readRows(content: Buffer): KeptIndex {
  const end = content.subarray(0, longestHeader).indexOf(lineFeed)
  const header: unknown = JSON.parse(content.toString('utf8', 0, Math.max(end, 0)) || 'null')
  const body = content.subarray(end + 1)
  if (memberOf(header, 'format') !== format) throw new KeptIndexError('has another format')
  if (memberOf(header, 'bytes') !== body.length) throw new KeptIndexError('is cut off')
  if (memberOf(header, 'sha256') !== hashOf(body)) throw new KeptIndexError('is damaged')
  const segments = memberOf(header, 'segments') as unknown as readonly string[]
  const lines = body.toString('utf8').split('\n').slice(0, -1)
  return { segments, rows: lines.flatMap((line) => JSON.parse(line) as KeptRow[]) }
}

/** Lists of rows, one to a line; what JSON cannot tell exactly is left out. Other work goes on in between. */
async function encode(kept: Iterable<KeptRow>): Promise<readonly Buffer[]> {
  const lines: Buffer[] = []
  let rows: string[] = []
  let length = 0
  const end = () => {
    lines.push(Buffer.from(`[${rows.join(',')}]\n`))
    rows = []
    length = 0
  }
  for (const row of kept) {
    if (!isExact(row[3])) continue
    const text = JSON.stringify(row)
    rows.push(text)
    length += text.length
    if (length < lineLength) continue
    end()
    await nextTurn()
  }
  if (rows.length > 0) end()
  return lines
}

async function writeWhole(
  file: string,
  lines: readonly Buffer[],
  segments: readonly string[],
): Promise<void> {
  const hash = createHash('sha256')
  for (const line of lines) {
    hash.update(line)
    await nextTurn()
  }
  const bytes = lines.reduce((sum, line) => sum + line.length, 0)
  if (bytes > maxBytes) throw new KeptIndexError(`would have ${bytes} bytes`)
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify({ format, bytes, sha256: hash.digest('hex'), segments })}\n`)
    for (const line of lines) await handle.writeFile(line)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes beside the file and puts the whole one in its place. Only the owner may read it: drafts are inside.
 * @throws what the file system says
 */
export async function writeKeptIndex(
  file: string,
  rows: Iterable<KeptRow>,
  segments: readonly string[],
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeWhole(temporary, await encode(rows), segments)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

/** Milliseconds after which no other process still works with a file that no index names. */
const abandonedAfter = 3_600_000

/** Removes files of earlier processes that start with `name`, except those in `used`. */
export async function removeLeftovers(dir: string, name: string, used: ReadonlySet<string>): Promise<void> {
  for (const each of await readdir(dir)) {
    if (!each.startsWith(name) || used.has(each)) continue
    const file = path.join(dir, each)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > abandonedAfter) await rm(file, { force: true })
  }
}
