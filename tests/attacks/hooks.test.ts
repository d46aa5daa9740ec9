import type { Server } from 'node:http'
import request from 'supertest'
import { expect, test } from 'vitest'
import type { ContentChange } from '../../server/cms/source.ts'
import { fakeSource } from '../support/content.ts'
import { expectLog } from '../support/reports.ts'
import { serveFile } from '../support/test-deps.ts'

/** What changes something, and who may ask for it: docs/reference/attacks.md. */

const secret = 'a-secret-of-the-site'
const reloads: ContentChange[] = []
const source = fakeSource({ reload: async (change) => void reloads.push(change) })
const env = { PUBLISH_SECRET: secret, PREVIEW_SECRET: secret, REPORTS_SECRET: secret }
const direct = await serveFile({ source, config: env })
/** Those who guess are told to wait, so that they have one of their own. */
const guessed = await serveFile({ source, config: env })
const proxied = await serveFile({ source, config: { ...env, TRUST_PROXY: 'loopback' } })

type Headers = Readonly<Record<string, string>>
const publish = (headers: Headers, site: Server = direct) => request(site).post('/hooks/publish').set(headers)

test('a post of a page of another site publishes nothing, whatever it says of its origin (R1)', async () => {
  for (const origin of ['null', 'https://evil.test', 'https://www.example.org', ''])
    for (const type of ['text/plain', 'application/json', 'APPLICATION/JSON; charset=x']) {
      // A browser sends cookies and no header of its own without being allowed to.
      const { status, headers } = await publish({
        Origin: origin,
        'Content-Type': type,
        Cookie: `secret=${secret}`,
      })
      expect([401, 429]).toContain(status)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  expectLog('warn', 'A publish was refused')
  expect(reloads).toEqual([])
})

test('a form of another site is refused before anything is read of it (R1)', async () => {
  for (const path of ['/preferences', '/forms/contact'])
    for (const headers of [
      { Origin: 'null' },
      { Origin: 'https://evil.test' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const answer = await request(direct).post(path).set(headers).type('form').send('theme=dark&email=a')
      expect(answer.status, path).toBe(403)
      expect(answer.headers['set-cookie'], path).toBeUndefined()
    }
})

test('a form of another type than forms have is refused (R2)', async () => {
  for (const path of ['/preferences', '/forms/contact'])
    for (const type of ['text/plain', 'TEXT/PLAIN', 'application/json', 'multipart/form-data; boundary=x']) {
      const own = {
        Origin: 'https://www.example.org',
        Host: 'www.example.org',
        'Sec-Fetch-Site': 'same-origin',
      }
      const answer = await request(direct).post(path).set(own).set('Content-Type', type).send('theme=dark')
      expect([400, 415], `${path} ${type}`).toContain(answer.status)
      expect(answer.headers['set-cookie'], path).toBeUndefined()
    }
})

test('twenty thousand fields of a form are refused (J5)', async () => {
  for (const path of ['/preferences', '/forms/contact']) {
    const own = { Host: 'www.example.org', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await request(direct).post(path).set(own).type('form').send('a&'.repeat(20_000))
    expect(answer.status, path).toBe(413)
  }
})

test('what an address alone asks for changes nothing (R6)', async () => {
  const addresses = [
    ...[`/hooks/publish?secret=${secret}`, '/preferences?theme=dark', '/preferences?consent=granted'],
    ...['/forms/contact?email=a', '/preview/exit', `/revalidate?secret=${secret}`],
  ]
  for (const path of addresses) {
    const { status, headers } = await request(direct).get(path)
    expect([404, 405], path).toContain(status)
    expect(headers['set-cookie'], path).toBeUndefined()
  }
  expect(reloads).toEqual([])
})

/** Statuses of eight wrong secrets, each with an address that the sender made up. */
async function guesses(site: Server, addressOf: (n: number) => string): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let n = 0; n < 8; n++)
    statuses.push(
      (await publish({ 'X-Forwarded-For': addressOf(n), 'X-Publish-Secret': `wrong-${n}` }, site)).status,
    )
  return statuses
}

test('an address that a sender makes up buys no further guess (O2)', async () => {
  expect(await guesses(guessed, (n) => `203.0.113.${n}`)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expectLog('warn', 'A publish was refused')
})

test('the address that counts is that of the nearest hop, with a tab before it or not (B12)', async () => {
  const behind = (n: number) => `198.51.100.${n},${n % 2 ? '\t' : ' '}203.0.113.7`
  expect(await guesses(proxied, behind)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expectLog('warn', 'A publish was refused')
})
