/** Makes requests by the grammar of this site's addresses, and changes them here and there. */
import {
  addresses,
  contentTypes,
  fieldNames,
  fieldValues,
  headers,
  hostile,
  methods,
  names,
  oddMethods,
  pathPieces,
  postAddresses,
  queryNames,
  queryValues,
} from './grammar.mjs'
import { createRandom } from './random.mjs'

const headerNames = Object.keys(headers)
/** What a request line or a header cannot hold unless it is meant to break it. */
const oneLine = (text) => text.replace(/[\r\n\0]/g, '')
/** One byte per character, as on the wire. */
const asBytes = (text) => Buffer.from(text).toString('latin1')

/** A text of a visitor: something known, or something hostile. */
const textFrom = (random, known) => (random.once(4) ? random.pick(hostile) : random.pick(known))
const encodeSometimes = (random, text) =>
  random.once(6) ? oneLine(text).replaceAll(' ', '+') : encodeURIComponent(text.toWellFormed())

const pairsOf = (random, keys, values) =>
  random
    .several(1, 3, () => `${random.pick(keys)}=${encodeSometimes(random, textFrom(random, values))}`)
    .join('&')

function insert(random, text, piece) {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + piece + text.slice(at)
}

function targetOf(random, method) {
  const known = method === 'POST' && !random.once(5) ? postAddresses : addresses
  let path = random.pick(known).replaceAll('*', () => encodeSometimes(random, textFrom(random, names)))
  if (random.once(5)) path = insert(random, path, random.pick(pathPieces))
  if (random.once(15)) path = insert(random, path, random.pick(pathPieces))
  if (random.once(40))
    path = random.pick(['*', '', 'http://evil.example/', 'a', '/'.repeat(3000), `/${'a/'.repeat(20)}`])
  const query = random.once(3) ? `?${pairsOf(random, queryNames, queryValues)}` : ''
  return asBytes(oneLine(path + query).replaceAll(' ', random.once(30) ? ' ' : '%20'))
}

const headersOf = (random) => {
  const own = random.several(0, 5, () => {
    const name = random.pick(headerNames)
    const value = random.once(8) ? random.pick(hostile) : random.pick(headers[name])
    return [name, asBytes(oneLine(value))]
  })
  // Most requests get past the check of their host, so that there is something to see.
  const host = own.some(([name]) => name === 'Host') && random.once(4) ? [] : [['Host', 'www.example.org']]
  return [...host, ...own.filter(([name]) => name !== 'Host' || host.length === 0)]
}

const bodies = [
  (random) => pairsOf(random, fieldNames, fieldValues),
  () => '{"a":[1,{"b":null}],"csp-report":{"blocked-uri":"inline"}}',
  (random) => '['.repeat(random.below(2000)),
  (random) => 'a=b&'.repeat(random.below(3000)),
  () => '',
  (random) => String.fromCharCode(...random.several(0, 40, () => random.below(256))),
]

/** The body, and the headers that say how long it is. Now and then they lie by what still comes to an end. */
function framingOf(random, method) {
  if (method !== 'POST' && !random.once(12)) return { body: '', framing: [] }
  const body = asBytes(random.pick(bodies)(random))
  const type = random.once(8) ? [] : [['Content-Type', random.pick(contentTypes)]]
  if (random.once(10)) {
    const size = random.once(4)
      ? random.pick(['x', '-1', '0x3', 'ffffffffffffffffff'])
      : body.length.toString(16)
    const chunk = body === '' ? '' : `${size}\r\n${body}\r\n`
    return {
      body: `${chunk}0\r\n\r\n`,
      framing: [...type, ['Transfer-Encoding', random.once(6) ? 'gzip, chunked' : 'chunked']],
    }
  }
  const length = random.once(15)
    ? random.pick(['-1', 'x', '1e3', '99999999', `${body.length}, ${body.length}`, '+1'])
    : String(body.length)
  return { body, framing: [...type, ['Content-Length', length]] }
}

/**
 * Makes the request of a seed.
 * @returns an object that JSON can hold: its texts have one byte per character
 */
export function makeRequest(seed) {
  const random = createRandom(seed)
  const method = random.once(20) ? random.pick(oddMethods) : random.pick(methods)
  const target = targetOf(random, method)
  const { body, framing } = framingOf(random, method)
  const all = [...headersOf(random), ...framing]
  if (random.once(40)) all.push(...random.several(1, 3, () => random.pick(all)))
  if (random.once(60)) all.push(...Array.from({ length: 400 }, (_, index) => [`X-${index}`, 'y'.repeat(30)]))
  const version = random.once(30)
    ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.2', 'x', ''])
    : 'HTTP/1.1'
  return { method, target, version, headers: all, body }
}

/** The bytes of a request. */
export const bytesOf = ({ method, target, version, headers: lines, body }) =>
  Buffer.from(
    [`${method} ${target} ${version}`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join(
      '\r\n',
    ),
    'latin1',
  )
