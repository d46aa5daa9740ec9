import { LRUCache } from 'lru-cache'
import { HttpError } from '../../http/http-error.ts'
import { CmsError, type CmsFault } from '../http-client/cms-error.ts'
import type { HttpClient } from '../http-client/http-client.ts'
import type { Redact } from '../http-client/redact.ts'
import type { PassThroughCall, PassThroughRequest } from './api-request.ts'
import { type PassThroughResponse, readPassThroughResponse } from './read-response.ts'

/** The way for anybody to ask the content system what the content makes public. */
export interface PassThrough {
  /**
   * Undefined where nothing public is asked for, or the system has none.
   * @param admit called before the system is asked; what it throws is thrown
   * @throws HttpError 502 and 504, or the system's own status from 500 on; CmsError when it cannot be asked
   */
  fetch(asked: PassThroughRequest, admit: () => void): Promise<PassThroughResponse | undefined>
  /** What is known is asked for anew. */
  clear(): void
}

/** What visitors may make a content system do, apart from what the site itself asks of it. */
export interface PassThroughClient extends Pick<HttpClient, 'send'> {
  readonly redact: Redact
}

interface PassThroughOptions extends PassThroughClient {
  /** What to ask the system; undefined for what is not public. */
  resolve(asked: PassThroughRequest): Promise<PassThroughCall | undefined>
}

/** Milliseconds for which an answer serves again. */
const ttl = 15_000
/** Bytes of answers that are kept. */
const maxSize = 8_388_608
const maxEntrySize = 1_048_576

const statuses: Partial<Record<CmsFault, number>> = { timeout: 504, 'too-large': 502, malformed: 502 }

/** A fault of an answer is the gateway's; that there was none will pass. */
function gatewayError(error: unknown): unknown {
  const status = error instanceof CmsError ? statuses[error.fault] : undefined
  return status === undefined ? error : new HttpError(status, 'The content system gave no usable answer')
}

/** Answers are kept briefly, and those who ask the same at the same time share one call. */
export function createPassThrough({ resolve, send, redact }: PassThroughOptions): PassThrough {
  const known = new LRUCache<string, PassThroughResponse>({
    ttl,
    perf: { now: () => performance.now() },
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  })
  const underWay = new Map<string, Promise<PassThroughResponse | undefined>>()

  async function load(open: PassThroughCall): Promise<PassThroughResponse | undefined> {
    try {
      const answer = readPassThroughResponse(await send(open.request), open)
      return answer && { ...answer, body: redact(answer.body) }
    } catch (error) {
      throw gatewayError(error)
    }
  }

  function loadOnce(key: string, open: PassThroughCall): Promise<PassThroughResponse | undefined> {
    const loading = load(open)
    const keep = (answer?: PassThroughResponse) => {
      // A `clear` meanwhile has made it out of date: it is handed over, and not kept.
      if (underWay.get(key) !== loading) return
      underWay.delete(key)
      if (answer) known.set(key, answer)
    }
    underWay.set(key, loading)
    loading.then(keep, () => keep())
    return loading
  }

  return {
    async fetch(asked, admit) {
      const open = await resolve(asked)
      if (!open) return undefined
      const key = JSON.stringify(open.request)
      const held = known.get(key) ?? underWay.get(key)
      if (held) return held
      admit()
      return loadOnce(key, open)
    },
    clear() {
      known.clear()
      underWay.clear()
    },
  }
}
