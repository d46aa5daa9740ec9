import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolveName } from '../../../../../server/cms/http-client/files/checked-lookup.ts'
import { createFileClient } from '../../../../../server/cms/http-client/files/file-client.ts'
import { plainPicture, servePictures } from '../../../../support/picture-server.ts'

const limits = { connectMs: 500, firstByteMs: 300, totalMs: 600 }

interface Choices {
  readonly isInternal?: boolean
  readonly resolve?: ResolveName
}

function clientFor(origins: readonly string[], { isInternal = true, resolve }: Choices = {}) {
  const client = createFileClient({
    origins: origins.map((origin) => ({ origin, isInternal })),
    ...{ limits, resolve },
  })
  onTestFinished(() => client.close())
  return client
}

const png = { 'content-type': 'image/png' }
const never = 'http://127.0.0.1:9'

/** The fault of a call that must fail, and its cause's code. */
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error) => [error.fault, error.cause?.code].filter(Boolean).join(' '),
  )

test('a picture is fetched with nothing that tells who asks', async () => {
  const bytes = await plainPicture(40, 30).png().toBuffer()
  const server = await servePictures((_req, res) =>
    res.writeHead(200, { ...png, etag: '"a1"', 'set-cookie': 'a=1' }).end(bytes),
  )
  const client = clientFor([server.origin])
  expect(await client.fetchAll(`${server.origin}/assets/a.png?v=1#x`, 10_000)).toEqual({
    bytes,
    revision: '"a1"',
  })
  await client.fetchAll(`${server.origin}/b.png`, 10_000)
  expect(server.requests.map(({ url }) => url)).toEqual(['/assets/a.png?v=1', '/b.png'])
  expect(Object.keys(server.requests[1]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

test('the start of a file is asked for as a range, and read no further where a system sends all', async () => {
  const bytes = Buffer.alloc(4_000_000, 7)
  const server = await servePictures((_req, res) => {
    res.writeHead(200, {
      ...png,
      'content-length': bytes.length,
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    })
    res.end(bytes)
  })
  const client = clientFor([server.origin])
  expect(await client.fetchStart(`${server.origin}/a.png`, 1000)).toEqual({
    bytes: bytes.subarray(0, 1000),
    revision: 'Thu, 01 Jan 2026 00:00:00 GMT 4000000',
  })
  expect(server.requests[0]?.headers.range).toBe('bytes=0-999')
})

test('a part of a file tells the size of the whole', async () => {
  const server = await servePictures((_req, res) =>
    res
      .writeHead(206, {
        ...png,
        'content-range': 'bytes 0-3/900',
        'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      })
      .end('abcd'),
  )
  const start = await clientFor([server.origin]).fetchStart(`${server.origin}/a.png`, 4)
  expect(start?.revision).toBe('Thu, 01 Jan 2026 00:00:00 GMT 900')
})

test.each([
  ['"a1"', 'if-none-match', '"a1"'],
  ['W/"a1"', 'if-none-match', 'W/"a1"'],
  ['Thu, 01 Jan 2026 00:00:00 GMT 900', 'if-modified-since', 'Thu, 01 Jan 2026 00:00:00 GMT'],
])('a file with the revision %s is asked for only where it has changed', async (revision, header, value) => {
  const server = await servePictures((_req, res) => res.writeHead(304).end())
  const client = clientFor([server.origin])
  expect(await client.fetchStart(`${server.origin}/a.png`, 10, revision)).toBeUndefined()
  expect(server.requests[0]?.headers[header]).toBe(value)
})

test.each(['', 'a\r\nx: 1', '"a\r\n"', 'nonsense'])('the revision %j is no condition', async (revision) => {
  const server = await servePictures((_req, res) => res.writeHead(304).end())
  const client = clientFor([server.origin])
  expect(await faultOf(client.fetchStart(`${server.origin}/a.png`, 10, revision))).toBe('redirected')
  expect(await faultOf(client.fetchAll(`${server.origin}/a.png`, 10))).toBe('redirected')
})

test.each([
  ['an origin that nobody named', 'http://other.example/a.png'],
  ['another port', 'http://127.0.0.1:1/a.png'],
  ['another scheme', 'https://127.0.0.1:9/a.png'],
  ['a user and password', 'http://user:secret@127.0.0.1:9/a.png'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:image/png;base64,AAAA'],
  ['a path', '/a.png'],
  ['nonsense', 'http://[/a.png'],
  ['a longer host', 'http://127.0.0.1:9.evil.example/a.png'],
  ['the host as a user', 'http://127.0.0.1:9@evil.example/a.png'],
])('an address with %s is not fetched', async (_what, url) => {
  expect(await faultOf(clientFor([never]).fetchAll(url, 10))).toBe('wrong-address')
})

test.each([
  'http://127.0.0.1:9',
  'http://2130706433:9',
  'http://0x7f.1:9',
  'http://0177.0.0.1:9',
  'http://169.254.169.254',
  'http://[::1]:9',
  'http://[::ffff:127.0.0.1]:9',
  'http://[fd00:ec2::254]',
])('%s is not fetched from unless the operator says that it is internal', async (origin) => {
  const named = new URL(origin).origin
  expect(await faultOf(clientFor([named], { isInternal: false }).fetchAll(`${named}/a.png`, 10))).toBe(
    'wrong-address',
  )
})

test('a name that leads into the own network is refused before anything is sent', async () => {
  const server = await servePictures((_req, res) => res.writeHead(200, png).end('a'))
  const { port } = new URL(server.origin)
  const resolve: ResolveName = (_name, _options, callback) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])
  const client = clientFor([`http://cdn.example:${port}`], { isInternal: false, resolve })
  expect(await faultOf(client.fetchAll(`http://cdn.example:${port}/a.png`, 10))).toBe(
    'unreachable EADDRREFUSED',
  )
  expect(server.requests).toEqual([])
})

test.each([301, 302, 303, 307, 308])('a redirect with status %i is not followed', async (status) => {
  const server = await servePictures((_req, res) =>
    res.writeHead(status, { location: 'http://127.0.0.1:1/latest/meta-data' }).end(),
  )
  expect(await faultOf(clientFor([server.origin]).fetchAll(`${server.origin}/a.png`, 10))).toBe('redirected')
  expect(server.requests).toHaveLength(1)
})

test.each([
  [404, png, 'status'],
  [500, png, 'status'],
  [200, { 'content-type': 'image/svg+xml' }, 'malformed'],
  [200, { 'content-type': 'text/html; charset=utf-8' }, 'malformed'],
  [200, {}, 'malformed'],
  [200, { ...png, 'content-encoding': 'br' }, 'malformed'],
  [200, { ...png, 'content-encoding': 'gzip, gzip' }, 'malformed'],
])('status %i with %j is no picture', async (status, headers, fault) => {
  const server = await servePictures((_req, res) => res.writeHead(status, headers).end('<svg/>'))
  const client = clientFor([server.origin])
  expect(await faultOf(client.fetchAll(`${server.origin}/a.png`, 1000))).toBe(fault)
  expect(await faultOf(client.fetchStart(`${server.origin}/a.png`, 1000))).toBe(fault)
})

test('a packed file is never unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000))
  const server = await servePictures((_req, res) =>
    res.writeHead(200, { ...png, 'content-encoding': 'gzip' }).end(bomb),
  )
  expect(await faultOf(clientFor([server.origin]).fetchAll(`${server.origin}/a.png`, 1_000_000))).toBe(
    'malformed',
  )
})

test('a body without end is cut at the bound', async () => {
  const server = await servePictures((_req, res) => {
    res.writeHead(200, png)
    const send = (): void => {
      while (!res.destroyed && res.write(Buffer.alloc(65_536)));
      res.once('drain', send)
    }
    send()
  })
  const client = clientFor([server.origin])
  expect(await faultOf(client.fetchAll(`${server.origin}/a.png`, 1_000_000))).toBe('too-large')
  expect((await client.fetchStart(`${server.origin}/a.png`, 1_000_000))?.bytes).toHaveLength(1_000_000)
})

test('a body that comes too slowly ends at the time limit', async () => {
  const server = await servePictures((_req, res) => {
    res.writeHead(200, png)
    const timer = setInterval(() => res.write('a'), 50)
    res.once('close', () => clearInterval(timer))
  })
  const client = clientFor([server.origin])
  expect(await faultOf(client.fetchAll(`${server.origin}/a.png`, 1000))).toBe('timeout')
  expect(await faultOf(client.fetchStart(`${server.origin}/a.png`, 1000))).toBe('timeout')
})

test('a system that does not answer ends at the time limit', async () => {
  const server = await servePictures(() => {})
  expect(await faultOf(clientFor([server.origin]).fetchAll(`${server.origin}/a.png`, 1000))).toBe('timeout')
})

test('a connection that breaks is a failure, for the start of a file too', async () => {
  const server = await servePictures((_req, res) => {
    res.writeHead(200, { ...png, 'content-length': 100 }).write('a')
    res.socket?.end()
  })
  const client = clientFor([server.origin])
  expect(await faultOf(client.fetchAll(`${server.origin}/a.png`, 1000))).toMatch(/^(?:malformed|unreachable)/)
  expect(await faultOf(client.fetchStart(`${server.origin}/a.png`, 1000))).toMatch(
    /^(?:malformed|unreachable)/,
  )
})

test('a tag of any length is not remembered: the date of the last change tells what the file is', async () => {
  const changed = 'Thu, 01 Jan 2026 00:00:00 GMT'
  const server = await servePictures((_req, res) =>
    res.writeHead(200, { ...png, etag: `"${'x'.repeat(8000)}"`, 'last-modified': changed }).end('12345'),
  )
  const { revision } = await clientFor([server.origin]).fetchAll(`${server.origin}/a.png`, 100)
  expect(revision).toBe(`${changed} `)
})
