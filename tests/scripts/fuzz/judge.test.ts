/** What the fuzzing of requests takes for a fault. */
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { divide } from '../../../scripts/fuzz/exchange.mjs'
import { judge } from '../../../scripts/fuzz/judge.mjs'

const origin = 'https://www.example.org'
const answer = (status: number, headers: readonly string[], body = '') =>
  [
    `HTTP/1.1 ${status} x`,
    'X-Content-Type-Options: nosniff',
    ...headers,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
const broken = (bytes: string, method = 'GET') =>
  judge(
    { method },
    divide(Buffer.from(bytes, 'latin1'), (index) => index === 0 && method === 'HEAD'),
    origin,
  )
const html = 'Content-Type: text/html; charset=utf-8'

test.each([
  ['a page', answer(200, [html], '<p>zq7&lt;b&gt;</p>')],
  ['a redirect of this site', answer(308, ['Location: /en?a=//b'])],
  ['a redirect to its own address', answer(302, [`Location: ${origin}/en`])],
  ['a refusal of one that is overloaded', answer(503, ['Retry-After: 2'])],
  [
    'an answer in chunks',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-Content-Type-Options: nosniff\r\n\r\n1\r\na\r\n0\r\n\r\n',
  ],
  ['two answers', answer(200, [], 'a') + answer(200, [], '{"status":"ok"}')],
])('%s is sound', (_what, bytes) => {
  expect(broken(bytes)).toEqual([])
})

test.each([
  ['no answer', '', 'every request is answered'],
  ['an error of the server', answer(500, []), 'the status is 2xx, 3xx, 4xx, or 503 with Retry-After'],
  [
    'a refusal that does not say for how long',
    answer(503, []),
    'the status is 2xx, 3xx, 4xx, or 503 with Retry-After',
  ],
  ['a redirect elsewhere', answer(302, ['Location: //evil.example']), 'a redirect stays on this site'],
  [
    'a redirect to a longer host',
    answer(302, [`Location: ${origin}.evil.example/`]),
    'a redirect stays on this site',
  ],
  ['a redirect without a target', answer(302, []), 'a redirect has a Location'],
  [
    'a header of the request',
    answer(200, ['x-injected: 1']),
    'no header of the request becomes one of the answer',
  ],
  ['a header twice', answer(200, ['ETag: a', 'etag: b']), 'no header comes twice but Set-Cookie and Vary'],
  ['a byte in a header', answer(200, ['ETag: \u00e9']), 'header names and values are visible'],
  [
    'markup of the request',
    answer(200, [html], '<p>zq7<b></p>'),
    'markup repeats no text of the request as markup',
  ],
  [
    'an attribute of the request',
    answer(404, [html], '<a title="zq7"x="">'),
    'markup repeats no text of the request as markup',
  ],
  ['half an object', answer(200, ['Content-Type: application/json'], '{"a"'), 'JSON is JSON'],
  ['a cookie of nobody', answer(200, ['Set-Cookie: zq7=1']), 'only known cookies are set'],
  ['three answers', answer(200, []).repeat(3), 'there is one answer for each request'],
  ['more than an answer', `${answer(200, [])}abc`, 'an answer is whole, and nothing stands behind it'],
  [
    'an answer that swallowed the next request',
    answer(200, []) + answer(404, []),
    'the request behind it gets its own answer',
  ],
])('%s is a fault', (_what, bytes, rule) => {
  expect(broken(bytes)).toContain(rule)
})

test('the answer to HEAD has no body, and what stands there is a fault', () => {
  expect(broken(answer(200, []).replace('Content-Length: 0', 'Content-Length: 5'), 'HEAD')).toEqual([])
  expect(broken(answer(200, [], 'abc'), 'HEAD')).toContain('an answer is whole, and nothing stands behind it')
})
