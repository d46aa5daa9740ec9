import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendRaw } from '../support/raw.ts'
import { portOf, serveFile } from '../support/test-deps.ts'

/** Clients that never finish: docs/reference/attacks.md. */

const site = await serveFile()
const limits = { headers: site.headersTimeout, request: site.requestTimeout }
// Nobody waits for the real ones here.
Object.assign(site, { headersTimeout: 100, requestTimeout: 200 })

/** Sends the beginning of a request, and reads what comes until the connection is closed. */
async function begin(...lines: readonly string[]): Promise<string> {
  const socket = connect(portOf(site), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

test('headers have ten seconds, and a whole request fifteen (M1)', () => {
  expect(limits).toEqual({ headers: 10_000, request: 15_000 })
})

test('headers that never end are answered with 408, and the connection is closed (M1)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => begin('GET /en HTTP/1.1', 'Host: a', `X-${n}: a`)),
  )
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/)
    expect(answer).toMatch(/\r\nConnection: close\r\n/)
  }
})

test('a body that never ends has its connection closed (M2)', async () => {
  const head = [
    'Host: a',
    'Origin: https://www.example.org',
    'Content-Type: application/x-www-form-urlencoded',
  ]
  const answers = await Promise.all(
    ['/preferences', '/forms/contact', '/en'].map((path) =>
      begin(`POST ${path} HTTP/1.1`, ...head, 'Content-Length: 100', '', 'a='),
    ),
  )
  for (const answer of answers) expect(answer.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(1)
})

test('others are answered meanwhile (M1, M2)', async () => {
  const slow = Array.from({ length: 50 }, () => begin('GET /en HTTP/1.1', 'Host: a'))
  expect((await sendRaw(site, 'GET /health/live HTTP/1.1', 'Host: a', 'Connection: close')).status).toBe(200)
  await Promise.all(slow)
})
