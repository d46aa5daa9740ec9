/**
 * The load generator: a process of its own, so that its work is not counted as the server's. Takes one run at
 * a time as a message, and answers with what it saw. It speaks HTTP itself: a client library would be slower
 * than the server that it measures.
 */
import { connect } from 'node:net'
import { createAnswerReader } from './answer-reader.mjs'
import { percentile } from './statistics.mjs'

/** Times that are kept for the percentiles of a run. */
const mostTimes = 200_000
/** Milliseconds for which the last answers are waited for. */
const patience = 5_000

const requestTo = (path, port, headers) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )

/** One connection that asks again as soon as it has its answer; opened again when the server closes it. */
function keepAsking(run) {
  const { sockets, seen, request } = run
  const socket = connect({ port: request.port, host: '127.0.0.1', noDelay: true })
  const state = { began: 0, isAsking: false }
  const ask = () => {
    if (run.isOver) return run.check()
    Object.assign(state, { began: performance.now(), isAsking: true })
    run.asking += 1
    socket.write(request.bytes[run.next++ % request.bytes.length])
  }
  const finish = () => {
    if (state.isAsking) run.asking -= 1
    state.isAsking = false
  }
  const read = createAnswerReader((status, bytes) => {
    finish()
    seen.answers += 1
    seen.bytes += bytes
    if (status !== request.status) seen.errors += 1
    if (seen.times.length < mostTimes) seen.times.push(performance.now() - state.began)
    ask()
  })
  sockets.add(socket)
  socket.on('connect', ask)
  socket.on('data', read)
  socket.on('error', () => {})
  socket.on('close', () => {
    sockets.delete(socket)
    if (state.isAsking || socket.bytesRead === 0) seen.errors += 1
    finish()
    if (run.isOver) return run.check()
    // A server that is gone must not turn this into a loop without rest.
    setTimeout(() => run.isOver || keepAsking(run), 20)
  })
}

/** What is under way when the time is up is waited for: it costs the server as much as the rest. */
async function drain(run) {
  await new Promise((resolve) => {
    const late = setTimeout(resolve, patience)
    run.check = () => {
      if (run.asking > 0) return
      clearTimeout(late)
      resolve()
    }
    run.isOver = true
    run.check()
  })
  for (const socket of run.sockets) socket.destroy()
}

async function load({ seconds, connections, paths, port, headers, status }) {
  const bytes = paths.map((path) => requestTo(path, port, headers))
  const seen = { answers: 0, bytes: 0, errors: 0, times: [] }
  const request = { port, bytes, status }
  const run = { sockets: new Set(), seen, request, next: 0, asking: 0, isOver: false, check: () => {} }
  const began = performance.now()
  const own = process.cpuUsage()
  for (let i = 0; i < connections; i++) keepAsking(run)
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
