import { connect } from 'node:net'

/**
 * Sends bytes over a connection of its own and collects what comes back, until the other side closes or
 * `patience` milliseconds have passed.
 */
export const askRaw = (port, bytes, { patience = 2_000 } = {}) =>
  new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const seen = { text: '', isClosed: true, ms: 0 }
    const timer = setTimeout(() => {
      seen.isClosed = false
      socket.destroy()
    }, patience)
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (data) => {
      seen.ms ||= performance.now() - began
      seen.text += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      const statuses = [...seen.text.matchAll(/(?:^|\r\n|>)HTTP\/1\.1 (\d{3})/g)].map(([, each]) =>
        Number(each),
      )
      const ms = seen.ms || performance.now() - began
      resolve({ text: seen.text, status: statuses[0] ?? 0, statuses, isClosed: seen.isClosed, ms })
    })
  })
