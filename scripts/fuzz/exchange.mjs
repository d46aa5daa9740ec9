/** Sends bytes over a connection of its own, and takes apart what comes back. */
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Milliseconds without a byte after which an exchange is over: what is asked for longer is never answered. */
const patience = 60_000
/** The same after a whole answer: whoever sends another one, does it at once. */
const restAfterAnswer = 400

const second = Buffer.from('GET /health/live HTTP/1.1\r\nHost: www.example.org\r\nConnection: close\r\n\r\n')

/**
 * Sends a request, and behind it on the same connection one whose answer is known: who reads the first one
 * otherwise than it was meant, answers the second one wrongly.
 * @returns whole answers, and how many bytes are left behind the last
 */
export function exchange(port, bytes, method) {
  const isHead = (index) => index === 0 && method === 'HEAD'
  return new Promise((resolve) => {
    const chunks = []
    const socket = connect(port, '127.0.0.1')
    const finish = () => {
      socket.destroy()
      resolve(divide(Buffer.concat(chunks), isHead))
    }
    socket.setTimeout(patience, finish)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const { answers, left } = divide(Buffer.concat(chunks), isHead)
      if (answers.length > 0 && left === 0) socket.setTimeout(restAfterAnswer, finish)
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.on('connect', () => socket.write(Buffer.concat([bytes, second])))
  })
}

const bodyless = (status) => status < 200 || status === 204 || status === 304

/** Divides bytes into answers. Interim ones (1xx) belong to what follows. */
export function divide(bytes, isHead) {
  const answers = []
  let at = 0
  for (let end = bytes.indexOf('\r\n\r\n', at); end >= 0; end = bytes.indexOf('\r\n\r\n', at)) {
    const head = bytes.toString('latin1', at, end)
    const [line = '', ...lines] = head.split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1])
    if (Number.isNaN(status)) break
    const fields = lines.map((each) => /^([^:]+): ?(.*)$/s.exec(each)?.slice(1) ?? [each, ''])
    const value = (name) => fields.find(([key]) => key.toLowerCase() === name)?.[1]
    const start = end + 4
    const isEmpty = isHead(answers.length) || bodyless(status)
    const body = isEmpty ? { bytes: Buffer.alloc(0), next: start } : readBody(bytes, start, value)
    if (!body) break
    at = body.next
    if (status >= 200) answers.push({ status, fields, value, body: decoded(body.bytes, value) })
  }
  return { answers, left: bytes.length - at }
}

/** The body behind a head, and where the next answer begins; undefined while it is not whole. */
function readBody(bytes, start, value) {
  if (value('transfer-encoding') === 'chunked') return readChunks(bytes, start)
  const length = Number(value('content-length') ?? Number.NaN)
  // Only the end of the connection ends such a body.
  const next = Number.isNaN(length) ? bytes.length : start + length
  return next <= bytes.length ? { bytes: bytes.subarray(start, next), next } : undefined
}

function readChunks(bytes, start) {
  const parts = []
  for (let at = start; ; ) {
    const end = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    const next = end + 2 + size + 2
    if (end < 0 || Number.isNaN(size) || next > bytes.length) return undefined
    if (size === 0) return { bytes: Buffer.concat(parts), next }
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = next
  }
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

const decoded = (bytes, value) => {
  const decode = decoders[value('content-encoding')]
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
}
