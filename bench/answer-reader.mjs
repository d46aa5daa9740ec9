const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')
const noBody = new Set([204, 304])

/** How many bytes of body follow a head; undefined when they come in chunks. */
function bodyLength(head, status) {
  if (noBody.has(status)) return 0
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined ? undefined : Number(length)
}

/**
 * Finds the end of each answer on a connection that carries one at a time.
 * @param onAnswer called with status and bytes on the wire
 * @returns what takes the bytes as they come
 */
export function createAnswerReader(onAnswer) {
  const rest = { bytes: undefined, head: undefined, taken: 0 }

  function readHead() {
    const end = rest.bytes.indexOf(headEnd)
    if (end < 0) return
    const head = rest.bytes.latin1Slice(0, end)
    const status = Number(head.slice(9, 12))
    const length = bodyLength(head, status)
    rest.head = { status, total: length === undefined ? undefined : end + 4 + length }
  }

  /** The bytes of a chunked body are kept, as its end shows only in its last ones. */
  const isWhole = () =>
    rest.head.total === undefined
      ? rest.bytes.subarray(-lastChunk.length).equals(lastChunk)
      : rest.taken >= rest.head.total

  return (chunk) => {
    rest.taken += chunk.length
    const isTail = rest.head?.total !== undefined
    if (!isTail) rest.bytes = rest.bytes ? Buffer.concat([rest.bytes, chunk]) : chunk
    if (!rest.head) readHead()
    if (!rest.head || !isWhole()) return
    const { head, taken } = rest
    Object.assign(rest, { bytes: undefined, head: undefined, taken: 0 })
    onAnswer(head.status, taken)
  }
}
