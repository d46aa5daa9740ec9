import { expect, test } from 'vitest'
import { payloadUrl } from '../../../src/router/payload-url.ts'

const message = 'Payload URL must not include hostname'

test.each([
  ['/', '/_payload.json?b1'],
  ['/en', '/en/_payload.json?b1'],
  ['/a', '/a/_payload.json?b1'],
  ['/a/', '/a/_payload.json?b1'],
  ['/a?x', '/a/_payload.json?b1'],
  ['/a?x#y', '/a/_payload.json?b1'],
  ['/a#x', '/a/_payload.json?b1'],
  ['a', '/a/_payload.json?b1'],
  ['/de/%C3%BCber', '/de/%C3%BCber/_payload.json?b1'],
  ['/de/über', '/de/%C3%BCber/_payload.json?b1'],
])('the data of %s lies at %s', (path, url) => {
  expect(payloadUrl(path, 'b1')).toBe(url)
})

test.each([
  '//h/a',
  '///h/a',
  '/\\/h/a',
  'https://h/a?x#y',
  'ftp://h/a',
  '/\\h/a',
  '\\\\h/a',
  '/\t/h/a',
  '/.//h/a',
  'http://localhost/a',
  'http:h/a',
  'https://own.host/a',
  'HTTPS://own.host/a',
  'javascript:1',
  'data:text/html,x',
  'blob:http://h/a',
  'http://site.invalid/a',
  ' http://site.invalid/a',
  'http:a',
])('a payload URL with a host is refused: %j', (path) => {
  expect(() => payloadUrl(path, 'b1')).toThrow(new Error(message))
})
