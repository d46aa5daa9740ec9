import { hash } from 'node:crypto'

/**
 * Hexadecimal digits that are the same for the same bytes alone. The first 16 are enough to tell the files of
 * one site apart.
 */
export const fileHash = (bytes: Buffer): string => hash('sha256', bytes).slice(0, 16)
