/**
 * Reads and writes the snapshot file, which holds the content system's last good responses. Its header
 * identifies the content system and has a checksum of the body.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { type FileHandle, rename } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { memberOf } from '../../../../src/content/values/values.ts'
import { removeAbandoned, writeAtomically } from '../../../cache/atomic-file.ts'

/** The first line of a snapshot file; the body follows. */
interface Header {
  readonly format: number
  /** Hash of the kind and address of the source. */
  readonly identity: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Length of the body in bytes. */
  readonly bytes: number
  /** Hash of the body. */
  readonly sha256: string
}

/** Thrown when a snapshot file is unusable; the message says why. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

/** Number of the file's format, which must change when the shape of the file changes. */
const format = 1
/** Maximum bytes of the header. */
const maxHeaderBytes = 1024
/** The byte that ends the header. */
const lineFeed = 10

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** Hashes many parts; other work can run after each. */
async function hashParts(parts: readonly Buffer[]): Promise<string> {
  const hash = createHash('sha256')
  for (const part of parts) {
    hash.update(part)
    await nextTurn()
  }
  return hash.digest('hex')
}

/** The hash that identifies a content system in the file without disclosing its address. */
const hashIdentity = (identity: string): string => hashOf(identity)

/** The body of a snapshot file, and when it was saved, in milliseconds since 1970. */
export interface SnapshotBody {
  readonly savedAt: number
  readonly text: string
}

/**
 * Reads the body of a snapshot file; undefined when there is no file. Synchronous, because it is read once,
 * before the site listens. At most `maxBytes` are read.
 * @throws SnapshotError when the file is damaged, too large, or of another content system
 */
export function readSnapshot(file: string, identity: string, maxBytes: number): SnapshotBody | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (!stats.isFile()) throw new SnapshotError('is not a file')
    if (stats.size > maxBytes + maxHeaderBytes)
      throw new SnapshotError(`has ${stats.size} bytes, more than ${maxBytes}`)
    return openBody(readFileSync(file), hashIdentity(identity))
  } catch (error) {
    if (error instanceof SnapshotError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw new SnapshotError('cannot be read', { cause: error })
  }
}

function openBody(content: Buffer, identity: string): SnapshotBody {
  const end = content.subarray(0, maxHeaderBytes).indexOf(lineFeed)
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

/** The paths and the content of a snapshot file to write. */
export interface SnapshotWrite {
  readonly file: string
  /** Path that the present file is moved to. */
  readonly previous: string
  readonly identity: string
  /** The body. */
  readonly parts: readonly Buffer[]
  /** Whether the present file becomes the previous one; a damaged one is overwritten. */
  readonly keepsPrevious: boolean
}

/** Milliseconds without a change after which a file is not being written any more. */
const abandonedAfter = 60_000

/**
 * Removes what writes left behind that were killed: `content.ndjson.{uuid}.tmp`. A folder that cannot be read
 * is told of when it is written to.
 */
export async function removeLeftovers(file: string): Promise<void> {
  const isLeftover = (name: string) => name.startsWith(`${basename(file)}.`) && name.endsWith('.tmp')
  await removeAbandoned(dirname(file), isLeftover, abandonedAfter).catch(() => {})
}

/**
 * Replaces the snapshot file. Only the owner may read it, because it may hold drafts.
 * @throws the error of the file system
 */
export async function writeSnapshot(write: SnapshotWrite): Promise<void> {
  const { file, previous, keepsPrevious } = write
  await removeLeftovers(file)
  await writeAtomically(
    file,
    (handle) => writeBody(handle, write),
    async () => {
      if (keepsPrevious) await renameIfThere(file, previous)
    },
  )
}

async function writeBody(handle: FileHandle, { identity, parts }: SnapshotWrite): Promise<void> {
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const header: Header = {
    format,
    identity: hashIdentity(identity),
    savedAt: Date.now(),
    bytes,
    sha256: await hashParts(parts),
  }
  await handle.writeFile(`${JSON.stringify(header)}\n`)
  for (const part of parts) await handle.writeFile(part)
}

/** Renames a file unless another process has already moved it. */
async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
