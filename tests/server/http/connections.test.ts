import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask, askAgain, serveAnswers } from '../../support/sockets.ts'

/** More bytes than the system holds for a client that does not read. */
const part = 16_000_000
const large = Buffer.alloc(2 * part, 'a')

describe('a client that takes nothing of its answer', () => {
  /** Moves the time between two looks at connections. */
  function stopLooks(): (seconds: number) => void {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    return (seconds) => void vi.advanceTimersByTime(seconds * 1000)
  }

  test('is cut after two minutes', async () => {
    const pass = stopLooks()
    const server = await serveAnswers((_req, res) => res.end(large))
    const accepted = once(server, 'connection')
    const client = await ask(server)
    client.on('error', () => {})
    const [socket] = (await accepted) as [Socket]
    await once(client, 'readable')
    pass(120)
    expect(socket.destroyed).toBe(false)
    pass(5)
    expect(socket.destroyed).toBe(true)
  })

  test('is not cut while it takes a part now and then', async () => {
    const pass = stopLooks()
    const server = await serveAnswers((_req, res) => res.end(Buffer.concat([large, large])))
    const client = await ask(server)
    let taken = 0
    let parts = 0
    for await (const data of client) {
      taken += data.length
      // Each part is more than the system may hold, so that some of it was taken from the server since the
      // last.
      if (taken < (parts + 1) * part) continue
      parts += 1
      pass(60)
      if (parts === 4) break
    }
    expect(parts).toBe(4)
  })

  test('is not cut while its page is being made, nor before its next question', async () => {
    const pass = stopLooks()
    const answers: ServerResponse[] = []
    const server = await serveAnswers((_req, res) => answers.push(res))
    const client = await ask(server)
    for (const body of ['first', 'second']) {
      if (body === 'second') askAgain(client)
      await vi.waitUntil(() => answers.length > 0)
      pass(300)
      answers.pop()?.end(body)
      const [data] = await once(client, 'data')
      expect(String(data)).toContain(body)
      pass(300)
    }
  })
})

describe('a server with almost as many connections as it takes', () => {
  test('closes the one that was idle for longest when another comes', async () => {
    const server = await serveAnswers((_req, res) => res.end('done'))
    server.maxConnections = 5
    const clients: Socket[] = []
    for (let n = 0; n < 4; n++) {
      const client = await ask(server)
      await once(client, 'data')
      clients.push(client)
    }
    const [first, second, third] = clients as [Socket, Socket, Socket]
    askAgain(first)
    await once(first, 'data')
    const closed = once(second, 'close')
    const next = await ask(server)
    expect(String(await once(next, 'data'))).toContain('200 OK')
    await closed
    for (const client of [first, third]) {
      askAgain(client)
      expect(String(await once(client, 'data'))).toContain('200 OK')
    }
  })

  test('closes none whose answer is under way', async () => {
    const answers: ServerResponse[] = []
    const server = await serveAnswers((_req, res) => answers.push(res))
    server.maxConnections = 5
    const clients = [await ask(server), await ask(server), await ask(server), await ask(server)]
    const last = await ask(server)
    await vi.waitUntil(() => answers.length === 5)
    for (const answer of answers) answer.end('done')
    for (const client of [...clients, last]) expect(String(await once(client, 'data'))).toContain('200 OK')
  })
})
