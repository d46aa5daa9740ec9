/**
 * A stand-in for a content system that can be made to fail: an HTTP server on 127.0.0.1 that sends the
 * responses of a function `respond`, or a fault of `faults.mjs` instead, and records the requests.
 *
 * @typedef {import('./server.d.mts').StandInServer} StandInServer
 * @typedef {import('./server.d.mts').StandInOptions} StandInOptions
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { faults, parseFault } from './faults.mjs'
import { createJournal } from './journal.mjs'

const notFound = { status: 404, body: { message: 'Not found.' } }

/** Completes a response: status, headers with a content type, and the body as bytes. */
function complete({ status = 200, headers = {}, body = '' }) {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(isRaw ? body : JSON.stringify(body)),
  }
}

function send(res, answer) {
  if (res.destroyed) return
  const { status, headers, body } = complete(answer)
  const isBodiless = status === 204 || status === 304
  res.writeHead(status, isBodiless ? headers : { ...headers, 'content-length': body.length })
  res.end(isBodiless ? undefined : body)
}

async function readRequest(req) {
  const url = new URL(req.url, 'http://stand-in')
  const body = (await buffer(req)).toString()
  return {
    method: req.method,
    url: req.url,
    path: url.pathname,
    query: url.searchParams,
    headers: req.headers,
    body,
  }
}

/** Keeps the fault of each pattern: of those whose pattern fits the path and query, the last set applies. */
function createFaultSwitch() {
  let rules = []
  return {
    set(fault, match = '') {
      const rule = { ...parseFault(fault), match }
      rules = [...rules.filter((each) => String(each.match) !== String(match)), rule]
    },
    clear: () => {
      rules = []
    },
    of: (url) => rules.findLast(({ match }) => new RegExp(match).test(url)) ?? { name: 'ok' },
  }
}

/**
 * Starts a stand-in server. `down` closes it with all its connections, `up` opens it again at the same port.
 * @param {StandInOptions} options
 * @returns {Promise<StandInServer>}
 */
export async function createStandInServer({ respond, port = 0, tls, onRequest = () => {} }) {
  const journal = createJournal()
  const faultSwitch = createFaultSwitch()

  async function answer(req, res) {
    const request = await readRequest(req)
    const fault = faultSwitch.of(request.url)
    journal.add(request, res)
    onRequest(request, fault)
    const proper = async () => complete((await respond(request)) ?? notFound)
    await faults[fault.name].answer({ req, res, value: fault.value, proper, send: (made) => send(res, made) })
  }

  const listener = (req, res) => {
    answer(req, res).catch((error) =>
      send(res, { status: 500, body: { message: String(error?.stack ?? error) } }),
    )
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  server.on('connection', journal.connected)
  server.on('clientError', (_error, socket) => socket.destroy())

  const listen = async (at) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const down = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    journal.disconnect()
    await closed
  }
  await listen(port)
  const listensAt = server.address().port
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${listensAt}/`,
    port: listensAt,
    ...journal.report,
    fault: faultSwitch.set,
    clearFaults: faultSwitch.clear,
    down,
    up: () => listen(listensAt),
    close: down,
  }
}
