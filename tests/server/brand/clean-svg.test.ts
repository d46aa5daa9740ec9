import { describe, expect, test } from 'vitest'
import { cleanSvg } from '../../../server/brand/artwork/clean-svg.ts'

const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
const svg = (inner: string) => `${root}${inner}</svg>`
const clean = (text: string) => cleanSvg(Buffer.from(text))

describe('a drawing is cleaned of', () => {
  test.each([
    ['a script', '<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
    ['a script with a namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ''],
    ['a script with elements in it', '<script><script>a</script><path d="M0"/></script><g></g>', '<g></g>'],
    ['an empty script from elsewhere', '<script href="https://evil.example/a.js"/><g/>', '<g/>'],
    ['a handler', '<path onclick="alert(1)" d="M0 0" ONLOAD=\'x\'/>', '<path d="M0 0"/>'],
    [
      'a foreign document',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      '',
    ],
    ['a link that runs', '<a href="javascript:alert(1)"><g/></a>', '<a><g/></a>'],
    [
      'a link that runs in disguise',
      '<a xlink:href=" &#106;ava&#x73;cript:alert(1)"><g/></a>',
      '<a><g/></a>',
    ],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>', '<image/>'],
    ['a drawing inside a picture', '<image href="data:image/svg+xml,%3Csvg/%3E"/>', '<image/>'],
    ['a part of another file', '<use xlink:href="other.svg#a"/>', '<use/>'],
    ['another base', '<g xml:base="https://evil.example/"/>', '<g/>'],
    ['a colour from elsewhere', '<path fill="url(https://evil.example/a#b)"/>', '<path/>'],
    ['a style from elsewhere', '<path style="background:url(//evil.example)"/>', '<path/>'],
    ['an imported style', '<style>@import url(a.css);</style><g/>', '<style></style><g/>'],
    ['an imported style in pieces', '<style>@imp<![CDATA[ort "a.css"]]></style>', '<style></style>'],
    ['a style with escapes', '<style>a{b:u\\72l(x)}</style>', '<style></style>'],
    ['an address that moves', '<a><animate attributeName="href" to="javascript:alert(1)"/></a>', '<a></a>'],
    ['a handler that is set', '<set attributeName="onclick" to="alert(1)"/>', ''],
    ['comments and notes', '<!-- by me --><metadata><x>Me</x></metadata><g/>', '<g/>'],
    ['an instruction', '<?xml-stylesheet href="a.css"?><g/>', '<g/>'],
  ])('%s', (_, inner, left) => {
    expect(clean(svg(inner))).toBe(svg(left))
  })
})

describe('a drawing keeps', () => {
  test.each([
    ['its parts', '<defs><path id="a" d="M0 0"/></defs><use href="#a"/><use xlink:href="#a"/>'],
    ['gradients by their names', '<path fill="url(#sky)" style="mask:url(#hill)"/>'],
    ['styles', '<style>.a{fill:#123}@media (prefers-color-scheme:dark){.a{fill:url(#b)}}</style>'],
    ['pictures inside it', '<image href="data:image/png;base64,AAAA"/>'],
    ['what moves', '<circle r="2"><animate attributeName="r" values="1;3" dur="2s"/></circle>'],
    ['texts', '<text x="1">Über &amp; unter &lt; 空</text><title>A</title>'],
  ])('%s', (_, inner) => {
    expect(clean(svg(inner))).toBe(svg(inner))
  })

  test('a style in CDATA, as text', () => {
    expect(clean(svg('<style><![CDATA[a>b{fill:red}]]></style>'))).toBe(svg('<style>a>b{fill:red}</style>'))
  })

  test('what older programs abbreviate in its document type', () => {
    const doctype = '<?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>'
    expect(clean(`${doctype}<svg xmlns="&ns;"><g/></svg>`)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
    )
  })

  test('letters of Latin-1, where it says so', () => {
    const head = '<?xml version="1.0" encoding="iso-8859-1"?>'
    expect(cleanSvg(Buffer.from(`${head}<svg><text>Über</text></svg>`, 'latin1'))).toBe(
      '<svg><text>Über</text></svg>',
    )
  })
})

test.each([
  ['no SVG', '<html/>'],
  ['not well-formed', '<svg><g></svg>'],
  ['cut off', '<svg><g>'],
  ['without a quote', '<svg><g a="1></g></svg>'],
  ['empty', ''],
  ['a million bytes', svg(' '.repeat(1_000_001))],
  ['not in UTF-8', '<svg>\xff</svg>'],
])('what is %s is not cleaned', (_, text) => {
  expect(cleanSvg(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test('entities that hold one another bring nothing', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`)
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "lol">${lines.join('')}]><svg>&e20;</svg>`
  expect(clean(bomb)).toBe('<svg>&e20;</svg>')
  const wide = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(500)}">]><svg>${'&e;'.repeat(100_000)}</svg>`
  expect(clean(wide)).toBeUndefined()
})

test('a megabyte of document types is looked through once', () => {
  for (const begin of ['<!DOCTYPE[', '<!DOCTYPE ', '<!doctype x[ ]'])
    expect(clean(begin.repeat(99_000))).toBeUndefined()
})
