import express from 'express'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { sendReports } from '../../../server/handlers/reports.ts'
import type { Reports } from '../../../server/reports/reports.ts'
import { contentPage, fakeSource, globalsWith } from '../../support/content.ts'
import { outline } from '../../support/outlines.ts'
import { expectLog } from '../../support/reports.ts'
import { type LogLine, serve, testDeps } from '../../support/test-deps.ts'

const secret = 'a-secret-of-the-site'
const addresses = ['/reports', '/reports.html', '/reports.json', '/reports.csv']
const bearer = { Authorization: `Bearer ${secret}` }
const basic = (name: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
})
const refusal = 'A request for the reports was refused'

/** A site whose one redirect leads to nothing. */
const broken = (to = '/weg') => fakeSource(globalsWith({}, [{ from: '/oud', to, sites: ['nl'] }]))

async function site(env: Readonly<Record<string, string>> = { REPORTS_SECRET: secret }, source = broken()) {
  const log: LogLine[] = []
  return { server: await serve({ source, config: env, log }), log }
}

describe.each(addresses)('%s', (address) => {
  test('is 404 without a secret in the settings, as any address without a page', async () => {
    const { server } = await site({})
    const answer = await request(server).get(address).set(bearer)
    expect(answer.status).toBe(404)
    expect(answer.headers['www-authenticate']).toBeUndefined()
  })

  test('asks for the secret, in a way that browsers know', async () => {
    const { server, log } = await site()
    const answer = await request(server).get(address)
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Basic realm="Reports", charset="UTF-8"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(answer.text).not.toContain('weg')
    expect(log.filter(({ level }) => level >= 40)).toEqual([])
  })

  test.each([
    ['as bearer token', bearer],
    ['as password of any name', basic('editor', secret)],
    ['as password without a name', basic('', secret)],
  ])('tells the findings to those who know the secret %s', async (_, headers) => {
    const { server, log } = await site()
    const answer = await request(server).get(address).set(headers)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('/oud')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  test('never takes the secret from the address', async () => {
    const { server } = await site()
    expect((await request(server).get(`${address}?secret=${secret}&token=${secret}`)).status).toBe(401)
  })

  test('answers no other method than GET and HEAD', async () => {
    const { server } = await site()
    expect((await request(server).head(address).set(bearer)).status).toBe(200)
    expect((await request(server).post(address).set(bearer)).status).toBe(405)
  })
})

test.each([
  ['a wrong bearer token', { Authorization: 'Bearer another-secret-here' }],
  ['a wrong password', basic('editor', 'another-secret-here')],
  ['the secret with more behind it', basic('editor', `${secret}x`)],
])('%s is refused, logged without what was sent, and told nothing', async (_, headers) => {
  expectLog('warn', refusal)
  const { server, log } = await site()
  const answer = await request(server).get('/reports.json').set(headers)
  expect(answer.status).toBe(401)
  expect(answer.text).not.toContain('weg')
  expect(JSON.stringify(log)).not.toMatch(/another-secret|a-secret/)
})

test('the sixth wrong secret in a minute is told to wait, the right one is not', async () => {
  const { server } = await site()
  const wrong = { Authorization: 'Bearer another-secret-here' }
  for (let n = 0; n < 5; n++) {
    expectLog('warn', refusal)
    expect((await request(server).get('/reports').set(wrong)).status).toBe(401)
  }
  const answer = await request(server).get('/reports').set(wrong)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await request(server).get('/reports').set(bearer)).status).toBe(200)
  expect((await request(server).get('/reports')).status).toBe(401)
})

test('the JSON has the findings of all sections with their totals', async () => {
  const { server } = await site()
  const { body, headers } = await request(server).get('/reports.json').set(bearer)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body.source).toBe('fake')
  const redirects = body.sections.find(({ section }: { section: string }) => section === 'redirects')
  expect(redirects).toEqual({
    section: 'redirects',
    total: 1,
    findings: [
      {
        ...{ kind: 'dead target', locales: ['nl'], place: 'row 1', subject: '/oud' },
        detail: '/weg: there is no page',
      },
    ],
  })
})

test('the CSV has one finding in a row', async () => {
  const { server } = await site()
  const { text, headers } = await request(server).get('/reports.csv').set(bearer)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, ...rows] = text.split('\r\n')
  expect(head).toBe('section,kind,languages,page,place,subject,detail,suggestion,count')
  expect(rows).toContain('redirects,dead target,nl,,row 1,/oud,/weg: there is no page,,')
  expect(rows.at(-1)).toBe('')
})

test('texts of the content cannot become markup of the page', async () => {
  const title = '<script>alert(1)</script>"\'&'
  const path = '/"><img src=x onerror=alert(1)>'
  const hostile = { ...outline('nl', path), summary: { title, path } }
  const source = fakeSource({ outlines: async (locale) => (locale === 'nl' ? [hostile] : []) })
  const { server } = await site({ REPORTS_SECRET: secret }, source)
  const { text } = await request(server).get('/reports').set(bearer)
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toMatch(/<script|<img/)
})

test('a page of the content at /reports comes first; the report is at /reports.html', async () => {
  const page = contentPage('nl', '/reports', 'Verslagen')
  const source = fakeSource({
    has: async (locale, path) => locale === 'nl' && path === '/reports',
    page: async (locale, path) =>
      locale === 'nl' && path === '/reports' ? { kind: 'page', page } : { kind: 'missing' },
  })
  const { server } = await site({ REPORTS_SECRET: secret }, source)
  const answer = await request(server).get('/reports')
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('Verslagen')
  expect((await request(server).get('/reports.html')).status).toBe(401)
})

test('addresses asked for in vain are told with the page that may be meant, and nothing of the visitor', async () => {
  const { server } = await site({ REPORTS_SECRET: secret }, fakeSource())
  for (let n = 0; n < 3; n++) await request(server).get('/over-onss?naam=jan')
  await request(server).get('/reset/jan@example.org/4f9a8b7c6d5e4f3a2b1c')
  const { body } = await request(server).get('/reports.json').set(bearer)
  const missed = body.sections.find(({ section }: { section: string }) => section === 'not-found')
  expect(missed.findings).toEqual([
    { kind: 'missing', locales: [], subject: '/over-onss', count: 3, suggestion: '/over-ons' },
    { kind: 'missing', locales: [], subject: '/reset/…/…', count: 1 },
  ])
  expect(JSON.stringify(body)).not.toMatch(/jan|127\.0\.0\.1/)
})

test.each([
  ['/reports', '<meta http-equiv="refresh" content="5">'],
  ['/reports.json', '{"status":"collecting"}'],
  ['/reports.csv', ''],
])('who asks for %s while the report takes long is told to come back', async (address, text) => {
  const never: Reports = { get: () => new Promise(() => {}), last: () => undefined, close: () => {} }
  const deps = await testDeps()
  const app = express().get(
    address,
    sendReports(deps, never, () => secret, { longest: 1 }),
  )
  const answer = await request(app).get(address).set(bearer)
  expect([answer.status, answer.headers['retry-after']]).toEqual([202, '5'])
  expect(answer.text).toContain(text)
})
