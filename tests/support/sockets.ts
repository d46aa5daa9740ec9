/** The real server on a socket. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import express from 'express'
import { onTestFinished } from 'vitest'
import { createHttpServer } from '../../server/http/server.ts'
import { portOf } from './test-deps.ts'

type Answer = (...args: Parameters<Parameters<typeof createHttpServer>[1] & {}>) => unknown

/**
 * The real server around answers of a test's own. It listens until the test ends.
 * @param trustProxy Express's setting: whose connections are those of many clients
 */
export async function serveAnswers(answer: Answer, trustProxy: boolean | string = false): Promise<Server> {
  const app = express().set('trust proxy', trustProxy)
  const server = createHttpServer(app, (req, res) => {
    answer(req, res)
    return true
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return server
}

const question = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'

/** A client of its own connection that has asked, and reads when the test does. It may ask again. */
export async function ask(
  server: Server,
  { allowHalfOpen = false, from = '127.0.0.1' } = {},
): Promise<Socket> {
  const client = await open(server, { allowHalfOpen, from })
  askAgain(client)
  return client
}

/** A client of its own connection that has not asked yet. */
export async function open(
  server: Server,
  { allowHalfOpen = false, from = '127.0.0.1' } = {},
): Promise<Socket> {
  const client = connect({ port: portOf(server), host: '127.0.0.1', localAddress: from, allowHalfOpen })
  onTestFinished(() => void client.destroy())
  await once(client, 'connect')
  return client
}

export const askAgain = (client: Socket): void => void client.write(question)
