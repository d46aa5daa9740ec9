import { describe, expect, test } from 'vitest'
import { readReports } from '../../../server/csp-reports/read-reports.ts'
import { createViolations } from '../../../server/csp-reports/violations.ts'

const modern = (body: object, type = 'csp-violation') => ({ age: 1, type, url: 'https://a.example/', body })
const one = {
  ...{ documentURL: 'https://a.example/en/about?token=x#part', referrer: 'https://mail.example/inbox?u=1' },
  ...{ blockedURL: 'https://tag.example/t.js?visitor=42', effectiveDirective: 'script-src-elem' },
  ...{ disposition: 'enforce', sourceFile: 'https://a.example/en/about', sample: 'secret()' },
}
const older = {
  ...{ 'document-uri': 'https://a.example/nl?x=1', 'blocked-uri': 'https://img.example/a.png?id=7' },
  ...{ 'violated-directive': "img-src 'self' data:", 'original-policy': "img-src 'self'" },
}
const read = (value: unknown) => readReports(JSON.stringify(value))
const blocked = (blockedURL: unknown) => read([modern({ ...one, blockedURL })])?.violations[0]?.blocked

describe('of a report is kept', () => {
  test('directive, origin of what was refused, and path of the page: in the form of the Reporting API', () => {
    expect(read([modern(one)])).toEqual({
      violations: [{ directive: 'script-src-elem', blocked: 'https://tag.example', page: '/en/about' }],
      ofExtensions: 0,
    })
  })

  test('the same in the form of browsers that do not know it', () => {
    expect(read({ 'csp-report': older })?.violations).toEqual([
      { directive: 'img-src', blocked: 'https://img.example', page: '/nl' },
    ])
    const named = { ...older, 'effective-directive': 'style-src-attr' }
    expect(read({ 'csp-report': named })?.violations[0]?.directive).toBe('style-src-attr')
  })

  test.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['data:text/html,<b>name</b>', 'data'],
    ['blob:https://a.example/7c9e', 'blob'],
    ['wss://user:password@live.example:8443/a?b', 'wss://live.example:8443'],
    ['//nowhere', 'other'],
    ['', 'other'],
    [7, 'other'],
    [`https://${'x'.repeat(300)}.example/`, `https://${'x'.repeat(192)}`],
  ])('of what was refused, for %j: %s', (given, expected) => {
    expect(blocked(given)).toBe(expected)
  })

  test('a directive of a fixed list alone, so that nobody makes up labels', () => {
    for (const effectiveDirective of ['x'.repeat(9), '__proto__', 7, null, 'script-src\n', 'SCRIPT-SRC'])
      expect(['other', 'script-src']).toContain(
        read([modern({ ...one, effectiveDirective })])?.violations[0]?.directive,
      )
  })

  test('no page that is no address of the web', () => {
    for (const documentURL of ['about:srcdoc', 'file:///home/kap/page.html', 'x', undefined])
      expect(read([modern({ ...one, documentURL })])?.violations[0]?.page).toBe('other')
  })
})

test.each([
  ['refused', { blockedURL: 'chrome-extension' }],
  ['refused, with its id', { blockedURL: 'moz-extension://2c9d/inject.js' }],
  ['the source', { sourceFile: 'safari-web-extension://77/x.js' }],
])('what an extension of the browser put into a page is left out: it is %s', (_, more) => {
  expect(read([modern({ ...one, ...more }), modern(one)])).toMatchObject({
    violations: [expect.anything()],
    ofExtensions: 1,
  })
})

test('reports of other kinds in the same body are passed over, and of many the first twenty count', () => {
  expect(read([modern({}, 'deprecation'), { type: 'csp-violation' }])).toEqual({
    violations: [],
    ofExtensions: 0,
  })
  expect(read(Array.from({ length: 30 }, () => modern(one)))?.violations).toHaveLength(20)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '"a"',
  '{}',
  '[1]',
  '[[]]',
  '[null]',
  '{"csp-report":[]}',
  '{"csp-report":"a"}',
])('a body that is no report counts as none: %s', (text) => {
  expect(readReports(text)).toBeUndefined()
})

test('ten lines are written in a minute, and every report is counted', () => {
  const clock = { now: 0 }
  const lines: unknown[] = []
  const read: (() => unknown)[] = []
  const registry = { gauge: () => {}, counter: (source: { read(): unknown }) => void read.push(source.read) }
  const logger = { warn: (...args: unknown[]) => void lines.push(args) }
  const violations = createViolations(logger as never, registry, () => clock.now)
  const body = JSON.stringify([modern(one), modern({ ...one, effectiveDirective: 'img-src' })])
  for (let n = 0; n < 50; n++) violations.take(body)
  expect(lines).toHaveLength(10)
  clock.now = 60_001
  for (let n = 0; n < 50; n++) violations.take(body)
  expect(lines).toHaveLength(20)
  expect(read[0]?.()).toEqual([
    { labels: { directive: 'script-src-elem' }, value: 100 },
    { labels: { directive: 'img-src' }, value: 100 },
  ])
})
