/** Reads the files that a file of the project folder names, and remembers which these are. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, isMissing } from './file-errors.ts'
import type { BytesBeside, FilesBeside } from './problem.ts'

/** The files of one reading. */
export interface FilesRead extends FilesBeside {
  /** Names of all files that were asked for. */
  readonly names: ReadonlySet<string>
  /** Text that is the same where all of them have the same bytes. */
  print(): string
}

const wrong = (reason: string): BytesBeside => ({ kind: 'wrong', reason })

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

async function readBytes(path: string, maxBytes: number): Promise<BytesBeside> {
  const found = await stat(path)
  if (!found.isFile()) return wrong('is not a file')
  if (found.size > maxBytes)
    return wrong(`must not be larger than ${inMegabytes(maxBytes)}, not ${inMegabytes(found.size)}`)
  return { kind: 'read', bytes: await readFile(path) }
}

/** Why a file cannot be read. */
const reasonOf = (err: unknown): string =>
  isMissing(err) ? 'does not exist' : `cannot be read: ${codeOf(err)}`

/** Creates the files beside one file, for one reading of it. */
export function createFilesBeside(dir: string): FilesRead {
  const names = new Set<string>()
  const prints: string[] = []
  return {
    names,
    print: () => prints.join(' '),
    async read(name, maxBytes) {
      names.add(name)
      const found = await readBytes(join(dir, name), maxBytes).catch((err: unknown) => wrong(reasonOf(err)))
      if (found.kind === 'read')
        prints.push(`${name} ${createHash('sha256').update(found.bytes).digest('base64')}`)
      return found
    },
  }
}
