import { createHash } from 'node:crypto'
import type { FetchedFile } from '../../cms/http-client/files/file-client.ts'

/** Bytes by which files are told apart. */
const compared = 32_768

/**
 * The revision of a file on another machine. Where the system tells none, it is made of the first bytes:
 * files that differ do so there.
 */
export const revisionOf = ({ bytes, revision }: FetchedFile): string =>
  revision || createHash('sha256').update(bytes.subarray(0, compared)).digest('hex').slice(0, 16)
