import { get } from 'node:http'
import { connect } from 'node:net'

/** Milliseconds after which a request counts as failed. */
const patience = 15_000

/**
 * Sends a request over a connection of its own, and resolves with the status of its answer, 0 where there was
 * none, whether it says when to come back, and the milliseconds since the first step of the connection.
 */
export const askOnce = (port, path, headers = {}) =>
  new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const state = { head: '' }
    const lines = Object.entries({ host: `127.0.0.1:${port}`, connection: 'close', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\n${lines}\r\n`))
    socket.on('data', (data) => {
      if (state.head.length < 2_000) state.head += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(state.head)?.[1] ?? 0)
      resolve({ status, hasHint: /\r\nretry-after: /i.test(state.head), ms: performance.now() - began })
    })
  })

/** Sends a request over a connection that an agent keeps, and resolves with the same and the text of the answer. */
export const askKept = ({ agent, hostname, port, path, headers }) =>
  new Promise((resolve) => {
    const began = performance.now()
    const done = (status, hasHint = false, text = '') =>
      resolve({ status, hasHint, text, ms: performance.now() - began })
    const request = get({ agent, hostname, port, path, headers, timeout: patience }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.once('error', () => done(0))
      response.once('end', () =>
        done(response.statusCode, 'retry-after' in response.headers, Buffer.concat(parts).toString()),
      )
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => done(0))
  })
