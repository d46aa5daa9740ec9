import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type BrandFile, inLanguage } from '../../../server/brand/brand-file.ts'
import { brandFile } from '../../../server/project/brand-file/brand-file.ts'
import { createProjectFile } from '../../../server/project/project-file.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)]
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}
/** A grey PNG of a size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    ...[signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))],
  ])
}

const svg = (content = '<path d="M0 0h9"/>', size = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`

type Files = Readonly<Record<string, string | Buffer>>

/** Opens `brand.yaml` in a folder of its own, with files beside it. */
async function open(text: string, files: Files = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'brand-'))
  const write = (all: Files) => {
    for (const [name, content] of Object.entries(all)) writeFileSync(join(dir, name), content)
  }
  write({ 'brand.yaml': text, ...files })
  const file = createProjectFile(dir, brandFile)
  await file.refresh()
  const problems = () => file.problems().map((line) => line.replace(`${dir}/`, ''))
  return { file, write, problems }
}

const brandOf = async (text: string, files?: Files): Promise<BrandFile> => {
  const { file, problems } = await open(text, files)
  expect(problems()).toEqual([])
  return file.get()
}
const problemsIn = async (text: string, files?: Files) => (await open(text, files)).problems()

describe('brand.yaml is read', () => {
  test('with one value for all languages, or one for each', async () => {
    const { name, tagline } = await brandOf('name: Bureau Noord\ntagline: { nl: Rustig, en: Calm }\n')
    expect([inLanguage(name, 'de'), inLanguage(tagline, 'en'), inLanguage(tagline, 'de')]).toEqual([
      ...['Bureau Noord', 'Calm', 'Rustig'],
    ])
  })

  test('with its pictures', async () => {
    const brand = await brandOf('logo: { light: a.svg, dark: b.png }\nicon: c.png\nshare: { nl: d.png }\n', {
      'a.svg': svg(),
      'b.png': png(300, 100),
      'c.png': png(512, 512),
      'd.png': png(1200, 630),
    })
    expect(brand.logo).toMatchObject({
      light: { format: 'svg', width: 120, height: 40 },
      dark: { format: 'png', width: 300, height: 100 },
    })
    expect([brand.icon?.width, brand.share.get('nl')?.height]).toEqual([512, 630])
  })

  test('with its colours, under either spelling', async () => {
    const [one, other] = ['colours', 'colors'].map((key) => brandOf(`${key}: { brand: '#005a9c' }\n`))
    expect((await one)?.palette?.tokens.primary[0].hex).toBe('#005a9c')
    expect((await other)?.palette).toEqual((await one)?.palette)
  })

  test.each(['', '# name: x\n', 'name:\nlogo: ~\nshare:\ncolours:\nicon: null\n'])(
    'as nothing: %j',
    async (text) => {
      const { logo, icon, name, share, palette } = await brandOf(text)
      expect([logo, icon, name.size, share.size, palette]).toEqual([undefined, undefined, 0, 0, undefined])
    },
  )

  test('and read again when only a picture changed', async () => {
    const { file, write } = await open('logo: a.svg\n', { 'a.svg': svg() })
    const changes: unknown[] = []
    file.onChange(() => changes.push(file.get().logo?.light.width))
    await file.refresh()
    write({ 'a.svg': svg('', 'width="30" height="30"') })
    await file.refresh()
    expect(changes).toEqual([30])
    expect(file.names()).toEqual(['brand.yaml', 'a.svg'])
  })

  test('and the last good version counts while a picture is wrong', async () => {
    const { file, write, problems } = await open('logo: a.svg\n', { 'a.svg': svg() })
    write({ 'a.svg': svg('<script>alert(1)</script>') })
    await file.refresh()
    expect(problems()).toEqual(['brand.yaml:1: logo: a.svg must not have the element script'])
    expect(file.get().logo?.light.width).toBe(120)
  })
})

