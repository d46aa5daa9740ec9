/** Finds pictures of the content by their addresses, and what is known of them. */
import { hash } from 'node:crypto'
import type { ContentSource } from '../../cms/source.ts'
import type { PictureFacts } from '../content-pictures.ts'
import { type FileFacts, type FileReading, isScalable } from './file-facts.ts'
import type { FileReadings } from './file-readings.ts'

/** A picture as it is now. */
export interface FoundPicture {
  /** Absolute path. */
  readonly file: string
  readonly focus: string | undefined
  readonly read: FileFacts
  readonly facts: PictureFacts
}

export interface PictureLookup {
  /** The file at a percent-encoded address of this site; undefined where none is. */
  fileAt(address: string): string | undefined
  /** Undefined where no picture is, or its bytes are none. */
  find(address: string): Promise<FoundPicture | undefined>
  /** The same by what was read before. */
  last(address: string): FoundPicture | undefined
}

interface PictureLookupOptions {
  readonly content: Pick<ContentSource, 'assetFile' | 'assetFocus'>
  readonly readings: FileReadings
}

const decoded = (address: string): string | undefined => {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** Digits that differ where the file or its focal point does: crops are others then. */
const versionOf = (digest: string, focus: string | undefined): string =>
  (focus === undefined ? digest : hash('sha256', `${digest} ${focus}`)).slice(0, 12)

/** Creates the lookup. */
export function createPictureLookup({ content, readings }: PictureLookupOptions): PictureLookup {
  const fileAt = (address: string): string | undefined => {
    const path = decoded(address)
    return path === undefined ? undefined : content.assetFile(path)
  }

  function describe(address: string, file: string, reading?: FileReading): FoundPicture | undefined {
    if (reading?.kind !== 'picture') return undefined
    const { facts: read } = reading
    const { format, width, height, tone } = read
    const focus = content.assetFocus?.(decodeURIComponent(address))
    const made = isScalable(read) ? { version: versionOf(read.hash, focus), path: address } : undefined
    return { file, focus, read, facts: { format, width, height, tone, made } }
  }

  return {
    fileAt,
    async find(address) {
      const file = fileAt(address)
      return file === undefined ? undefined : describe(address, file, await readings.read(file))
    },
    last(address) {
      const file = fileAt(address)
      return file === undefined ? undefined : describe(address, file, readings.last(file))
    },
  }
}
