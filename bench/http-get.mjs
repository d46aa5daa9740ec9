import { get } from 'node:http'

/** Maximum wait for a response, in milliseconds. */
const timeout = 10_000

/**
 * Sends one GET request on a connection of its own. The body is not decompressed: its length is that on the
 * wire.
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

/** The headers of a response, in order and original spelling, for a server that sends the same. */
export function headersToSend(rawHeaders) {
  const names = rawHeaders.filter((_, i) => i % 2 === 0)
  return names.flatMap((name, i) =>
    connectionHeaders.has(name.toLowerCase()) ? [] : [name, rawHeaders[i * 2 + 1]],
  )
}