describe('A mistake is told in one line', () => {
  test.each([
    [
      'nam: x',
      'brand.yaml:1: the file does not know "nam": its keys are name, tagline, logo, icon, share, colours, colors, fonts (did you mean name?)',
    ],
    [
      'name: { nederlands: x }',
      'brand.yaml:1: name must be a language such as nl or pt-BR, not "nederlands"',
    ],
    ['name: [x]', 'brand.yaml:1: name must be a name, or a map of languages with names, not a list'],
    [
      `name: ${'x'.repeat(101)}`,
      `brand.yaml:1: name must be a name of at most 100 characters, not "${'x'.repeat(60)}…"`,
    ],
    [
      'colours: { brnd: red }',
      'brand.yaml:1: colours does not know "brnd": its keys are brand, accent, highlight, inverse (did you mean brand?)',
    ],
    [
      'logo: ../a.svg',
      'brand.yaml:1: logo must be the name of a file beside it, such as logo.svg, not "../a.svg"',
    ],
    [
      'logo: /etc/passwd',
      'brand.yaml:1: logo must be the name of a file beside it, such as logo.svg, not "/etc/passwd"',
    ],
    ['logo: { dark: a.svg }', 'brand.yaml:1: logo must have light beside dark'],
    ['logo: none.svg', 'brand.yaml:1: logo: none.svg does not exist'],
    ['name: x\nshare: { nl: none.png }', 'brand.yaml:2: share.nl: none.png does not exist'],
    [
      'colours: { brand: red }\ncolors: { brand: red }',
      'brand.yaml:1: the file must not have colours and colors both',
    ],
  ])('%s', async (text, expected) => {
    expect(await problemsIn(text)).toEqual([expected])
  })

  test.each<[string, string, string | Buffer, string]>([
    ['a logo of 20 MB', 'logo', Buffer.alloc(20_000_000), 'must not be larger than 5.0 MB, not 20.0 MB'],
    ['a logo that is no picture', 'logo', 'hello', 'is no SVG, PNG, WebP or JPEG'],
    [
      'a picture with too many pixels',
      'logo',
      png(60_000, 60_000 / 8),
      'must not have more than 40 million pixels, not 60000 × 7500',
    ],
    ['an icon that is not square', 'icon', png(512, 600), 'must be square, not 512 × 600'],
    ['a small icon', 'icon', png(64, 64), 'must have at least 512 × 512 pixels, not 64 × 64'],
    [
      'a small picture to share',
      'share',
      png(300, 200),
      'must have 1200 × 630 pixels, or at least half of them, not 300 × 200',
    ],
    ['a drawing to share', 'share', svg(), 'must be png or jpeg or webp, not svg'],
    ['a script', 'logo', svg('<script>alert(1)</script>'), 'must not have the element script'],
    [
      'a script of another namespace',
      'logo',
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      'must not have the element script',
    ],
    ['an event handler', 'logo', svg('<path onload="alert(1)"/>'), 'must not have the event handler onload'],
    [
      'a document inside',
      'logo',
      svg('<foreignObject><p/></foreignObject>'),
      'must not have the element foreignobject',
    ],
    [
      'a picture from elsewhere',
      'logo',
      svg('<image href="https://cdn.example/a.png"/>'),
      'must not have a reference outside of it (https://cdn.example/a.png)',
    ],
    [
      'an address in disguise',
      'logo',
      svg('<a xlink:href="&#106;avascript:alert(1)"/>'),
      'must not have a reference outside of it (javascript:alert(1))',
    ],
    [
      'a style from elsewhere',
      'logo',
      svg('<style>@import "https://cdn.example/a.css";</style>'),
      'must not have a style that imports another one',
    ],
    [
      'a font from elsewhere',
      'logo',
      svg('<style><![CDATA[a{src:url(https://cdn.example/a)}]]></style>'),
      'must not have a style with an address outside of it',
    ],
    [
      'a fill from elsewhere',
      'logo',
      svg('<path fill="url(https://cdn.example/#a)"/>'),
      'must not have a style with an address outside of it',
    ],
    [
      'entities',
      'logo',
      `<!DOCTYPE svg [<!ENTITY a "b">]>${svg()}`,
      'must not have a document type with declarations',
    ],
    [
      'another style sheet',
      'logo',
      `<?xml-stylesheet href="a.css"?>${svg()}`,
      'must not have the instruction xml-stylesheet',
    ],
    ['a tag that is not closed', 'logo', svg('<g>'), 'is no well-formed SVG'],
    ['no drawing', 'logo', '<html viewBox="0 0 9 9"><svg></svg></html>', 'is no well-formed SVG'],
    ['no size', 'logo', svg('', ''), 'must be an SVG with a viewBox, or with a width and a height'],
    ['other bytes than UTF-8', 'logo', Buffer.from([...Buffer.from(svg()), 0xff]), 'must be an SVG in UTF-8'],
  ])('%s', async (_what, key, content, expected) => {
    expect(await problemsIn(`${key}: a.bin`, { 'a.bin': content })).toEqual([
      `brand.yaml:1: ${key}: a.bin ${expected}`,
    ])
  })
})

