import { once } from 'node:events'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import type { Deps } from '../../../server/deps.ts'
import { readVisitorCookies } from '../../../server/http/cookies.ts'
import { createHttpServer } from '../../../server/http/server.ts'
import { consentAnswer } from '../../support/consent.ts'
import { contentPage, fakeSource } from '../../support/content.ts'
import { firstStyles, fromOutside } from '../../support/first-view.ts'
import { sendRaw } from '../../support/raw.ts'
import { buildId, type LogLine, portOf, serveDeps, siteUrl, testDeps } from '../../support/test-deps.ts'

/** The same site, answered by Express alone. */
async function serveSlowly(deps: Deps): Promise<Server> {
  const server = createHttpServer(createApp(deps)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return server
}

interface Question {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(server: Server, { method = 'GET', path, headers = {} }: Question) {
  const asked = request({
    port: portOf(server),
    path,
    method,
    headers: { 'X-Request-Id': 'same', ...headers },
  })
  const [answer] = await once(asked.end(), 'response')
  const { date: _, ...rest }: IncomingHttpHeaders = answer.headers
  return { status: answer.statusCode, headers: rest, body: await buffer(answer) }
}

/** The site of all tests, with a list of 30 news items. */
function sourceWithList() {
  const entries = Array.from({ length: 30 }, (_, at) => ({ title: `News ${at}`, path: `/en/news/${at}` }))
  const plain = fakeSource({ entries: async () => entries })
  const list = contentPage('en', '/news', 'News', { mounts: ['news'] })
  return {
    ...plain,
    page: async (locale: string, path: string) =>
      locale === 'en' && path === '/news' ? { kind: 'page' as const, page: list } : plain.page(locale, path),
  }
}

const firstView = { ...fromOutside, 'Accept-Encoding': 'gzip, br' }

const theme = { Cookie: `theme=dark; consent=${consentAnswer('no')}` }
const questions: readonly (readonly [string, Question])[] = [
  ['a page', { path: '/en/about-us' }],
  ['a page with Brotli', { path: '/en/sitemap', headers: { 'Accept-Encoding': 'gzip, br' } }],
  ['a page with gzip', { path: '/en/sitemap', headers: { 'Accept-Encoding': 'gzip' } }],
  ['the head of a page', { method: 'HEAD', path: '/en/sitemap', headers: { 'Accept-Encoding': 'br' } }],
  ['a first view', { path: '/en/about-us', headers: firstView }],
  ['a first view with gzip', { path: '/en', headers: { ...firstView, 'Accept-Encoding': 'gzip' } }],
  ['the head of a first view', { method: 'HEAD', path: '/en/about-us', headers: firstView }],
  ['a first view of a page in one part', { path: '/en/sitemap', headers: firstView }],
  ['a first view of a visitor with choices', { path: '/en', headers: { ...firstView, ...theme } }],
  ['a second view', { path: '/en/about-us', headers: { ...firstView, 'Sec-Fetch-Site': 'same-origin' } }],
  ['a page for a visitor with choices', { path: '/en/about-us', headers: theme }],
  ['the home of a visitor who prefers its language', { path: '/', headers: { 'Accept-Language': 'nl,en' } }],
  ['the home', { path: '/' }],
  [
    'the home from a link of an older browser',
    { path: '/', headers: { Referer: `${siteUrl}/de`, 'Accept-Language': 'de' } },
  ],
  [
    'the home from a link',
    { path: '/', headers: { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': 'de' } },
  ],
  ['data', { path: `/en/about-us/_payload.json?${buildId}` }],
  ['data for a visitor with choices', { path: `/en/_payload.json?${buildId}`, headers: theme }],
  ['a further page of a list', { path: '/en/news?page=2' }],
  ['a further page with Brotli', { path: '/en/news?page=3', headers: { 'Accept-Encoding': 'gzip, br' } }],
  ['the head of a further page', { method: 'HEAD', path: '/en/news?page=2' }],
  ['a first view of a further page', { path: '/en/news?page=2', headers: firstView }],
  ['a further page for a visitor with choices', { path: '/en/news?page=2', headers: theme }],
  ['a further page that is known already', { path: '/en/news?page=2', headers: { 'If-None-Match': '*' } }],
  ['data of a further page', { path: `/en/news/_payload.json?${buildId}&page=2` }],
  ['a page that is known already', { path: '/en/about-us', headers: { 'If-None-Match': '*' } }],
  [
    'data that is known already',
    { path: `/_payload.json?${buildId}`, headers: { 'If-None-Match': 'W/"x", *' } },
  ],
  ['a page that is not there', { path: '/en/nope' }],
  ['a page that is not there, with Brotli', { path: '/en/nope', headers: { 'Accept-Encoding': 'br' } }],
  ['the head of a page that is not there', { method: 'HEAD', path: '/en/nope' }],
  ['an address that no route matches', { path: '/designsystem/nope', headers: { Accept: 'text/html,*/*' } }],
]

test.each(questions)('%s is answered before Express as by it, and logged alike', async (_, question) => {
  const log: LogLine[] = []
  const deps = await testDeps({ log, frontend: { firstStyles }, source: sourceWithList() })
  const [quick, slow] = [await serveDeps(deps), await serveSlowly(deps)]
  // The first makes it, the second its compressed copy.
  await ask(slow, question)
  await ask(slow, question)
  const before = log.length
  const one = await ask(quick, question)
  const other = await ask(slow, question)
  expect(one).toEqual(other)
  expect(one.headers['server-timing']).toBe('cache;desc=hit')
  const lines = log.slice(before).filter(({ msg }) => msg === 'request')
  const [first, second] = lines.map(({ ms: _ms, time: _time, ...line }) => line)
  expect(first).toEqual(second)
})

test.each([
  [
    'a page in the language of a visitor of the home',
    { path: '/', headers: { 'Accept-Language': 'de' } },
    302,
  ],
  [
    'the home of a visitor who chose another language',
    { path: '/', headers: { Cookie: 'i18n_redirected=en' } },
    302,
  ],
  ['a page that is not there, for code', { path: '/en/nope', headers: { Accept: 'application/json' } }, 404],
  ['another method', { method: 'DELETE', path: '/en' }, 405],
  ['data for another build', { path: '/en/_payload.json?other' }, 409],
] as const)('%s is left to Express', async (_, question, status) => {
  const deps = await testDeps()
  const server = await serveDeps(deps)
  for (const path of ['/', '/en', '/en/nope', `/en/_payload.json?${buildId}`]) await ask(server, { path })
  expect((await ask(server, question)).status).toBe(status)
})

test.each([
  ['two Hosts', ['Host: a.example', 'Host: b.example']],
  ['a malformed Host', ['Host: a.example/x']],
  ['no Host', []],
])('a page that is known is refused to a request with %s', async (_, lines) => {
  const server = await serveDeps(await testDeps())
  await ask(server, { path: '/en' })
  const answer = await sendRaw(server, 'GET /en HTTP/1.1', ...lines, 'Connection: close')
  expect(answer.status).toBe(400)
})

test('while the site stops, connections are closed after a page that is known', async () => {
  const deps = await testDeps()
  const server = await serveDeps(deps)
  await ask(server, { path: '/en' })
  deps.lifecycle.state = 'stopping'
  expect((await ask(server, { path: '/en' })).headers.connection).toBe('close')
})

test.each([
  [undefined, { theme: 'auto', consent: 'undecided', language: undefined }],
  ['theme=dark', { theme: 'dark', consent: 'undecided', language: undefined }],
  [
    `a=b;theme = light ;consent=${consentAnswer('yes')}`,
    { theme: 'light', consent: 'yes', language: undefined },
  ],
  ['theme=dark; theme=light', { theme: 'dark', consent: 'undecided', language: undefined }],
  ['mytheme=dark; consent=maybe', { theme: 'auto', consent: 'undecided', language: undefined }],
  ['consent=yes', { theme: 'auto', consent: 'undecided', language: undefined }],
  ['i18n_redirected=de', { theme: 'auto', consent: 'undecided', language: 'de' }],
  ['theme="dark"', { theme: 'dark', consent: 'undecided', language: undefined }],
  ['theme=%64ark', { theme: 'dark', consent: 'undecided', language: undefined }],
  ['i18n_redirected=j:{"a":1}', { theme: 'auto', consent: 'undecided', language: { a: 1 } }],
])('the cookies %s are read as %j', (header, expected) => {
  const { visitor, language } = readVisitorCookies(header)
  expect({ ...visitor, language }).toEqual(expected)
})
