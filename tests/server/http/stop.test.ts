import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { closeServer } from '../../../server/http/server.ts'
import { fakeSource } from '../../support/content.ts'
import { eventually } from '../../support/eventually.ts'
import { createGate } from '../../support/gate.ts'
import { ask, serveAnswers } from '../../support/sockets.ts'
import { portOf, serve, serveDeps, testDeps } from '../../support/test-deps.ts'

describe('a graceful stop', () => {
  test('lets a request under way finish, then closes', async () => {
    const gate = createGate()
    const asked = createGate()
    const working = fakeSource()
    const source = fakeSource({
      async page(locale, path) {
        asked.open()
        await gate.passed
        return working.page(locale, path)
      },
    })
    const deps = await testDeps({ source })
    const server = await serveDeps(deps)
    const port = portOf(server)
    const answer = fetch(`http://127.0.0.1:${port}/en/about-us`)
    await asked.passed

    deps.lifecycle.state = 'stopping'
    const closed = closeServer(server, 10_000)
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
    gate.open()

    const response = await answer
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('</html>')
    await closed
    expect(server.listening).toBe(false)
  })

  test('cuts what is left after the longest wait', async () => {
    const asked = createGate()
    const source = fakeSource({
      page: () => {
        asked.open()
        return new Promise(() => {})
      },
    })
    const server = await serveDeps(await testDeps({ source }))
    const answer = fetch(`http://127.0.0.1:${portOf(server)}/en/about-us`)
    const failed = expect(answer).rejects.toThrow()
    await asked.passed
    await closeServer(server, 20)
    await failed
  })

  test('closes connections that wait for a next request', async () => {
    const server = await serve()
    const socket = connect(portOf(server), '127.0.0.1')
    const closed = once(socket, 'close')
    socket.write('GET /health HTTP/1.1\r\nHost: a.example\r\n\r\n')
    await once(socket, 'data')
    await closeServer(server, 60_000)
    await closed
  })

  test('waits for a next request of which a part has come', async () => {
    const server = await serveAnswers((_req, res) => res.end('done'))
    const accepted = once(server, 'connection')
    const client = await ask(server)
    await once(client, 'data')
    const [socket] = (await accepted) as [Socket]
    const before = socket.bytesRead
    client.write('GET / HTTP/1.1\r\nHo')
    await eventually(() => expect(socket.bytesRead > before).toBe(true))
    const closed = closeServer(server, 60_000)
    client.write('st: a.example\r\n\r\n')
    expect(String(await once(client, 'data'))).toContain('200 OK')
    client.end()
    await closed
  })

  test('does not wait for a connection whose request had an answer and a body, or expected what is not there', async () => {
    const server = await serveAnswers((req, res) => req.resume().on('end', () => res.end('done')))
    for (const [head, answer] of [
      ['POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 4\r\n\r\n', '200 OK'],
      ['GET / HTTP/1.1\r\nHost: a.example\r\nExpect: cake\r\n\r\n', '417 Expectation Failed'],
    ] as const) {
      const client = connect(portOf(server), '127.0.0.1')
      client.write(head)
      if (head.startsWith('POST')) client.write('body')
      expect(String(await once(client, 'data'))).toContain(answer)
    }
    await closeServer(server, 60_000)
  })

  test('lets a client that reads slowly have its answer to the end', async () => {
    const body = Buffer.alloc(30_000_000, 'a')
    const server = await serveAnswers((_req, res) => res.end(body))
    const client = await ask(server)
    await once(client, 'readable')
    const closed = closeServer(server, 60_000)
    const head = String(client.read()).split('\r\n\r\n', 1)[0] ?? ''
    expect(head).toContain(`Content-Length: ${body.length}`)
    const rest = await buffer(client)
    expect(rest.length).toBeGreaterThan(body.length - 1_000_000)
    await closed
  })

  test('closes a connection that never sent a byte', async () => {
    const server = await serve()
    const accepted = once(server, 'connection')
    const socket = connect(portOf(server), '127.0.0.1')
    const closed = once(socket, 'close')
    await accepted
    await closeServer(server, 60_000)
    await closed
  })

  test('does not wait for clients that keep their end of an idle connection open', async () => {
    const server = await serveAnswers((_req, res) => res.end('done'))
    const client = await ask(server, { allowHalfOpen: true })
    await once(client, 'data')
    await closeServer(server, 60_000)
    client.destroy()
  })
})
