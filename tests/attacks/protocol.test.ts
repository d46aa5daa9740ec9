import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendRaw } from '../support/raw.ts'
import { portOf, serveFile } from '../support/test-deps.ts'

/** Requests that no browser sends, byte by byte: docs/reference/attacks.md. */

const site = await serveFile()
const host = 'Host: a.example'
const close = 'Connection: close'
const post = 'POST /preferences HTTP/1.1'
const chunked = 'Transfer-Encoding: chunked'

/** Every answer that a connection got. */
const statusesIn = (text: string): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))

/** Sends bytes, and reads until the server closes. */
async function exchange(bytes: string | Buffer): Promise<string> {
  const socket = connect(portOf(site), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

const isWell = async () =>
  expect((await sendRaw(site, 'GET /health/live HTTP/1.1', host, close)).status).toBe(200)

const next = 'GET /en HTTP/1.1\r\nHost: a.example\r\n\r\n'

/** Two readers of these would find another end of the request: the second one in it must not be answered. */
const ambiguous: readonly (readonly [name: string, request: string])[] = [
  [
    'a length and chunks are refused with one answer (N1)',
    `${post}\r\n${host}\r\nContent-Length: 4\r\n${chunked}\r\n\r\n0\r\n\r\n${next}`,
  ],
  [
    'chunks named twice are refused with one answer (N1)',
    `${post}\r\n${host}\r\n${chunked}\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${next}`,
  ],
  [
    'an encoding that is almost chunked is refused with one answer (N1)',
    `${post}\r\n${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${next}`,
  ],
  [
    'an encoding in another order is refused with one answer (N1)',
    `${post}\r\n${host}\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${next}`,
  ],
  [
    'two lengths are refused with one answer (N1)',
    `${post}\r\n${host}\r\nContent-Length: 0\r\nContent-Length: 47\r\n\r\n${next}`,
  ],
  [
    'a length with a sign is refused with one answer (N1)',
    `${post}\r\n${host}\r\nContent-Length: +0\r\n\r\n${next}`,
  ],
  [
    'a length in hexadecimal is refused with one answer (N1)',
    `${post}\r\n${host}\r\nContent-Length: 0x0\r\n\r\n${next}`,
  ],
  [
    'a space before a colon is refused with one answer (N1)',
    `${post}\r\n${host}\r\nContent-Length : 0\r\n\r\n${next}`,
  ],
  [
    'a line that goes on in the next is refused with one answer (N1)',
    `${post}\r\n${host}\r\n${chunked},\r\n identity\r\n\r\n0\r\n\r\n${next}`,
  ],
  [
    'lines that end in half a line end are refused with one answer (N1)',
    `${post}\n${host}\n${chunked}\n\n0\n\n${next}`,
  ],
  [
    'a header with a control character is refused with one answer (N1)',
    `${post}\r\n${host}\r\nX-A: a\u0000b\r\nContent-Length: 0\r\n\r\n${next}`,
  ],
  [
    'the size of a chunk that is none is refused with one answer (N4)',
    `POST /en HTTP/1.1\r\n${host}\r\n${chunked}\r\n\r\nnothing\r\n\r\n${next}`,
  ],
  [
    'a refused form whose body breaks off gets one answer (N4)',
    `POST /preferences HTTP/1.1\r\n${host}\r\nOrigin: https://evil.test\r\n${chunked}\r\n\r\n1\r\na\r\nnothing\r\n${next}`,
  ],
]

test.each(ambiguous)('%s', async (_name, request) => {
  const statuses = statusesIn(await exchange(request))
  expect(statuses).toHaveLength(1)
  expect([400, 403, 405, 411, 413, 415, 501]).toContain(statuses[0])
  await isWell()
})

const refused: readonly (readonly [name: string, lines: readonly string[], status: number])[] = [
  [
    'more headers than are counted do not hide the last (N2)',
    [
      'GET /en HTTP/1.1',
      host,
      ...Array.from({ length: 2_001 }, (_, n) => `X-${n}: ${n}`),
      'Host: evil.test',
      close,
    ],
    431,
  ],
  [
    'short headers in thousands do not hide the last (N2)',
    ['GET /en HTTP/1.1', host, ...Array.from({ length: 2_400 }, () => 'a:'), 'Host: evil.test', close],
    431,
  ],
  ['an asterisk is no path (N5)', ['GET * HTTP/1.1', host, close], 400],
  ['a word is no path (N5)', ['GET admin HTTP/1.1', host, close], 400],
  ['an asterisk with a path is none (N5)', ['OPTIONS */test HTTP/1.1', host, close], 400],
  ['a fragment is refused (N6)', ['GET /sitemap#?x HTTP/1.1', host, close], 400],
  ['TRACE repeats nothing (N7)', ['TRACE /en HTTP/1.1', host, 'X-Secret: evil', close], 405],
  ['PROPFIND is not allowed (N7)', ['PROPFIND /en HTTP/1.1', host, close], 405],
  ['a post on a page is not allowed (N7)', ['POST /en HTTP/1.1', host, 'Content-Length: 0', close], 405],
  ['another version of the protocol is refused (M4)', ['GET /en HTTP/2.0', host, close], 400],
  ['a port above the last is refused (B7)', ['GET /en HTTP/1.1', 'Host: a.example:65536', close], 400],
  [
    'a character that is escaped twice is no letter (G1)',
    ['GET /%2564esignsystem HTTP/1.1', host, close],
    404,
  ],
  ['an escaped backslash is no slash (G2)', ['GET /designsystem%5Ccolor HTTP/1.1', host, close], 404],
  ['escaped dots lead nowhere (G3)', ['GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1', host, close], 404],
  [
    'dots that are escaped twice lead nowhere (G3)',
    ['GET /assets/%252e%252e/package.json HTTP/1.1', host, close],
    404,
  ],
  [
    'dots with half an escape lead nowhere (G3)',
    ['GET /_build/..%2f..%2fserver/main.js HTTP/1.1', host, close],
    404,
  ],
  ['a backslash with dots leads nowhere (G8)', ['GET /a\\..\\b HTTP/1.1', host, close], 404],
  ['a semicolon with dots leads nowhere (G8)', ['GET /a;/../b HTTP/1.1', host, close], 404],
  ['half an escape is malformed (G9)', ['GET /% HTTP/1.1', host, close], 400],
  ['an escape of one digit is malformed (G9)', ['GET /%c HTTP/1.1', host, close], 400],
  ['an overlong zero is malformed (G9)', ['GET /%c0%80 HTTP/1.1', host, close], 400],
  ['half a character is malformed (G9)', ['GET /%E0%A4 HTTP/1.1', host, close], 400],
  ['a zero in a slug is missing (G10)', ['GET /a%00b HTTP/1.1', host, close], 404],
  ['a slug longer than a file name is missing (G10)', [`GET /${'a'.repeat(300)} HTTP/1.1`, host, close], 404],
  ['the name of a device is missing (G10)', ['GET /CON HTTP/1.1', host, close], 404],
  ['a slug with a dot at its end is missing (G10)', ['GET /over-ons. HTTP/1.1', host, close], 404],
  ['the name of what every object has is no page (I2)', ['GET /valueOf HTTP/1.1', host, close], 404],
  [
    'the name of what every object has is no page of the design system (I3)',
    ['GET /designsystem/isPrototypeOf HTTP/1.1', host, close],
    404,
  ],
  [
    'a path of ten thousand pieces is too long (J1)',
    [`GET /${'a-'.repeat(5_000)} HTTP/1.1`, host, close],
    414,
  ],
  [
    'a path that repeats itself to the limit is missing (J1)',
    [`GET /${'a-'.repeat(1_000)} HTTP/1.1`, host, close],
    404,
  ],
  ['a thousand segments are missing (J2)', [`GET ${'/a'.repeat(1_000)} HTTP/1.1`, host, close], 404],
  [
    'markup in a path is text (D5)',
    ['GET /%22%3E%3Cscript%3Ealert(1)%3C/script%3E HTTP/1.1', host, close],
    404,
  ],
]

test.each(refused)('%s', async (_name, lines, status) => {
  const { head, body, status: got } = await sendRaw(site, ...lines)
  expect(got).toBe(status)
  expect(head).toMatch(/\r\nCache-Control: no-store/i)
  expect(head).toMatch(/\r\nX-Content-Type-Options: nosniff/i)
  expect(head + body).not.toContain('evil')
  expect(body).not.toContain('<script>alert')
  expect(statusesIn(`${head}${body}`)).toHaveLength(1)
  if (status === 405) expect(head).toContain('\r\nAllow: GET, HEAD')
})

test('the status line says nothing of the address (D9)', async () => {
  const { head } = await sendRaw(site, 'GET /a%20b HTTP/1.1', host, close)
  expect(head).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
})

test('a header with the name of every object’s prototype is a header (I1)', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString']
  const { status } = await sendRaw(
    site,
    'GET /en HTTP/1.1',
    host,
    ...names.map((name) => `${name}: x`),
    close,
  )
  expect(status).toBe(200)
})

test('who offers another protocol gets an answer in this one, and the connection is closed (F1)', async () => {
  for (const path of ['/', '/en', '/api/cms/entries', '/health/live', '/_build/x.js', '/preferences'])
    for (const protocol of ['websocket', 'h2c', 'TLS/1.0']) {
      const upgrade = [
        'Connection: Upgrade',
        `Upgrade: ${protocol}`,
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]
      const { head } = await sendRaw(site, `GET ${path} HTTP/1.1`, host, ...upgrade)
      expect(head, path).toMatch(/^HTTP\/1\.1 (?:200|302|404) /)
      expect(head, path).toMatch(/\r\nConnection: close/i)
    }
})

test('who asks for a tunnel has the connection closed (N5)', async () => {
  for (const target of ['a.example:443', '169.254.169.254:80', '/en'])
    expect(await exchange(`CONNECT ${target} HTTP/1.1\r\n${host}\r\n\r\n`)).not.toMatch(/ 200 /)
  await isWell()
})

test('frames of HTTP/2 and a hello of TLS are refused, and nothing is spoken but HTTP/1.1 (M4)', async () => {
  const frames = Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), Buffer.alloc(9)])
  const hello = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03])
  for (const bytes of [frames, hello]) {
    const said = await exchange(bytes)
    expect(said === '' || statusesIn(said)[0] === 400).toBe(true)
  }
  await isWell()
})

test('a malformed request behind one that is not answered yet never gets the answer of that (N4)', async () => {
  const said = await exchange(`GET /sitemap HTTP/1.1\r\n${host}\r\n\r\nGET nothing\r\n\r\n`)
  expect(statusesIn(said).filter((status) => status !== 200)).toEqual([])
  const after = await exchange(`GET /health/live HTTP/1.1\r\n${host}\r\n\r\nGET nothing\r\n\r\n`)
  expect(statusesIn(after)[0] ?? 200).toBe(200)
  await isWell()
})

test('what the parser refuses has the headers of every answer (Q5)', async () => {
  const names = [
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'X-Frame-Options',
    'Content-Security-Policy',
  ]
  const strict = ['Strict-Transport-Security', 'Permissions-Policy', 'Cross-Origin-Resource-Policy']
  for (const line of ['GET nothing HTTP/1.1', 'NOTHING / HTTP/1.1', `GET /${'a'.repeat(20_000)} HTTP/1.1`]) {
    const { head } = await sendRaw(site, line, host, close)
    for (const name of [...names, ...strict]) expect(head, line.slice(0, 20)).toContain(`\r\n${name}: `)
  }
})
