import type { BuildInfo, Manifest } from '../../shared/build-manifest.ts'

/** A manifest whose rules and paths nobody has looked at: `createRules` does. */
export interface ReceivedManifest {
  readonly id: Manifest['id']
  readonly matcher?: unknown
  readonly prerendered: readonly unknown[]
}

const buildId = /^[\w.-]{1,64}$/
const patience = 10_000

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A build as `/builds/latest.json` names it; undefined when there is no usable id. A timestamp of another
 * type is left out.
 */
export function readBuildInfo(value: unknown): BuildInfo | undefined {
  if (!isRecord(value)) return undefined
  const { id, timestamp } = value
  if (typeof id !== 'string' || !buildId.test(id)) return undefined
  return typeof timestamp === 'number' && Number.isFinite(timestamp) ? { id, timestamp } : { id }
}

/** False for what is another build's or has no list `prerendered`: a proxy's page, for example. */
export const isManifest = (value: unknown, id: string): value is ReceivedManifest =>
  isRecord(value) && value.id === id && Array.isArray(value.prerendered)

/**
 * Fetches JSON within 10 seconds. An answer that is not wanted is cancelled, not read to its end.
 * @throws Error for a status that is not OK, another type than JSON, more than `maxBytes`, malformed JSON, a
 * failed request
 */
export async function fetchSmallJson(
  url: string,
  maxBytes: number,
  cache: RequestCache = 'default',
): Promise<unknown> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`${url} did not answer in time`)), patience)
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
