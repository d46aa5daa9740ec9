import { connect } from 'node:net'

/** Milliseconds after which a request counts as failed. */
const patience = 15_000

/**
 * Sends a request over a connection of its own, and resolves with the status of its answer, 0 where there was
 * none, whether it says when to come back, and the milliseconds since the first step of the connection.
 */
export const askOnce = (port, path) =>
  new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const state = { head: '' }
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (data) => {
      if (state.head.length < 2_000) state.head += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(state.head)?.[1] ?? 0)
      resolve({ status, hasHint: /\r\nretry-after: /i.test(state.head), ms: performance.now() - began })
    })
  })
