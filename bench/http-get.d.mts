/** Types of `http-get.mjs`. */
import type { IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
}
export function httpGet(url: string, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>
export function headersToSend(rawHeaders: readonly string[]): readonly string[]
