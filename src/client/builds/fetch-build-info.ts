import type { BuildInfo, Manifest } from '../../shared/build-manifest.ts'

/** A build manifest as it was received. `createRouteRules` checks its rules and paths. */
export interface ReceivedManifest {
  readonly id: Manifest['id']
  readonly matcher?: unknown
  readonly prerendered: readonly unknown[]
}

const buildIdPattern = /^[\w.-]{1,64}$/
/** Milliseconds within which a response has to be complete. */
const timeout = 10_000

/** Whether a value is an object, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Parses the body of `/builds/latest.json`, which names the build that the server runs. Undefined for a body
 * without a valid id; a timestamp that is no number is left out.
 */
export function parseBuildInfo(value: unknown): BuildInfo | undefined {
  if (!isRecord(value)) return undefined
  const { id, timestamp } = value
  if (typeof id !== 'string' || !buildIdPattern.test(id)) return undefined
  return typeof timestamp === 'number' && Number.isFinite(timestamp) ? { id, timestamp } : { id }
}

/** Whether a body is the manifest of this build, and not, for example, the error page of a proxy. */
export const isManifest = (value: unknown, id: string): value is ReceivedManifest =>
  isRecord(value) && value.id === id && Array.isArray(value.prerendered)

/**
 * Fetches JSON within 10 seconds. A response that is refused is cancelled instead of read to its end.
 * @throws Error for a status that is not OK, another type than JSON, more than `maxBytes`, malformed JSON, a
 * failed request
 */
export async function fetchSmallJson(
  url: string,
  maxBytes: number,
  cache: RequestCache = 'default',
): Promise<unknown> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`${url} did not answer in time`)), timeout)
  try {
    const request = { signal: abort.signal, cache, headers: { Accept: 'application/json' } }
    return JSON.parse(await readText(await fetch(url, request), url, maxBytes))
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

async function readText(
  { ok, status, headers, body }: Response,
  url: string,
  maxBytes: number,
): Promise<string> {
  if (!ok) throw new Error(`${url} answered ${status}`)
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? '')) throw new Error(`${url} is not JSON`)
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) throw new Error(`${url} has more than ${maxBytes} bytes`)
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
