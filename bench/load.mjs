/**
 * The load generator: a process of its own, so that its work is not counted as the server's. Receives one run
 * at a time as a message, and replies with the result. It implements HTTP itself: a client library would be
 * slower than the measured server.
 */
import { connect } from 'node:net'
import { createAnswerReader } from './answer-reader.mjs'
import { percentile } from './statistics.mjs'

/** Maximum number of response times that are stored for the percentiles of a run. */
const maxTimes = 200_000
/** Maximum milliseconds to wait for the last responses of a run. */
const drainTimeout = 5_000

const requestTo = (path, port, headers) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )

/**
 * Opens a connection that sends its next request as soon as a response is complete, and is opened again when
 * it closes.
 */
function keepRequesting(run) {
  const { sockets, seen, request } = run
  const socket = connect({ port: request.port, host: '127.0.0.1', noDelay: true })
  const state = { began: 0, isInFlight: false }
  const send = () => {
    if (run.isOver) return run.check()
    Object.assign(state, { began: performance.now(), isInFlight: true })
    run.inFlight += 1
    socket.write(request.bytes[run.next++ % request.bytes.length])
  }
  const finish = () => {
    if (state.isInFlight) run.inFlight -= 1
    state.isInFlight = false
  }
  const read = createAnswerReader((status, bytes) => {
    finish()
    seen.answers += 1
    seen.bytes += bytes
    if (status !== request.status) seen.errors += 1
    if (seen.times.length < maxTimes) seen.times.push(performance.now() - state.began)
    send()
  })
  sockets.add(socket)
  socket.on('connect', send)
  socket.on('data', read)
  socket.on('error', () => {})
  socket.on('close', () => {
    sockets.delete(socket)
    if (state.isInFlight || socket.bytesRead === 0) seen.errors += 1
    finish()
    if (run.isOver) return run.check()
    // Without a pause this would be a busy loop while the server is down.
    setTimeout(() => run.isOver || keepRequesting(run), 20)
  })
}

/** Waits for the requests in flight at the end of a run, which take the server as much time as the others. */
async function drain(run) {
  await new Promise((resolve) => {
    const late = setTimeout(resolve, drainTimeout)
    run.check = () => {
      if (run.inFlight > 0) return
      clearTimeout(late)
      resolve()
    }
    run.isOver = true
    run.check()
  })
  for (const socket of run.sockets) socket.destroy()
}

/**
 * Keeps `connections` connections busy for `seconds`, with the requests for `paths` in turn.
 * @returns numbers of `answers`, `errors` and `bytes`; `elapsed`, `generatorCpu` and percentiles in
 * milliseconds
 */
async function load({ seconds, connections, paths, port, headers, status }) {
  const bytes = paths.map((path) => requestTo(path, port, headers))
  const seen = { answers: 0, bytes: 0, errors: 0, times: [] }
  const request = { port, bytes, status }
  const run = { sockets: new Set(), seen, request, next: 0, inFlight: 0, isOver: false, check: () => {} }
  const began = performance.now()
  const own = process.cpuUsage()
  for (let i = 0; i < connections; i++) keepRequesting(run)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  await drain(run)
  const elapsed = performance.now() - began
  const { user, system } = process.cpuUsage(own)
  const { times, ...counts } = seen
  times.sort((a, b) => a - b)
  return {
    ...counts,
    elapsed,
    generatorCpu: (user + system) / 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

process.on('message', (request) => void load(request).then((result) => process.send(result)))
process.on('disconnect', () => process.exit(0))
process.send('ready')
