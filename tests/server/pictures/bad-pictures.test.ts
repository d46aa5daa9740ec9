import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { addressOf, plain, serveFiles, waves } from '../../support/pictures.ts'
import { expectLog } from '../../support/reports.ts'

const shownAsItIs = /A picture is shown as it is/

/** A chunk of PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one bit per pixel, all the same: a few bytes for each million pixels. */
function bomb(width: number, height: number, rows = height, more: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const jpeg = await waves(1200, 800).jpeg().toBuffer()

/** What is answered for a file: its facts, the small picture, and the file itself. */
async function answersFor(name: string, bytes: Buffer) {
  const { deps, server } = await serveFiles({ [name]: bytes })
  const { contentPictures } = deps
  const facts = await contentPictures.facts(`/assets/${name}`)
  const address = `/_pictures/0123456789ab/320/assets/${name}.webp`
  const [small, again] = [await ask(server, address, 'identity'), await ask(server, address, 'identity')]
  const original = await ask(server, `/assets/${name}`, 'identity')
  const { made } = contentPictures.health()
  return { facts, small, again, original, made, deps, server }
}

describe('a file that cannot be made smaller is shown as it is, and told once', () => {
  test.each([
    [
      '30,000 × 30,000 pixels',
      'a.png',
      bomb(30_000, 30_000, 1),
      /30000 × 30000 pixels, more than 100 million/,
    ],
    ['20,000 rows', 'a.png', bomb(10, 20_000), /10 × 20000 pixels.*higher than 16000/],
    ['a JPEG that ends early', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), /cannot be decoded to its end/],
    ['a PNG that ends early', 'a.png', bomb(900, 900, 10), /cannot be decoded to its end/],
    ['a page as JPEG', 'a.jpg', Buffer.from('<html><script>alert(1)</script>'), /is no JPEG, PNG/],
    [
      'a drawing as JPEG',
      'a.jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /is no JPEG, PNG/,
    ],
    ['nothing', 'a.jpg', Buffer.alloc(0), /is no JPEG, PNG/],
    ['the first bytes of a PNG', 'a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /cannot be decoded/],
    [
      'noise behind a signature',
      'a.jpg',
      Buffer.from(`\xff\xd8\xff${'x'.repeat(999)}`, 'latin1'),
      /cannot be/,
    ],
    ['41 MB', 'a.jpg', Buffer.concat([jpeg, Buffer.alloc(41_000_000)]), /has 41 MB, more than 40 MB/],
  ])('%s', async (_, name, bytes, problem) => {
    expectLog('warn', shownAsItIs)
    const { facts, small, again, original, made, deps } = await answersFor(name, bytes)
    expect(facts?.made).toBeUndefined()
    for (const answer of [small, again])
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        ...[302, `/assets/${name}`, 'no-store'],
      ])
    expect([original.status, original.bytes.equals(bytes)]).toEqual([200, true])
    expect(made).toBe(0)
    const told = deps.logs.filter(({ msg }) => shownAsItIs.test(msg ?? ''))
    expect(told).toEqual([expect.objectContaining({ problem: expect.stringMatching(problem) })])
  })

  test('a WebP of 48 million pixels, which has to be in memory as a whole', async () => {
    expectLog('warn', shownAsItIs)
    const { facts } = await answersFor(
      'a.webp',
      await plain(8000, 6000, '#888888').webp({ effort: 0 }).toBuffer(),
    )
    expect(facts).toMatchObject({ width: 8000, height: 6000, made: undefined })
  })
})

/** Two frames, one above the other. */
const frames = { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } } as const
const moving = () => sharp(Buffer.alloc(20 * 40 * 3).fill(200, 1200), frames)
const gif = await moving().gif().toBuffer()
const webp = await moving().webp().toBuffer()

describe('animations are shown as they are, without a word', () => {
  test.each([
    ['GIF', 'a.gif', gif],
    ['WebP', 'a.webp', webp],
    ['PNG', 'a.png', bomb(20, 20, 20, [chunk('acTL', Buffer.alloc(8, 1))])],
  ])('%s', async (_, name, bytes) => {
    const { facts, small, original } = await answersFor(name, bytes)
    expect(facts).toMatchObject({ width: 20, height: 20, made: undefined })
    expect(small.headers.location).toBe(`/assets/${name}`)
    expect(original.bytes.equals(bytes)).toBe(true)
  })
})

test('a drawing is never rasterised', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const { facts, small } = await answersFor('a.svg', svg)
  expect([facts, small.headers.location]).toEqual([undefined, '/assets/a.svg'])
})

test('a PNG under the name of a JPEG is what its bytes are', async () => {
  const { facts, small } = await answersFor('a.jpg', await waves(600, 400).png().toBuffer())
  expect(facts).toMatchObject({ format: 'png', width: 600, height: 400 })
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('a PNG of 100 million pixels in 12 kB is read row by row', async () => {
  const bytes = bomb(10_000, 10_000)
  expect(bytes.length).toBeLessThan(15_000)
  const { small } = await answersFor('a.png', bytes)
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320, height: 320 })
})

test('a file that was mended is read again', async () => {
  expectLog('warn', shownAsItIs)
  const { server, put, deps } = await serveFiles({ 'a.jpg': jpeg.subarray(0, 2000) })
  expect((await deps.contentPictures.facts('/assets/a.jpg'))?.made).toBeUndefined()
  await put('a.jpg', jpeg)
  const { status } = await ask(server, '/_pictures/0123456789ab/320/assets/a.jpg.webp', 'identity')
  expect(status).toBe(200)
})

test('pictures of colours for print, in grey and with sixteen bits are shown in sRGB', async () => {
  for (const [name, bytes] of [
    ['a.jpg', await waves(400, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['b.png', await waves(400, 300).greyscale().toColourspace('b-w').png().toBuffer()],
    ['c.png', await waves(400, 300).toColourspace('rgb16').png().toBuffer()],
  ] as const) {
    const { facts, server } = await answersFor(name, bytes)
    const { bytes: small } = await ask(server, addressOf(facts, '160', 'avif'), 'identity')
    expect(await sharp(small).metadata()).toMatchObject({
      width: 160,
      height: 120,
      space: 'srgb',
      depth: 'uchar',
    })
  }
})

test('the same bytes under two names are made once', async () => {
  const { deps, server } = await serveFiles({ 'a.jpg': jpeg, 'b.jpg': jpeg })
  const facts = await Promise.all(['a', 'b'].map((name) => deps.contentPictures.facts(`/assets/${name}.jpg`)))
  const answers = []
  for (const each of facts) answers.push(await ask(server, addressOf(each, '320', 'webp'), 'identity'))
  expect(answers[0]?.bytes.equals(answers[1]?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(facts[0]?.made?.version).toBe(createHash('sha256').update(jpeg).digest('hex').slice(0, 12))
  expect(deps.contentPictures.health().made).toBe(1)
})
