import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundedBody } from '../../../server/middleware/bounded-body.ts'
import { portOf } from '../../support/test-deps.ts'

const app = express()
app.post(
  '/',
  boundedBody(1_000, (limit) => express.raw({ type: () => true, limit })),
  (req, res) => {
    res.json({ bytes: Buffer.isBuffer(req.body) ? req.body.length : 0 })
  },
)
const refuse: ErrorRequestHandler = (error, _req, res, _next) => {
  res.set('Connection', 'close').status(error.status).end()
}
app.use(refuse)
const server = createServer(app)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** The first line of the answer to a request whose body has begun, and does not end. */
async function answerTo(header: string, ...parts: readonly string[]): Promise<string> {
  const socket = connect(portOf(server), '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: a.test\r\n${header}\r\n\r\n`)
  for (const part of parts) socket.write(part)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`

describe('a body that is too long is refused before its end comes', () => {
  test.each([
    ['where it says its length', 'content-length: 1001', []],
    ['where it has come in parts', 'transfer-encoding: chunked', [chunk(600), chunk(401)]],
  ] as const)('%s', async (_, header, parts) => {
    expect(await answerTo(header, ...parts)).toMatch(/^HTTP\/1\.1 413 /)
  })
})

test.each([0, 1, 1_000])('a body of %i bytes is read whole', async (bytes) => {
  const answer = await request(server).post('/').type('text/plain').send('a'.repeat(bytes))
  expect(answer.body).toEqual({ bytes })
})

test('a body whose sender leaves does not reach the handler, and the server goes on', async () => {
  const socket = connect(portOf(server), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a.test\r\ncontent-length: 900\r\n\r\nabc')
  await once(socket, 'connect')
  socket.destroy()
  await request(server).post('/').send('abc').expect(200)
})