test('comments, declarations and what programs of drawings add are taken out of an SVG', async () => {
  const file = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd">\n<!-- made by -->${svg('<use xlink:href="#a"/>')}\n`
  const { logo } = await brandOf('logo: a.svg', { 'a.svg': file })
  expect(logo?.light.bytes.toString()).toBe(
    svg('<use xlink:href="#a"/>', 'viewBox="0 0 120 40" width="120" height="40"'),
  )
})

test('an SVG gets its size as attributes, whatever else its root has', async () => {
  const size = `viewBox="0 0 120 40" aria-label='a width="3" > b' width="100%"`
  const { logo } = await brandOf('logo: a.svg', { 'a.svg': svg('', size) })
  expect(logo?.light.bytes.toString()).toBe(
    svg('', `viewBox="0 0 120 40" aria-label='a width="3" > b' width="120" height="40"`),
  )
})

describe('the colours of brand.yaml', () => {
  test('that are none are refused with their line', async () => {
    const lines = await problemsIn('name: Noord\ncolors:\n  brand: blauwig\n  accent: "#12"\n')
    expect(lines).toEqual([
      expect.stringMatching(
        /^brand\.yaml:3: colours\.brand: must be a colour such as #005a9c, .*, not "blauwig"$/,
      ),
      expect.stringMatching(/^brand\.yaml:4: colours\.accent: must be a colour such as .*, not "#12"$/),
    ])
  })

  test('with too little contrast are refused with the pair and the nearest colour that passes', async () => {
    const lines = await problemsIn("colours:\n  brand: '#005a9c'\n  highlight: navy\n")
    expect(lines).toEqual([
      expect.stringMatching(
        /^brand\.yaml:3: colours\.highlight: gives too little contrast: on-highlight on highlight has 1\.\d+:1 in the light theme and needs 7:1; the nearest colour that passes is #[\da-f]{6}$/,
      ),
    ])
  })
})

const fontBytes = (name: string): Buffer => readFileSync(join('node_modules', name))
const sans = fontBytes('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2')
const serif = fontBytes('@fontsource/newsreader/files/newsreader-latin-400-italic.woff2')

describe('the fonts of brand.yaml', () => {
  test('are read from files beside it, or those of the system', async () => {
    const { fonts } = await brandOf(
      'fonts:\n  text: [a.woff2, { file: b.woff2, unicode-range: U+0100-02BA }]\n  headings: system\n  label: c.woff2\n',
      { 'a.woff2': sans, 'b.woff2': sans, 'c.woff2': serif },
    )
    expect(fonts?.families).toEqual({
      ...{ text: 'Instrument Sans', headings: 'system-ui', label: expect.stringContaining('Newsreader') },
    })
    expect(fonts?.preloads).toHaveLength(1)
  })

  test.each([
    ['text: gone.woff2', {}, 'brand.yaml:2: fonts.text: gone.woff2 does not exist'],
    [
      'text: a.woff2',
      { 'a.woff2': 'I am no font' },
      'brand.yaml:2: fonts.text: a.woff2 is no font: woff2, woff, ttf and otf are understood',
    ],
    [
      'headings: [a.woff2]',
      { 'a.woff2': sans.subarray(0, 9000) },
      /^brand\.yaml:2: fonts\.headings: a\.woff2 is damaged: /,
    ],
    [
      'label: a.ttf',
      { 'a.ttf': Buffer.alloc(5_100_000) },
      'brand.yaml:2: fonts.label: a.ttf must not be larger than 2.0 MB, not 5.1 MB',
    ],
    ['txt: a.woff2', {}, /brand\.yaml:2: fonts does not know "txt": .*did you mean text\?/],
    [
      'text: { file: a.woff2, unicode-range: "U+0;}body{" }',
      { 'a.woff2': sans },
      /^brand\.yaml:2: fonts\.text\.unicode-range must be a range such as U\+0000-00FF, not/,
    ],
    ['text: ../a.woff2', {}, /^brand\.yaml:2: fonts\.text must be the name of a file beside it/],
  ])('that cannot be used are refused in one line: %s', async (text, files, expected) => {
    const lines = await problemsIn(`fonts:\n  ${text}\n`, files)
    expect(lines).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)])
  })
})
