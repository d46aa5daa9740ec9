import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { contentIconFault, shareFault } from '../../../server/brand/artwork/picture-uses.ts'
import { createContentArtwork } from '../../../server/brand/content-artwork.ts'
import { createBrandFiles } from '../../../server/process/services/brand-files.ts'
import { eventually } from '../../support/eventually.ts'

const svg = (content = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${content}</svg>`
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()

/** A reader of the files of a folder, with the warnings that it gives. */
function open(
  files: Readonly<Record<string, string | Buffer>>,
  imageOrigins: readonly string[] = [],
  isInternal = true,
) {
  const dir = mkdtempSync(join(tmpdir(), 'artwork-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content)
  const warnings: string[] = []
  const warn = ({ problem }: { readonly problem: string }) => void warnings.push(problem)
  const read = createContentArtwork({
    assetFile: (address) => (address.slice(1) in files ? join(dir, address) : undefined),
    fetchPicture: createBrandFiles({
      imageOrigins,
      remotePictures: { origins: imageOrigins.map((origin) => ({ origin, isInternal })) },
    }),
    logger: { warn: warn as never },
  })
  const write = (name: string, content: string) => writeFileSync(join(dir, name), content)
  return {
    read: (src: string, check?: typeof shareFault) => read({ src, alt: '' }, check),
    readPicture: read,
    write,
    warnings,
  }
}

const small = await png(300, 200)

describe('A picture of the content that cannot be used is left out with one warning', () => {
  test.each<[string, string, string | Buffer, string, typeof shareFault?]>([
    [
      'a drawing that moves',
      '/a.svg',
      svg('<animate attributeName="x"/>'),
      'must not have the element animate',
    ],
    ['half a drawing', '/a.svg', svg('<g>'), 'is no well-formed SVG'],
    ['20 MB', '/a.svg', Buffer.alloc(20_000_000), 'must not be larger than 5 MB, not 20.0 MB'],
    ['no picture', '/a.svg', 'hello', 'is no SVG, PNG, WebP or JPEG'],
    ['an address of other characters', '/%E0%A4%A', '', 'has an address that cannot be decoded'],
    ['an address without a file', '/gone.svg', '', 'does not exist'],
    ['a stretched icon', '/a.svg', svg(), 'must be square, not 120 × 40', contentIconFault],
    ['a drawing to share', '/a.svg', svg(), 'must be png or jpeg or webp, not svg', shareFault],
    [
      'a small picture to share',
      '/a.svg',
      small,
      'must have 1200 × 630 pixels, or at least half of them, not 300 × 200',
      shareFault,
    ],
  ])('%s', async (_what, src, content, expected, check) => {
    const { read, warnings } = open({ 'a.svg': content })
    expect([await read(src, check), await read(src, check)]).toEqual([undefined, undefined])
    expect(warnings).toEqual([expected])
  })
})

test('a picture of another system comes from the origins of pictures alone', async () => {
  const requests: (string | undefined)[] = []
  const server = createServer((req, res) => {
    requests.push(req.url)
    if (req.url === '/moved.svg') res.writeHead(302, { Location: '/logo.svg' }).end()
    else res.end(req.url === '/logo.svg' ? svg() : Buffer.alloc(6_000_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const [origin, byName] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  expect(await open({}, [origin]).read(`${origin}/logo.svg`)).toMatchObject({ format: 'svg', width: 120 })
  const asked = requests.length
  for (const [origins, url, expected] of [
    [[], `${origin}/logo.svg`, /^is at an origin that IMAGE_ORIGINS does not name/],
    [[origin], `${origin}/large.svg`, /^must not be larger than 5 MB/],
    [[origin], `${origin}/moved.svg`, /redirects are not followed/],
    [[], 'http://', /^is at an origin/],
  ] as const) {
    const { read, warnings } = open({}, origins)
    expect(await read(url)).toBeUndefined()
    expect(warnings).toEqual([expect.stringMatching(expected)])
  }
  expect(requests.slice(asked)).toEqual(['/large.svg', '/moved.svg'])
  for (const inside of [origin, byName]) {
    const { read, warnings } = open({}, [inside], false)
    expect(await read(`${inside}/logo.svg`)).toBeUndefined()
    expect(warnings).toHaveLength(1)
  }
  expect(requests).toHaveLength(asked + 2)
})

test('a picture that could not be used is read again after a minute, and one that could is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { readPicture, write, warnings } = open({ 'a.svg': 'damaged' })
  const picture = { src: '/a.svg', alt: '' }
  expect(await readPicture(picture)).toBeUndefined()
  write('a.svg', svg())
  vi.advanceTimersByTime(59_000)
  expect(await readPicture(picture)).toBeUndefined()
  vi.advanceTimersByTime(2_000)
  await eventually(async () => expect(await readPicture(picture)).toMatchObject({ format: 'svg' }))
  write('a.svg', 'damaged')
  vi.advanceTimersByTime(120_000)
  expect(await readPicture(picture)).toBe(await readPicture(picture))
  expect(warnings).toHaveLength(1)
})

test('a picture that is fit for its use is taken', async () => {
  const { read, warnings } = open({ 'a.png': await png(600, 315), 'b.png': await png(60, 50) })
  expect(await read('/a.png', shareFault)).toMatchObject({ width: 600, height: 315 })
  expect(await read('/b.png', contentIconFault)).toMatchObject({ width: 60 })
  expect(warnings).toEqual([])
})
