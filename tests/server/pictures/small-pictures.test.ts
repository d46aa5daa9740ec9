import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { addressOf, plain, serveFiles, waves } from '../../support/pictures.ts'

const jpeg = await waves(1500, 1000).jpeg().toBuffer()

/** A site with one file, and a question for a small picture of it. */
async function site(bytes: Buffer = jpeg, name = 'a.jpg', files: Readonly<Record<string, string>> = {}) {
  const { deps, server, ...rest } = await serveFiles({ [name]: bytes }, { files })
  const { contentPictures } = deps
  const facts = await contentPictures.facts(`/assets/${name}`)
  const get = (size: string, format: string) => ask(server, addressOf(facts, size, format), 'identity')
  return { ...rest, deps, server, facts, contentPictures, get }
}

describe('a small picture', () => {
  test.each([
    ['640', 'avif', 'image/avif', 'heif', 640, 427],
    ['320', 'webp', 'image/webp', 'webp', 320, 213],
    ['1200-share', 'jpeg', 'image/jpeg', 'jpeg', 1200, 630],
    ['480-square', 'webp', 'image/webp', 'webp', 480, 480],
    ['320-card', 'avif', 'image/avif', 'heif', 320, 213],
  ])('has the width %s, format %s and its ratio', async (size, format, type, kind, width, height) => {
    const { get } = await site()
    const { status, headers, bytes } = await get(size, format)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind, width, height })
    expect(bytes.length).toBeLessThan(jpeg.length)
  })

  test('is never larger than its file: the last width means that of the file', async () => {
    const { get } = await site()
    const first = await get('1600', 'webp')
    expect((await sharp(first.bytes).metadata()).width).toBe(1500)
    expect((await get('2560', 'webp')).bytes.equals(first.bytes)).toBe(true)
  })

  test('may be kept for good, runs nothing, and has a tag', async () => {
    const { server, facts, get } = await site()
    const { headers } = await get('320', 'webp')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
      'x-content-type-options': 'nosniff',
    })
    const address = addressOf(facts, '320', 'webp')
    const again = { headers: { 'If-None-Match': String(headers.etag) } }
    expect((await ask(server, address, 'identity', again)).status).toBe(304)
    const head = await ask(server, address, 'identity', { method: 'HEAD' })
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      ...[200, 0, headers['content-length']],
    ])
  })

  test('is upright, and says nothing of where it was taken', async () => {
    const gps = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } }
    const turned = await waves(600, 300).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { facts, get } = await site(turned)
    expect(facts).toMatchObject({ width: 300, height: 600 })
    const { bytes } = await get('160', 'webp')
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 160, height: 320, space: 'srgb' })
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ])
  })

  test('keeps what is clear, and gets paper behind it where it is shared', async () => {
    const clear = {
      width: 400,
      height: 400,
      channels: 4,
      background: { r: 9, g: 9, b: 9, alpha: 0 },
    } as const
    const { facts, get } = await site(await sharp({ create: clear }).png().toBuffer(), 'a.png')
    expect(facts?.tone).toBeUndefined()
    expect((await sharp((await get('160', 'avif')).bytes).metadata()).hasAlpha).toBe(true)
    const shared = await sharp((await get('1200-share', 'jpeg')).bytes).stats()
    expect(shared.dominant).toMatchObject({ r: 248, g: 248, b: 248 })
  })

  test('has its focal point in the middle', async () => {
    const red = await plain(100, 100, '#ff0000').png().toBuffer()
    const picture = await plain(1600, 400, '#0000ff')
      .composite([{ input: red, left: 350, top: 150 }])
      .png()
      .toBuffer()
    const meta = { 'public/assets/.meta/a.png.yaml': 'data: { focus: 25-50-1 }' }
    const { get } = await site(picture, 'a.png', meta)
    const { data, info } = await sharp((await get('320-square', 'webp')).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
    expect([redAt(160, 160), redAt(125, 125), redAt(195, 195)]).toEqual([true, true, true])
    expect([redAt(110, 160), redAt(210, 160), redAt(160, 110)]).toEqual([false, false, false])
  })

  test('has another address when the focal point moves', async () => {
    const at = async (focus: string) =>
      (await site(jpeg, 'a.jpg', { 'public/assets/.meta/a.jpg.yaml': `data: { focus: ${focus} }` })).facts
        ?.made
    const versions = [await at('10-10-1'), await at('20-10-1'), (await site()).facts?.made]
    expect(new Set(versions.map((made) => made?.version)).size).toBe(3)
  })

  test('of a file that has changed is that of the file as it is, for a while', async () => {
    const { get, put } = await site()
    await get('320', 'webp')
    await put('a.jpg', await plain(800, 800, '#00ff00').jpeg().toBuffer())
    const { headers, bytes } = await get('320', 'webp')
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect((await sharp(bytes).metadata()).height).toBe(320)
  })

  test('exists for names of any script', async () => {
    const { facts, server } = await serveFiles({ 'grüße, 空.jpg': jpeg }).then(async ({ deps, server }) => ({
      server,
      facts: await deps.contentPictures.facts('/assets/gr%C3%BC%C3%9Fe,%20%E7%A9%BA.jpg'),
    }))
    expect((await ask(server, addressOf(facts, '160', 'webp'), 'identity')).status).toBe(200)
  })
})

describe('addresses without a picture', () => {
  test.each([
    ['a width outside the table', '/_pictures/0123456789ab/641/assets/a.jpg.avif'],
    ['a format outside the table', '/_pictures/0123456789ab/640/assets/a.jpg.png'],
    ['no file', '/_pictures/0123456789ab/640/assets/b.jpg.avif'],
    [
      'a path out of the folder',
      '/_pictures/0123456789ab/640/assets/..%2f..%2fcontent/globals/general.yaml.avif',
    ],
    ['nothing', '/_pictures/x'],
  ])('%s is 404, and no page', async (_, address) => {
    const { server } = await serveFiles({ 'a.jpg': jpeg })
    const { status, headers, text } = await ask(server, address, 'identity')
    expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', '404 Not Found'])
  })

  test('500 widths are asked for, and none is made', async () => {
    const { server, contentPictures } = await site()
    for (let width = 161; width < 661; width++) {
      if ([320, 480, 640].includes(width)) continue
      const { status } = await ask(server, `/_pictures/0123456789ab/${width}/assets/a.jpg.avif`, 'identity')
      expect(status).toBe(404)
    }
    expect(contentPictures.health().made).toBe(0)
  })
})

test('a picture that many ask for at once is made once', async () => {
  const { get, contentPictures } = await site()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('640', 'avif')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(contentPictures.health()).toMatchObject({ made: 1, waiting: 0 })
})
