/** The parts of `npm run bench` that can be tested without measuring. */
import { expect, test } from 'vitest'
import { createAnswerReader } from '../../bench/answer-reader.mjs'
import { scriptsOf } from '../../bench/first-view.mjs'
import { headersToSend } from '../../bench/http-get.mjs'
import { readDocument } from '../../bench/markup.mjs'
import { readOptions } from '../../bench/options.mjs'
import { median, percentile, spread } from '../../bench/statistics.mjs'
import { print, type Run, summarise } from '../../bench/summary.mjs'
import { figure, kib, table } from '../../bench/table.mjs'
import { cpuOf, residentOf } from '../../bench/usage.mjs'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[5, Number.NaN, 9], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('the spread is half of the range, in percent of the median', () => {
  expect(spread([90, 100, 110])).toBeCloseTo(10)
  expect(spread([100])).toBe(0)
})

test('a percentile is a value that was seen', () => {
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2)
  expect(percentile([1, 2, 3, 4], 0.99)).toBe(4)
  expect(percentile([], 0.5)).toBeNaN()
})

test('a table stands in columns, its first one left', () => {
  expect(
    table(
      ['what', 'µs'],
      [
        ['hit', '25'],
        ['a miss', '1042'],
      ],
    ).split('\n'),
  ).toEqual(['| what   |   µs |', '|--------|-----:|', '| hit    |   25 |', '| a miss | 1042 |'])
})

test('what could not be measured is a dash', () => {
  expect([figure(Number.NaN), figure(undefined), kib(undefined), kib(2048), figure(1.26, 1)]).toEqual([
    '–',
    '–',
    '–',
    '2.0',
    '1.3',
  ])
})

test('processor time is read behind a name that holds brackets and spaces', () => {
  const stat = '4242 (node (a) b) S 1 4242 4242 0 -1 4194304 900 0 0 0 150 50 0 0 20 0 11 0 1 2 3'
  expect(cpuOf(stat)).toBe(2000)
  expect(residentOf('Name:\tnode\nVmRSS:\t   2048 kB\n')).toBe(2 * 1024 * 1024)
  expect(residentOf('Name:\tnode\n')).toBeNaN()
})

test.each([
  [['--rounds', '0'], '--rounds must be a number from 1 to 50, not "0"'],
  [['--seconds', 'x'], '--seconds must be a number from 0.2 to 60, not "x"'],
])('the options %j are refused with what is accepted', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

test('a smoke run is one short round of the build that is there', () => {
  expect(readOptions(['--smoke'])).toMatchObject({ rounds: 1, seconds: 0.3, mayBuild: false })
  expect(readOptions([])).toMatchObject({ rounds: 3, seconds: 2, connections: 32, mayBuild: true })
})

/** Statuses and sizes that a reader finds in text that comes in pieces of one length. */
function readIn(pieces: number, text: string): (readonly [number, number])[] {
  const seen: (readonly [number, number])[] = []
  const read = createAnswerReader((status, bytes) => seen.push([status, bytes]))
  const bytes = Buffer.from(text)
  for (let i = 0; i < bytes.length; i += pieces) read(bytes.subarray(i, i + pieces))
  return seen
}

const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'
const chunked = 'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'
const unchanged = 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'

test.each([
  [whole, 200],
  [chunked, 404],
  [unchanged, 304],
])('an answer is over with its last byte, in whatever pieces it comes: %j', (text, status) => {
  for (const pieces of [1, 3, text.length]) expect(readIn(pieces, text)).toEqual([[status, text.length]])
})

test('answers follow each other on one connection', () => {
  const seen: number[] = []
  const read = createAnswerReader((status) => seen.push(status))
  for (const text of [whole, unchanged, chunked, whole]) read(Buffer.from(text))
  expect(seen).toEqual([200, 304, 404, 200])
})

test('a bare server sends the same headers, except those that each connection has', () => {
  expect(headersToSend(['ETag', '"a"', 'Date', 'today', 'Set-Cookie', 'a', 'set-cookie', 'b'])).toEqual([
    'ETag',
    '"a"',
    'Set-Cookie',
    'a',
    'set-cookie',
    'b',
  ])
})

test('a document says what a browser loads at once', () => {
  const html = `<link rel="stylesheet" href="/_build/a.css"><link rel="stylesheet" href="/_build/in.css" disabled>
    <link rel="modulepreload" href="/_build/b.js"><script type="module" src="/_build/c.js"></script>
    <link rel="preload" href="/_build/f.woff2" as="font"><img src="/lazy.svg" loading="lazy"><img src="/now.svg">
    <a href="/en#part">x</a><a href="https://example.org/">y</a><script id="state">{"buildId":"b1"}</script>`
  expect(readDocument(html)).toEqual({
    styles: ['/_build/a.css'],
    scripts: ['/_build/c.js', '/_build/b.js'],
    fonts: ['/_build/f.woff2'],
    pictures: ['/now.svg'],
    pages: ['/en'],
    buildId: 'b1',
  })
})

test('scripts count once the page is taken over, those of other pages and languages never', () => {
  const manifest = {
    entry: {
      file: 'e.js',
      imports: ['base'],
      dynamicImports: [
        'src/client/site.tsx',
        'src/pages/home.tsx',
        'src/pages/sitemap.tsx',
        'src/i18n/messages/de.ts',
      ],
    },
    base: { file: 'b.js' },
    'src/client/site.tsx': { file: 's.js', imports: ['base', 'react'] },
    react: { file: 'r.js' },
    'src/pages/home.tsx': { file: 'h.js' },
    'src/pages/sitemap.tsx': { file: 'x.js' },
    'src/i18n/messages/de.ts': { file: 'd.js' },
  }
  const { before, after } = scriptsOf(manifest, ['/e.js'])
  expect(before).toEqual(['/e.js', '/b.js'])
  expect(after.toSorted()).toEqual(['/b.js', '/e.js', '/h.js', '/r.js', '/s.js'])
})

const run = (part: Partial<Run> = {}): Run => ({
  perSecond: 1000,
  cpuMicros: 30,
  core: 1,
  generatorCore: 0.5,
  bytes: 2048,
  errors: 0,
  p50: 1,
  p99: 2,
  ...part,
})

test('a scenario is compared with the bare server round by round', () => {
  const own = [run({ cpuMicros: 30 }), run({ cpuMicros: 60 }), run({ cpuMicros: 36, errors: 2 })]
  const bare = [run({ cpuMicros: 20 }), run({ cpuMicros: 40 }), run({ cpuMicros: 20 })]
  expect(summarise('hit', own, bare)).toMatchObject({
    name: 'hit',
    cpuMicros: 36,
    bareCpuMicros: 20,
    ratio: 1.5,
    errors: 2,
    isGeneratorLimit: false,
  })
})

test('the report says where the generator was the limit', () => {
  const row = summarise('hit', [run({ core: 0.6, generatorCore: 0.98 })], [run()])
  expect(row.isGeneratorLimit).toBe(true)
  const text = print({
    rows: [row],
    firstView: { document: { files: 1, bytes: 6144 } },
    process: { build: '9.8 s' },
    notes: ['A note.'],
  })
  expect(text).toContain('>1000')
  expect(text).toMatch(/\| document +\| +1 \| +6\.0 \|/)
  expect(text).toMatch(/A note\.$/)
})
