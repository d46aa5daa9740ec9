/** The real server on a socket. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import express from 'express'
import { onTestFinished } from 'vitest'
import { createHttpServer } from '../../server/http/server.ts'
import { portOf } from './test-deps.ts'

type Answer = (...args: Parameters<Parameters<typeof createHttpServer>[1] & {}>) => unknown

/** The real server around answers of a test's own. It listens until the test ends. */
export async function serveAnswers(answer: Answer): Promise<Server> {
  const server = createHttpServer(express(), (req, res) => {
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
export async function ask(server: Server, { allowHalfOpen = false } = {}): Promise<Socket> {
  const client = connect({ port: portOf(server), host: '127.0.0.1', allowHalfOpen })
  onTestFinished(() => void client.destroy())
  await once(client, 'connect')
  askAgain(client)
  return client
}

export const askAgain = (client: Socket): void => void client.write(question)
