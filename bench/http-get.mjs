import { get } from 'node:http'

/** Maximum silence on a connection, in milliseconds. */
const timeout = 10_000

/**
 * Sends one GET request of the benchmark on a connection of its own. The body is not decompressed: its length
 * is that on the wire. Rejects when the connection fails, or is silent for ten seconds.
 */
export const httpGet = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (res) => {
      const parts = []
      res.on('data', (part) => parts.push(part))
      res.on('end', () =>
        resolve({
          status: res.statusCode,
          headers: res.headers,
          rawHeaders: res.rawHeaders,
          body: Buffer.concat(parts),
        }),
      )
      res.on('error', reject)
    })
    request.on('error', reject)
    request.setTimeout(timeout, () => request.destroy(new Error(`No answer in ${timeout} ms: ${url}`)))
  })

/** Headers that every server writes itself. */
const connectionHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** The headers of a response, in order and original spelling, for a server that repeats the response. */
export function headersToSend(rawHeaders) {
  const names = rawHeaders.filter((_, i) => i % 2 === 0)
  return names.flatMap((name, i) =>
    connectionHeaders.has(name.toLowerCase()) ? [] : [name, rawHeaders[i * 2 + 1]],
  )
}
