/** Requests to a server under test that tell every byte of the answer. */
import { type IncomingMessage, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { portOf } from './test-deps.ts'

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as no client with an opinion of its own about compression would. */
export async function ask(
  server: Server,
  path: string,
  encoding: string,
  { method, headers }: Question = {},
) {
  const asked = request({
    port: portOf(server),
    path,
    method: method ?? 'GET',
    headers: { 'Accept-Encoding': encoding, ...headers },
  })
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.on('response', resolve).on('error', reject).end(),
  )
  const bytes = await buffer(response)
  const decode = decoders[response.headers['content-encoding'] ?? '']
  const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
  return { status: response.statusCode, headers: response.headers, bytes, text }
}
