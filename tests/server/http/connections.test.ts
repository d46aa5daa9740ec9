import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { ask, askAgain, open, serveAnswers } from '../../support/sockets.ts'

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

  test('is cut within a minute', async () => {
    const pass = stopLooks()
    const server = await serveAnswers((_req, res) => res.end(large))
    const accepted = once(server, 'connection')
    const client = await ask(server)
    client.on('error', () => {})
    const [socket] = (await accepted) as [Socket]
    await once(client, 'readable')
    pass(55)
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
      // A part is more than the system may hold: some of it was taken from the server since the last.
      if (taken < (parts + 1) * part) continue
      parts += 1
      pass(50)
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
      await eventually(() => expect(answers.length > 0).toBe(true))
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
    const server = await serveAnswers((_req, res) => res.end('done'), true)
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
    const server = await serveAnswers((_req, res) => answers.push(res), true)
    server.maxConnections = 5
    const clients = [await ask(server), await ask(server), await ask(server), await ask(server)]
    const last = await ask(server)
    await eventually(() => expect(answers.length === 5).toBe(true))
    for (const answer of answers) answer.end('done')
    for (const client of [...clients, last]) expect(String(await once(client, 'data'))).toContain('200 OK')
  })
})

/** Beginnings of requests that never end. */
const halves: Readonly<Record<string, string>> = {
  'no byte of a request': '',
  'half the head of a request': 'GET / HTTP/1.1\r\nHost: a.exam',
  'the head of a form without its body':
    'POST /forms/x HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\na',
}

/** Opens connections that send a beginning and nothing more. Those that the server closes are fine. */
async function sendHalves(
  server: Server,
  count: number,
  half: string,
  from = '127.0.0.1',
): Promise<Socket[]> {
  const clients: Socket[] = []
  for (let n = 0; n < count; n++) {
    const client = await open(server, { from })
    client.on('error', () => {})
    client.write(half)
    clients.push(client)
  }
  return clients
}

describe.each(Object.entries(halves))('clients that send %s', (_, half) => {
  const reply = (req: IncomingMessage, res: ServerResponse) => {
    if (req.method === 'GET') res.end('done')
  }

  test('shut nobody out, however many there are and however often they come back', async () => {
    const server = await serveAnswers(reply)
    server.maxConnections = 20
    for (let round = 0; round < 3; round++) {
      await sendHalves(server, 21, half)
      expect(String(await once(await ask(server), 'data'))).toContain('200 OK')
    }
  })

  test('make room before those whose connection waits for another question', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = await serveAnswers(reply, true)
    server.maxConnections = 10
    const reader = await ask(server)
    await once(reader, 'data')
    const [first] = (await sendHalves(server, 7, half)) as [Socket]
    vi.advanceTimersByTime(2_000)
    const closed = once(first, 'close')
    expect(String(await once(await ask(server), 'data'))).toContain('200 OK')
    await closed
    askAgain(reader)
    expect(String(await once(reader, 'data'))).toContain('200 OK')
  })
})

describe('clients of one address', () => {
  const count = 10

  /** As many pending answers as an address may have, and one more request of it. */
  async function fillShare(trustProxy: boolean | string) {
    const answers: ServerResponse[] = []
    const server = await serveAnswers((_req, res) => answers.push(res), trustProxy)
    server.maxConnections = count
    for (let n = 0; n < count / 2; n++) await ask(server, { from: '127.0.0.2' })
    await eventually(() => expect(answers.length === count / 2).toBe(true))
    const more = await ask(server, { from: '127.0.0.2' })
    more.on('error', () => {})
    return { server, answers, more }
  }

  test('have half of all connections at most, so that others are answered', async () => {
    const { server, answers, more } = await fillShare(false)
    await once(more, 'close')
    expect(answers).toHaveLength(count / 2)
    const other = await ask(server, { from: '127.0.0.3' })
    await eventually(() => expect(answers.length > count / 2).toBe(true))
    answers.at(-1)?.end('done')
    expect(String(await once(other, 'data'))).toContain('200 OK')
  })

  test('may have them again once their answers are sent', async () => {
    const { server, answers, more } = await fillShare(false)
    await once(more, 'close')
    answers[0]?.end('done')
    const next = await ask(server, { from: '127.0.0.2' })
    await eventually(() => expect(answers.length > count / 2).toBe(true))
    answers.at(-1)?.end('done')
    expect(String(await once(next, 'data'))).toContain('200 OK')
  })

  test('may have all that there are where it is that of a trusted proxy', async () => {
    const { answers, more } = await fillShare('127.0.0.2')
    await eventually(() => expect(answers.length > count / 2).toBe(true))
    answers.at(-1)?.end('done')
    expect(String(await once(more, 'data'))).toContain('200 OK')
  })
})
