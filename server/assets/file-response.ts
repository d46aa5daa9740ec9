import type { IncomingMessage } from 'node:http'
import type { MemoryFiles } from './memory-files.ts'

/** Status, headers (names and values in turn) and body of the response to a request for a file. */
export interface FileResponse {
  readonly status: 200 | 304
  readonly headers: readonly string[]
  readonly body?: Buffer
}

/** Request headers after which the response may be a part of the file, or a refusal. */
const unsupported = ['range', 'if-match', 'if-unmodified-since'] as const

/**
 * The response to GET and HEAD for a file of a build in memory: 200, or 304 for a client that has the file
 * already. Undefined for everything else, which Express answers from the disk: other files, parts of files,
 * other conditions. The fast path and Express both call this function, so that they decide alike.
 */
export function fileResponse(
  files: MemoryFiles,
  { method, headers, url = '' }: IncomingMessage,
): FileResponse | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const query = url.indexOf('?')
  const file = files.lookup(query < 0 ? url : url.slice(0, query), headers['accept-encoding'])
  if (!file || unsupported.some((name) => name in headers)) return undefined
  const given = headers['if-none-match']
  if (given === file.etag) return { status: 304, headers: file.notModifiedHeaders }
  if (given !== undefined || 'if-modified-since' in headers) return undefined
  return { status: 200, headers: file.headers, body: file.body }
}
