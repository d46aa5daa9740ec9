import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { memberOf } from '../../../../src/content/values.ts'

/** What a file says of itself in its first line; the body follows. */
interface Header {
  readonly format: number
  /** Hash of what the content comes from. */
  readonly identity: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Of the body. */
  readonly bytes: number
  readonly sha256: string
}

/** A file that cannot be used: the message says why. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

/** Differs when what is written differs in shape. */
const format = 1
const longestHeader = 1024
const lineFeed = 10

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** The same over parts, while other work goes on. */
async function hashParts(parts: readonly Buffer[]): Promise<string> {
  const hash = createHash('sha256')
  for (const part of parts) {
    hash.update(part)
    await nextTurn()
  }
  return hash.digest('hex')
}

/** Names the system in a file without telling its address. */
const hashIdentity = (identity: string): string => hashOf(identity)

export interface SnapshotBody {
  readonly savedAt: number
  readonly text: string
}

/**
 * The body of a file that is whole and of this system; undefined when there is no file. Synchronous: it is
 * read once, before the site listens. At most `maxBytes` are read.
 * @throws SnapshotError
 */
export function readSnapshot(file: string, identity: string, maxBytes: number): SnapshotBody | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (!stats.isFile()) throw new SnapshotError('is not a file')
    if (stats.size > maxBytes + longestHeader)
      throw new SnapshotError(`has ${stats.size} bytes, more than ${maxBytes}`)
    return openBody(readFileSync(file), hashIdentity(identity))
  } catch (error) {
    if (error instanceof SnapshotError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw new SnapshotError('cannot be read', { cause: error })
  }
}

function openBody(content: Buffer, identity: string): SnapshotBody {
  const end = content.subarray(0, longestHeader).indexOf(lineFeed)
  const header = readHeader(content.toString('utf8', 0, Math.max(end, 0)))
  const body = content.subarray(end + 1)
  const problem = checks.find(([, isFine]) => !isFine(header, { body, identity }))?.[0]
  if (problem) throw new SnapshotError(problem)
  return { savedAt: Number(memberOf(header, 'savedAt')), text: body.toString('utf8') }
}

function readHeader(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new SnapshotError(line === '' ? 'is empty or has no header' : 'has a broken header')
  }
}

type Check = (header: unknown, wanted: { readonly body: Buffer; readonly identity: string }) => boolean

const checks: readonly (readonly [problem: string, isFine: Check])[] = [
  ['has another format', (header) => memberOf(header, 'format') === format],
  ['is of another content system', (header, { identity }) => memberOf(header, 'identity') === identity],
  ['does not say when it was saved', (header) => Number.isFinite(memberOf(header, 'savedAt'))],
  ['is cut off', (header, { body }) => memberOf(header, 'bytes') === body.byteLength],
  ['is damaged', (header, { body }) => memberOf(header, 'sha256') === hashOf(body)],
]

export interface SnapshotWrite {
  readonly file: string
  readonly previous: string
  readonly identity: string
  readonly parts: readonly Buffer[]
  /** Whether the file in place is worth keeping. */
  readonly keepsPrevious: boolean
}

/**
 * Writes beside the file and puts the whole one in its place: a disk that is full or a process that dies
 * leaves the old one, and two processes never write into one. Only the owner may read it: drafts may be
 * inside.
 * @throws what the file system says
 */
export async function writeSnapshot(write: SnapshotWrite): Promise<void> {
  const { file, previous, keepsPrevious } = write
  const temporary = `${file}.${randomUUID()}.tmp`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await removeLeftovers(file).catch(() => {})
  try {
    await writeWhole(temporary, write)
    if (keepsPrevious) await renameIfThere(file, previous)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true }).catch(() => {})
  }
}

async function writeWhole(file: string, { identity, parts }: SnapshotWrite): Promise<void> {
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const header: Header = {
    format,
    identity: hashIdentity(identity),
    savedAt: Date.now(),
    bytes,
    sha256: await hashParts(parts),
  }
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(header)}\n`)
    for (const part of parts) await handle.writeFile(part)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Another process may have moved it. */
async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Milliseconds after which no process still writes. */
const abandonedAfter = 3_600_000

/** A process that was killed while it wrote leaves its file. */
async function removeLeftovers(file: string): Promise<void> {
  const isOurs = (name: string) => name.startsWith(`${basename(file)}.`) && name.endsWith('.tmp')
  for (const name of (await readdir(dirname(file))).filter(isOurs)) {
    const path = join(dirname(file), name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedAfter) await rm(path, { force: true })
  }
}
