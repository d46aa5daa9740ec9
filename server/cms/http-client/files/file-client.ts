/** Fetches pictures from a fixed list of origins, for the site itself: nobody's request is passed on. */

import { readBody } from '../body/read-body.ts'
import { CmsError } from '../cms-error.ts'
import {
  type ConnectionPool,
  createConnectionPool,
  type PoolResponse,
} from '../connection/connection-pool.ts'
import { createDeadline } from '../connection/deadline.ts'
import { toConnectionError } from '../errors/connection-error.ts'
import type { HttpClientLimits } from '../limits.ts'
import type { ResolveName } from './checked-lookup.ts'
import { createCheckedLookup } from './checked-lookup.ts'
import { type FileOrigin, usableOrigins } from './origins.ts'
import { readStart } from './read-start.ts'

/** The bytes of a picture, or the first of them. */
export interface FetchedFile {
  readonly bytes: Buffer
  /**
   * A text that differs where the file does: its tag, else the date of its last change and its size; empty
   * where the system tells neither.
   */
  readonly revision: string
}

/** Fetches pictures. Every function rejects with a CmsError whose message names no secret. */
export interface FileClient {
  /**
   * Fetches the first bytes of a file, enough for its header; undefined where the file has not changed.
   * @param maxBytes at most so many are read, whatever is sent
   * @param revision of the file as it is known
   */
  fetchStart(url: string, maxBytes: number, revision?: string): Promise<FetchedFile | undefined>
  /** Fetches a whole file. @param maxBytes a longer one is refused as `too-large` */
  fetchAll(url: string, maxBytes: number): Promise<FetchedFile>
  /** Closes all connections. Later calls are rejected. */
  close(): Promise<void>
}

interface FileClientOptions {
  readonly origins: readonly FileOrigin[]
  readonly limits: Pick<HttpClientLimits, 'connectMs' | 'firstByteMs' | 'totalMs'>
  /** Whether files of any type are taken, because who asks tells by their bytes what they are. */
  readonly takesAnyType?: boolean
  /** Resolves host names; the resolver of the system unless given. */
  readonly resolve?: ResolveName | undefined
}

/** The types that are read. SVG is not among them: it is a document that may run scripts. */
const pictureType = /^image\/(?:jpeg|pjpeg|png|webp|avif|gif)$/

const mediaType = (header: PoolResponse['headers'][string]): string =>
  String(header ?? '')
    .split(';', 1)
    .join('')
    .trim()
    .toLowerCase()

/** @throws CmsError unless a response has the bytes of a picture, as they are */
function check({ status, headers }: Pick<PoolResponse, 'status' | 'headers'>, takesAnyType: boolean): void {
  if (status >= 300 && status < 400)
    throw new CmsError('redirected', 'A picture has been moved: redirects are not followed', { status })
  if (status !== 200 && status !== 206) throw new CmsError('status', `Status ${status}`, { status })
  const type = mediaType(headers['content-type'])
  if (!takesAnyType && !pictureType.test(type))
    throw new CmsError('malformed', `No picture, but "${type.slice(0, 60)}"`)
  const encoding = mediaType(headers['content-encoding'])
  // A packed file may hold any number of bytes, and a picture is packed already.
  if (encoding !== '' && encoding !== 'identity')
    throw new CmsError('malformed', `A picture with the encoding "${encoding.slice(0, 40)}"`)
}

/** `bytes 0-65535/4500000` → `4500000` */
const wholeSize = (range: unknown): string => /\/(\d+)$/.exec(String(range ?? ''))?.[1] ?? ''

/** Characters of a tag or date that are remembered, of which there are as many as pictures. */
const maxRevision = 200

function revisionOf({ headers }: Pick<PoolResponse, 'headers'>): string {
  const { etag } = headers
  if (typeof etag === 'string' && etag.length <= maxRevision) return etag
  const changed = String(headers['last-modified'] ?? '').slice(0, maxRevision)
  const size = wholeSize(headers['content-range']) || String(headers['content-length'] ?? '')
  return changed === '' ? '' : `${changed} ${size}`
}

/** Asks for a file only where it differs from the one with this revision. */
function conditionOf(revision = ''): Readonly<Record<string, string>> {
  if (/^(?:W\/)?"[\x21-\x7e]*"$/.test(revision)) return { 'if-none-match': revision }
  const [date] = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/.exec(revision) ?? []
  return date === undefined ? {} : { 'if-modified-since': date }
}

const isConditional = (headers: Readonly<Record<string, string>>): boolean =>
  'if-none-match' in headers || 'if-modified-since' in headers

/** Reads the body of a response, at most so many bytes. */
type ReadBytes = (response: PoolResponse, maxBytes: number) => Promise<Buffer>

const wholeBody: ReadBytes = ({ body }, maxBytes) =>
  readBody(body, undefined, {
    maxBytes,
    tooLarge: () => new CmsError('too-large', `A picture has more than ${maxBytes} bytes`),
  })

/**
 * Creates the client for pictures. It fetches from the origins alone, and for those that are not internal
 * connects to public addresses alone. Redirects are not followed, and neither cookies nor credentials are
 * sent.
 */
export function createFileClient(options: FileClientOptions): FileClient {
  const { origins, limits, resolve, takesAnyType = false } = options
  const usable = usableOrigins(origins)
  const lookup = createCheckedLookup(resolve)
  const pools = new Map<string, ConnectionPool>()

  function poolOf({ origin, isInternal }: FileOrigin): ConnectionPool {
    const known = pools.get(origin)
    if (known) return known
    const { connectMs } = limits
    const created = createConnectionPool(origin, { connectMs, lookup: isInternal ? undefined : lookup })
    pools.set(origin, created)
    return created
  }

  /** The address of a file at one of the origins. @throws CmsError `wrong-address` for any other */
  function addressOf(url: string): { readonly origin: FileOrigin; readonly path: string } {
    const parsed = URL.canParse(url) ? new URL(url) : undefined
    const origin = parsed && usable.get(parsed.origin)
    if (!origin || parsed.username || parsed.password)
      throw new CmsError('wrong-address', 'A picture at an address that may not be fetched')
    return { origin, path: `${parsed.pathname}${parsed.search}` }
  }

  async function fetchFile(
    url: string,
    maxBytes: number,
    read: ReadBytes,
    more: Readonly<Record<string, string>> = {},
  ): Promise<FetchedFile | undefined> {
    const { origin, path } = addressOf(url)
    const headers = {
      'user-agent': 'triptych',
      'accept-encoding': 'identity',
      accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
      ...more,
    }
    const deadline = createDeadline(limits)
    try {
      const response = await poolOf(origin).send({ method: 'GET', path, headers }, deadline.signal)
      deadline.headReceived()
      try {
        if (response.status === 304 && isConditional(more)) return undefined
        check(response, takesAnyType)
        return { bytes: await read(response, maxBytes), revision: revisionOf(response) }
      } finally {
        response.body.on('error', () => {}).destroy()
      }
    } catch (error) {
      throw toConnectionError(error, new URL(origin.origin).host)
    } finally {
      deadline.clear()
    }
  }

  return {
    fetchStart: (url, maxBytes, revision) =>
      fetchFile(url, maxBytes, readStart, { range: `bytes=0-${maxBytes - 1}`, ...conditionOf(revision) }),
    async fetchAll(url, maxBytes) {
      const file = await fetchFile(url, maxBytes, wholeBody)
      if (!file) throw new CmsError('status', 'Status 304', { status: 304 })
      return file
    },
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.close()))),
  }
}
