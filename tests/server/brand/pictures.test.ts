import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTypefaces } from '../../../server/brand/pictures/typefaces.ts'
import { serveProduct } from '../../support/product.ts'

const mark = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/></svg>`
const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#123456" d="M0 0h120v40H0z"/></svg>'

type Cleaning = (clean: () => Promise<void>) => void
interface OpenOptions {
  readonly name?: string
  readonly whenDone?: Cleaning
}

/** A site with files in its project folder. */
async function open(
  brand: Readonly<Record<string, string | Buffer>>,
  { name = 'Molenhof', whenDone = onTestFinished }: OpenOptions = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'brand-'))
  const files = {
    'content/globals/general.yaml': `data: { site_name: ${JSON.stringify(name)}, gsc_verification: x }`,
    'content/collections/pages/home.md': '---\ntitle: Home\n---\n',
    'content/collections/pages.yaml': 'structure: { root: true }\nroute: "{parent_uri}/{slug}"\n',
    ...Object.fromEntries(Object.entries(brand).map(([file, content]) => [`triptych/${file}`, content])),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  const site = await serveProduct({ CONTENT_DIR: dir }, dir)
  whenDone(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })
  const get = async (path: string) => {
    const answer = await fetch(site.url + path)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return { ...site, get }
}

/** `#rrggbb` of a pixel at a place, in parts of the sides. */
async function colourAt(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4
  return `#${data.subarray(at, at + 3).toString('hex')}`
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format }
}

const pictures = [
  ['/apple-touch-icon.png', 180, 180],
  ['/icon-192.png', 192, 192],
  ['/icon-512.png', 512, 512],
  ['/icon-maskable-512.png', 512, 512],
  ['/share-nl.png', 1200, 630],
  ['/share-en.png', 1200, 630],
] as const

const branded = await open(
  {
    'brand.yaml': "icon: icon.svg\ncolours: { brand: '#7a1f5c' }\n",
    'icon.svg': mark('#c0ffee'),
  },
  { whenDone: afterAll },
)
const bare = await open({}, { whenDone: afterAll })
const own = branded.deps.look.get().palette?.tokens.inverse[1].hex ?? ''
const usual = '#07343f'

describe('Every picture has its type and size', () => {
  test.each(pictures)('%s', async (path, width, height) => {
    for (const { get } of [branded, bare]) {
      const { answer, bytes } = await get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(await sizeOf(bytes)).toEqual({ width, height, format: 'png' })
      expect(bytes.length).toBeLessThan(150_000)
    }
  })

  test('/favicon.ico holds three sizes', async () => {
    const { answer, bytes } = await branded.get('/favicon.ico')
    expect(answer.headers.get('content-type')).toBe('image/vnd.microsoft.icon')
    expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = bytes.subarray(6 + 16 * index)
      const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
      expect(await sizeOf(bytes.subarray(start, start + length))).toMatchObject({ width: side, height: side })
    }
  })

  test('/favicon.svg is the icon itself', async () => {
    const { answer, bytes } = await branded.get('/favicon.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(bytes.toString()).toContain('#c0ffee')
  })

  test('/brand/logo.png is as high as mails show it, twice', async () => {
    const site = await open({ 'brand.yaml': 'logo: logo.svg\n', 'logo.svg': wide })
    const { bytes } = await site.get('/brand/logo.png')
    expect(await sizeOf(bytes)).toEqual({ width: 288, height: 96, format: 'png' })
    expect(await colourAt(bytes, 0.5, 0.5)).toBe('#123456')
  })

  test('a browser that has a picture is told that nothing changed', async () => {
    const ask = () => request(branded.url).get('/icon-192.png')
    const again = await ask().set('If-None-Match', (await ask()).headers.etag ?? '')
    expect(again.status).toBe(304)
  })
})

