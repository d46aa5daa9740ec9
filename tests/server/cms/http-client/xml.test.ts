import { describe, expect, test } from 'vitest'
import { xmlToJson } from '../../../../server/cms/http-client/body/xml.ts'

/** CMS_MAX_BYTES, unless it is set. */
const maxBytes = 5_242_880

function convert(xml: string) {
  const lines: unknown[][] = []
  const logger = { error: (...line: unknown[]) => void lines.push(line) }
  const run = () => xmlToJson(xml, { logger, maxBytes })
  return { run, lines }
}

function catching(run: () => unknown): unknown {
  try {
    return void run()
  } catch (error) {
    return error
  }
}

test('an XML string becomes an object', () => {
  const { run } = convert('<urlset><url><loc>/a</loc></url><url><loc>/b</loc></url></urlset>')
  expect(run()).toEqual({ urlset: { url: [{ loc: '/a' }, { loc: '/b' }] } })
})

test('attributes get an at sign before their name', () => {
  const { run } = convert('<x:link xmlns:x="u" hreflang="nl" href="/a"/>')
  expect(run()).toEqual({ 'x:link': { '@xmlns:x': 'u', '@hreflang': 'nl', '@href': '/a' } })
})

test('values stay text', () => {
  expect(convert('<a n="007"><b>007</b><c>true</c></a>').run()).toEqual({
    a: { '@n': '007', b: '007', c: 'true' },
  })
})

test('entities and CDATA are read', () => {
  expect(convert('<a>&lt;b&gt; &amp; &#233;<![CDATA[<i>]]></a>').run()).toEqual({ a: '<b> & é<i>' })
})

const refused = [
  ['an element that is not closed', '<r><a>'],
  ['HTML', '<!doctype html><html><br></html>'],
  ['a document type', '<?xml version="1.0"?><!DOCTYPE r SYSTEM "http://evil.test/x.dtd"><r/>'],
  ['an external entity', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'],
  ['an entity bomb', `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]><r>&b;</r>`],
  ['a document type in lower case', '<!doctype r><r/>'],
  ['UTF-16', '\uFFFE<\0r\0/\0>\0'],
  ['a NUL character', '<r>\0</r>'],
  ['nothing', ''],
  ['white space', ' \n '],
  ['plain text', 'not xml'],
  ['JSON', '{"a":1}'],
  ['two roots that do not match', '<a></b>'],
  ['more than CMS_MAX_BYTES', `<r>${'x'.repeat(maxBytes)}</r>`],
  ['more than CMS_MAX_BYTES in fewer characters', `<r>${'é'.repeat(maxBytes / 2)}</r>`],
  ['elements nested a thousand deep', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
  ['more than 10,000 numeric references', `<r>${'&#65;'.repeat(10_001)}</r>`],
] as const

describe("logs 'Failed to convert XML to JSON' and rethrows", () => {
  test.each(refused)('%s', (_name, xml) => {
    const { run, lines } = convert(xml)
    expect(run).toThrow(Error)
    expect(lines).toEqual([[{ err: expect.any(Error) }, 'Failed to convert XML to JSON']])
  })
})

test('what is thrown is what was logged', () => {
  const { run, lines } = convert('<r>')
  const thrown = catching(run)
  expect(thrown).toBeInstanceOf(Error)
  expect(lines).toEqual([[{ err: thrown }, 'Failed to convert XML to JSON']])
})

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  'an element named %s changes no other object',
  (name) => {
    const { run } = convert(`<r><${name}>x</${name}></r>`)
    // Refused is as good as read.
    catching(run)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(`${{}}`).toBe('[object Object]')
  },
)

test('5 MB of XML within CMS_MAX_BYTES are read', () => {
  const row = '<url><loc>https://www.example.org/a</loc></url>'
  const count = Math.floor((maxBytes - 20) / row.length)
  const xml = `<urlset>${row.repeat(count)}</urlset>`
  expect(xml.length).toBeGreaterThan(5_000_000)
  expect(convert(xml).run()).toHaveProperty('urlset.url.length', count)
})
