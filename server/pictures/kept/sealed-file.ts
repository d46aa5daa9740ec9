/** Bytes in a file with a seal before them, which shows whether they are whole. */
import { hash } from 'node:crypto'

/** Bytes of a seal: the first half of a SHA-256. */
const sealLength = 16

/** The seal of bytes, in hexadecimal digits. */
export const sealOf = (bytes: Buffer): string => hash('sha256', bytes).slice(0, 2 * sealLength)

/** What is written to the disk. */
export const sealed = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(sealOf(bytes), 'hex'), bytes])

/** The bytes of a file; undefined where it was cut off, or is another file. */
export function unsealed(file: Buffer): Buffer | undefined {
  const bytes = file.subarray(sealLength)
  return file.toString('hex', 0, sealLength) === sealOf(bytes) ? bytes : undefined
}
