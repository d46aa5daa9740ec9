import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { sendRaw } from '../support/raw.ts'
import { serveFile } from '../support/test-deps.ts'

/** What one visitor asks for never becomes what another one gets: docs/reference/attacks.md. */

const site = await serveFile()
/** Nobody attacks this one. */
const spared = await serveFile()

type Headers = Readonly<Record<string, string>>
const page = async (server: Server, path: string, headers: Headers = {}) => {
  const { status, text, headers: got } = await ask(server, path, 'identity', { headers })
  return { status, text, type: got['content-type'], tag: got.etag, cache: got['cache-control'] }
}

/** Asks for an address after an attack, and compares with the site that nobody attacks. */
const expectAsNever = async (path: string) => {
  const plain = await page(spared, path)
  expect(plain.status).toBe(200)
  expect(await page(site, path), path).toEqual(plain)
}

test.each([
  [
    'a page is itself after a query of a framework’s own (A1)',
    '/en?__nextDataReq=1',
    { 'x-now-route-matches': '1' },
    '/en',
  ],
  [
    'a page is itself after a query that looks like the address of data (A4)',
    '/en?/_payload.json',
    {},
    '/en',
  ],
  [
    'a page is itself after a query that names its data (A4)',
    '/?/_payload.json',
    { Cookie: 'i18n_redirected=nl' },
    '/',
  ],
  [
    'a page is itself after an address below its data (A4)',
    '/en/about-us/_payload.json/',
    {},
    '/en/about-us',
  ],
  [
    'a page is itself after a query that names another page (G6)',
    '/over-ons?slug=team&path=/en&0=team',
    {},
    '/over-ons',
  ],
])('%s', async (_name, path, headers, clean) => {
  const attacked = await page(site, path, headers)
  if (attacked.status === 200) expect(attacked.type).toBe('text/html; charset=utf-8')
  else expect(attacked.status).toBe(308)
  await expectAsNever(clean)
})

const variants = [
  ...[
    '/over-ons/',
    '/over-ons/.',
    '/over-ons/%2e',
    '/over-ons%2e',
    '/over%2Dons',
    '/OVER-ONS',
    '/over-ons//',
  ],
  ...[
    '/over-ons?x',
    '/over-ons?x=1',
    '/over-ons;x',
    '/over-ons%20',
    '/over-ons%00',
    '/over-ons%2F',
    '/nl/over-ons',
  ],
]

test('another spelling of an address neither writes nor reads the page of that address (A7)', async () => {
  for (const round of ['cold', 'warm']) {
    for (const variant of variants) {
      const { status, text } = await page(site, variant)
      expect([200, 308, 404], `${round} ${variant}`).toContain(status)
      if (status === 200) expect(text).toBe((await page(spared, '/over-ons')).text)
    }
    await expectAsNever('/over-ons')
  }
})

test('a page that was first asked for in part, by its tag, without a body or with one is kept whole (A18)', async () => {
  await ask(site, '/over-ons/team', 'identity', { method: 'HEAD' })
  await expectAsNever('/over-ons/team')
  await page(site, '/en/about-us/team', { Range: 'bytes=0-10' })
  await expectAsNever('/en/about-us/team')
  await page(site, '/de/ueber-uns', { 'If-None-Match': '*', 'If-Modified-Since': new Date(0).toUTCString() })
  await expectAsNever('/de/ueber-uns')
  const body = ['Host: a.example', 'Content-Length: 3', 'Connection: close', '', 'a=b']
  await sendRaw(site, 'GET /alleen-hier HTTP/1.1', ...body)
  await expectAsNever('/alleen-hier')
})

test('an error that an attacker causes is kept by nobody, and the next visitor gets the page (A15)', async () => {
  for (const [status, header] of [
    [431, `X-Large: ${'a'.repeat(20_000)}`],
    [400, 'X-Control: a\u0001b'],
    [400, 'Content-Length: nothing'],
    [417, 'Expect: what is not there'],
  ] as const) {
    const answer = await sendRaw(site, 'GET /en HTTP/1.1', 'Host: a.example', header, 'Connection: close')
    expect(answer.status, header).toBe(status)
    expect(answer.head, header).toMatch(/\r\nCache-Control: no-store\r\n/i)
    await expectAsNever('/en')
  }
})

test('a page below the name of a file is missing, and kept by nobody (A16)', async () => {
  for (const path of [
    '/en/about-us/x.css',
    '/en/about-us.css',
    '/en/about-us/a.js',
    '/en/about-us%3Bx.png',
  ]) {
    const { status, cache } = await page(site, path)
    expect([404, 308], path).toContain(status)
    if (status === 404) expect(cache, path).toBe('no-store')
  }
})