describe('Pictures have the colours of the brand', () => {
  test.each(['/apple-touch-icon.png', '/icon-192.png', '/icon-maskable-512.png'])(
    '%s is the icon',
    async (path) => {
      const { bytes } = await branded.get(path)
      expect(await colourAt(bytes, 0.5, 0.5)).toBe('#c0ffee')
      expect(await colourAt(bytes, 0.01, 0.5)).toBe('#c0ffee')
    },
  )

  test('an icon that leaves room stands on white where the square has to be full', async () => {
    const round =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="12" fill="#aa0000"/></svg>'
    const { get } = await open({ 'brand.yaml': 'icon: icon.svg\n', 'icon.svg': round })
    const { bytes } = await get('/apple-touch-icon.png')
    expect([await colourAt(bytes, 0, 0), await colourAt(bytes, 0.5, 0.5)]).toEqual(['#ffffff', '#aa0000'])
  })

  test('a square logo is the icon where there is none', async () => {
    const { get } = await open({ 'brand.yaml': 'logo: logo.svg\n', 'logo.svg': mark('#bada55') })
    expect(await colourAt((await get('/icon-512.png')).bytes, 0.5, 0.5)).toBe('#bada55')
  })

  test('else it is the first letter of the name, on the colour of the brand', async () => {
    const { get } = await open({ 'brand.yaml': "colours: { brand: '#7a1f5c' }\n" }, { name: 'Ïle' })
    const { bytes } = await get('/icon-maskable-512.png')
    expect(await colourAt(bytes, 0.02, 0.02)).toBe(own)
    expect(await colourAt(bytes, 0.5, 0.5)).not.toBe(own)
    expect(own).not.toBe(usual)
  })

  test('a picture to share is made in them', async () => {
    expect(await colourAt((await branded.get('/share-nl.png')).bytes, 0.01, 0.01)).toBe(own)
    expect(await colourAt((await bare.get('/share-nl.png')).bytes, 0.01, 0.01)).toBe(usual)
  })

  test('a white logo is seen in every picture that is made of it', async () => {
    const white = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="200" fill="#fff"/></svg>',
      ),
    )
      .png()
      .toBuffer()
    const { get } = await open({ 'brand.yaml': 'logo: logo.png\n', 'logo.png': white })
    for (const path of ['/apple-touch-icon.png', '/icon-maskable-512.png', '/brand/logo.png']) {
      const { bytes } = await get(path)
      expect([await colourAt(bytes, 0, 0), await colourAt(bytes, 0.5, 0.5)], path).toEqual([usual, '#ffffff'])
    }
    const { bytes } = await get('/share-nl.png')
    expect([
      await colourAt(bytes, 81 / 1200, 73 / 630),
      await colourAt(bytes, 140 / 1200, 132 / 630),
    ]).toEqual([...[usual, '#ffffff']])
    const html = (await get('/')).bytes.toString()
    expect(html).toMatch(/<img alt="Molenhof" src="\/brand\/[0-9a-f]{16}\.png" [^>]*class="logo__on-dark"/)
  })

  test('a dark logo stands on white in the picture to share', async () => {
    const { get } = await open({ 'brand.yaml': 'logo: logo.svg\n', 'logo.svg': wide })
    const { bytes } = await get('/share-nl.png')
    expect([
      await colourAt(bytes, 84 / 1200, 76 / 630),
      await colourAt(bytes, 140 / 1200, 132 / 630),
    ]).toEqual([...['#ffffff', '#123456']])
  })

  test('a picture to share of the project is taken, cut to its shape', async () => {
    const share = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#808080' } })
      .jpeg({ quality: 100 })
      .withMetadata({ exif: { IFD0: { Copyright: 'Somebody' } } })
      .toBuffer()
    const { get } = await open({ 'brand.yaml': 'share: { nl: a.jpg }\n', 'a.jpg': share })
    const { bytes } = await get('/share-nl.png')
    expect(await sizeOf(bytes)).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(await colourAt(bytes, 0.5, 0.5)).toBe('#808080')
    expect(bytes.includes('Somebody')).toBe(false)
  })
})

describe('Names of all kinds are set', () => {
  const setter = createTypefaces()
  const style = { width: 800, height: 300, sizes: [116, 26], weight: 0.03, stretch: 0.88 } as const

  test.each([
    ['a short one', 'Kap'],
    ['a long one', 'Hoogheemraadschap van Noord-Ooster-Zuidwestkwartier en Omstreken'],
    ['a word without a break', 'Donaudampfschifffahrtsgesellschaftskapitänsversicherung'],
    ['Arabic', 'متحف الساحل'],
    ['Hebrew', 'מוזיאון החוף'],
    ['letters with marks', 'Łódź Ščít'],
  ])('%s', async (_what, text) => {
    const found = (await setter(text)).paragraph(text, style)
    expect(found?.width).toBeLessThanOrEqual(style.width)
    expect(found?.height).toBeLessThanOrEqual(style.height)
    expect(found?.markup).toContain('<path')
  })

  test.each([
    ['letters that no font has', 'Museum 海岸'],
    ['words without an end', 'Donaudampfschiff'.repeat(8)],
    ['more words than there is room for', 'een lange naam '.repeat(60)],
  ])('half a name is not set: %s', async (_what, text) => {
    expect((await setter(text)).paragraph(text, style)).toBeUndefined()
  })

  test('a site whose name no font can set has its pictures all the same', async () => {
    const { get } = await open({}, { name: '海岸' })
    expect((await get('/share-nl.png')).answer.status).toBe(200)
    expect((await get('/icon-192.png')).answer.status).toBe(200)
  })
})
