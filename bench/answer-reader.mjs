const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')
const noBody = new Set([204, 304])

/** Number of body bytes after a head; undefined for a chunked body. */
function bodyLength(head, status) {
  if (noBody.has(status)) return 0
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined ? undefined : Number(length)
}

/**
 * Creates the load generator's HTTP parser: finds the end of each response on a connection with one request
 * at a time, and reads nothing but status and length.
 * @param onAnswer called with status and number of bytes on the wire
 * @returns a function that takes the received bytes
 */
export function createAnswerReader(onAnswer) {
  const rest = { bytes: undefined, head: undefined, taken: 0 }

  function readHead() {
    const end = rest.bytes.indexOf(headEnd)
    if (end < 0) return
    const head = rest.bytes.latin1Slice(0, end)
    // `HTTP/1.1 200 OK`
    const status = Number(head.slice(9, 12))
    const length = bodyLength(head, status)
    rest.head = { status, total: length === undefined ? undefined : end + headEnd.length + length }
  }

  /**
   * Whether the response is complete. Bytes of a chunked body are stored, as only the last ones mark its end.
   */
  const isWhole = () =>
    rest.head.total === undefined
      ? rest.bytes.subarray(-lastChunk.length).equals(lastChunk)
      : rest.taken >= rest.head.total

  return (chunk) => {
    rest.taken += chunk.length
    const isCountedOnly = rest.head?.total !== undefined
    if (!isCountedOnly) rest.bytes = rest.bytes ? Buffer.concat([rest.bytes, chunk]) : chunk
    if (!rest.head) readHead()
    if (!rest.head || !isWhole()) return
    const { head, taken } = rest
    Object.assign(rest, { bytes: undefined, head: undefined, taken: 0 })
    onAnswer(head.status, taken)
  }
}
