/** The real HTTP client against a stand-in. */
import { onTestFinished } from 'vitest'
import type { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import {
  createHttpClient,
  type HttpClientOptions,
} from '../../../server/cms/http-client/create-http-client.ts'
import type { HttpClient } from '../../../server/cms/http-client/http-client.ts'
import { defaultLimits, type HttpClientLimits } from '../../../server/cms/http-client/limits.ts'
import { createLogger } from '../../../server/logging/logger.ts'
import { report } from '../reports.ts'

export interface CmsLine {
  readonly level: number
  readonly msg: string
  readonly cms?: Readonly<Record<string, unknown>>
}

type TestHttpClientOptions = Omit<Partial<HttpClientOptions>, 'limits'> & {
  readonly baseUrl: string
  readonly limits?: Partial<HttpClientLimits>
}

/**
 * The real client with its log; it ends with the test. Errors in the log have to be expected with
 * `expectLog`.
 */
export function createTestHttpClient({ limits, ...options }: TestHttpClientOptions): {
  readonly upstream: HttpClient
  readonly lines: CmsLine[]
  /** The log as it would be written. */
  readonly raw: string[]
} {
  const lines: CmsLine[] = []
  const raw: string[] = []
  const write = (text: string) => {
    const line: CmsLine = JSON.parse(text)
    raw.push(text)
    lines.push(line)
    if (line.level >= 40) report('log', line.level >= 50 ? 'error' : 'warn', line.msg)
  }
  const upstream = createHttpClient({
    secrets: [],
    probe: () => ({ path: 'probe' }),
    logger: createLogger('trace', { write }),
    limits: { ...defaultLimits, ...limits },
    ...options,
  })
  onTestFinished(() => upstream.close())
  return { upstream, lines, raw }
}

/** The error that a call ends with; fails the test when it ends well. */
export async function faultOf(call: Promise<unknown>): Promise<CmsError> {
  const answer = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in answer)
    throw new Error(`the call did not fail: ${JSON.stringify(answer.value).slice(0, 200)}`)
  return answer.error as CmsError
}
