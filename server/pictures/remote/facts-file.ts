/** Keeps on disk what was read of pictures of a content system, for the next start. */
import { readFile } from 'node:fs/promises'
import { writeAtomically } from '../../cache/atomic-file.ts'
import type { PictureHeader } from '../header/picture-header.ts'

/** What is known of a picture on another machine. */
export interface RemoteFacts extends PictureHeader {
  /** A text that differs where the file does; empty where the system tells none. */
  readonly revision: string
}

/** The file with the facts, by address. */
export interface FactsFile {
  /** The facts of the last process; none without a file, or with one that cannot be read. Never rejects. */
  load(): Promise<readonly (readonly [url: string, facts: RemoteFacts])[]>
  /** @throws the errors of the file system */
  save(facts: Iterable<readonly [url: string, facts: RemoteFacts]>): Promise<void>
}

const formats: ReadonlySet<unknown> = new Set(['jpeg', 'png', 'webp', 'avif', 'gif'])
/** Characters of the largest file that is read: 20,000 pictures take five million. */
const maxLength = 20_000_000

const isSide = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

function isFacts(value: unknown): value is RemoteFacts {
  if (typeof value !== 'object' || value === null) return false
  const { format, width, height, isAnimated, revision } = value as Record<string, unknown>
  return (
    formats.has(format) &&
    isSide(width) &&
    isSide(height) &&
    typeof isAnimated === 'boolean' &&
    typeof revision === 'string'
  )
}

/** Opens the file at a path, which need not exist. */
export const openFactsFile = (path: string): FactsFile => ({
  async load() {
    try {
      const text = await readFile(path, 'utf8')
      const stored: unknown = text.length > maxLength ? {} : JSON.parse(text)
      return Object.entries(stored ?? {}).filter((row): row is [string, RemoteFacts] => isFacts(row[1]))
    } catch {
      return []
    }
  },
  save: (facts) =>
    writeAtomically(path, async (handle) => {
      await handle.writeFile(JSON.stringify(Object.fromEntries(facts)))
    }),
})
