import { createHmac } from 'node:crypto'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ContentChange } from '../../../server/cms/source.ts'
import { fakeSource } from '../../support/content.ts'
import { eventually } from '../../support/eventually.ts'
import { expectLog } from '../../support/reports.ts'
import { type LogLine, serve } from '../../support/test-deps.ts'

const secret = 'a-secret-of-the-site'
const address = '/hooks/publish'
const everything: ContentChange = { handles: [], ids: [] }

async function site(env: Readonly<Record<string, string>> = { PUBLISH_SECRET: secret }) {
  const reloads: ContentChange[] = []
  const log: LogLine[] = []
  const source = fakeSource({ reload: async (change) => void reloads.push(change) })
  return { server: await serve({ source, config: env, log }), reloads, log }
}

const signedBy = (body: string, at = Math.floor(Date.now() / 1000)) => ({
  'X-Webhook-Timestamp': String(at),
  'X-Webhook-Signature': `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
})

test.each([
  ['JSON', 'application/json', '{"event":"entry.saved","payload":{"id":"a","collection":"news"}}'],
  ['no body', 'application/json', ''],
  ['a form', 'application/x-www-form-urlencoded', 'a=b'],
  ['text', 'text/plain', 'EntrySaved'],
  ['bytes', 'application/octet-stream', '\u0000\u0001'],
])('a publish with %s is accepted at once, and loaded', async (_, type, body) => {
  const { server, reloads } = await site()
  const answer = await request(server)
    .post(address)
    .set({ 'X-Publish-Secret': secret, 'Content-Type': type })
    .send(body)
  expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }])
  expect(answer.headers['cache-control']).toBe('no-store')
  await eventually(() => expect(reloads).toHaveLength(1))
})

test('a signed publish counts once: the same again is answered and has no effect', async () => {
  const { server, reloads } = await site()
  const body = '{"event":"EntrySaved"}'
  const headers = { ...signedBy(body), 'Content-Type': 'application/json' }
  const answers = []
  for (let n = 0; n < 3; n++) answers.push(await request(server).post(address).set(headers).send(body))
  expect(answers.map(({ status, body: { status: said } }) => [status, said])).toEqual([
    [202, 'accepted'],
    [202, 'known'],
    [202, 'known'],
  ])
  await eventually(() => expect(reloads).toEqual([everything]))
})

describe('a publish is refused, in the same words and without effect', () => {
  test.each([
    ['without a secret', {}],
    ['with a wrong secret', { 'X-Publish-Secret': 'another-secret-here' }],
    ['with a signature that is too old', signedBy('', Math.floor(Date.now() / 1000) - 400)],
    ['with a signature of another body', signedBy('{}')],
  ])('%s', async (_, headers) => {
    const { server, reloads, log } = await site()
    const answer = await request(server).post(address).set(headers)
    expect([answer.status, answer.body]).toEqual([401, { status: 'refused' }])
    expect(reloads).toEqual([])
    expectLog('warn', 'A publish was refused')
    expect(JSON.stringify(log)).not.toContain(secret)
  })
})

test('the sixth wrong secret in a minute is told to wait, the right one is not', async () => {
  const { server, reloads } = await site()
  for (let n = 0; n < 5; n++) {
    expect((await request(server).post(address).set('X-Publish-Secret', 'wrong')).status).toBe(401)
    expectLog('warn', 'A publish was refused')
  }
  const answer = await request(server).post(address).set('X-Publish-Secret', 'wrong')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await request(server).post(address).set('X-Publish-Secret', secret)).status).toBe(202)
  await eventually(() => expect(reloads).toHaveLength(1))
})

test('a body of more than a megabyte is refused', async () => {
  const { server, reloads } = await site()
  const body = Buffer.alloc(1_100_000, 'a')
  const answer = await request(server).post(address).set('X-Publish-Secret', secret).send(body)
  expect(answer.status).toBe(413)
  expect(reloads).toEqual([])
})

test('without a secret in the settings the address is like any other', async () => {
  const { server } = await site({})
  expect((await request(server).post(address).set('X-Publish-Secret', '')).status).toBe(405)
})

test('a page may stand at the address', async () => {
  const { server } = await site()
  expect((await request(server).get(address)).status).toBe(404)
  expect((await request(server).put(address)).status).toBe(405)
})
