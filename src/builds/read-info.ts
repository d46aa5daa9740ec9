import type { BuildInfo, Manifest } from './types.ts'

/** A manifest whose rules nobody has looked at: `createMatcher` does. */
export type ReceivedManifest = Omit<Manifest, 'matcher'> & { readonly matcher: unknown }

const buildId = /^[\w.-]{1,64}$/
const mostPrerendered = 2_000
const patience = 10_000

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A build as `/builds/latest.json` names it; undefined when there is no usable id. A timestamp of another type is left out. */
export function readBuildInfo(value: unknown): BuildInfo | undefined {
  if (!isRecord(value)) return undefined
  const { id, timestamp } = value
  if (typeof id !== 'string' || !buildId.test(id)) return undefined
  return typeof timestamp === 'number' && Number.isFinite(timestamp) ? { id, timestamp } : { id }
}

/** A manifest; undefined for what has no usable id or no list `prerendered`: a proxy's page, for example. */
export function readManifest(value: unknown): ReceivedManifest | undefined {
  const info = readBuildInfo(value)
  if (!info || !isRecord(value) || !Array.isArray(value.prerendered)) return undefined
  const paths = value.prerendered.filter((path) => typeof path === 'string').slice(0, mostPrerendered)
  return { ...info, matcher: value.matcher, prerendered: paths }
}

interface SmallJson {
  readonly maxBytes: number
  readonly signal?: AbortSignal
  readonly cache?: RequestCache
  readonly fetch?: typeof fetch
}

/**
 * Fetches JSON within 10 seconds. An answer that is not wanted is cancelled, not read to its end.
 * @throws Error for a status that is not OK, another type than JSON, more than `maxBytes`, malformed JSON, a failed or stopped request
 */
export async function fetchSmallJson(
  url: string,
  { maxBytes, signal, cache = 'default', fetch = globalThis.fetch }: SmallJson,
): Promise<unknown> {
  signal?.throwIfAborted()
  // `AbortSignal.any` is younger than the oldest browsers that the build is made for.
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`${url} did not answer in time`)), patience)
  const stop = () => {
    clearTimeout(timer)
    abort.abort(signal?.reason)
  }
  signal?.addEventListener('abort', stop)
  try {
    const request = { signal: abort.signal, cache, headers: { Accept: 'application/json' } }
    return JSON.parse(await readText(await fetch(url, request), url, maxBytes))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    abort.abort()
  }
}

async function readText(response: Response, url: string, maxBytes: number): Promise<string> {
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  if (!/^application\/json\b/i.test(response.headers.get('Content-Type') ?? ''))
    throw new Error(`${url} is not JSON`)
  const reader = response.body?.getReader()
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
