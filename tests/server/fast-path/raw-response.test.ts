import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createRawSender, type RawResponse } from '../../../server/fast-path/raw-response.ts'
import { keepAliveTimeout } from '../../../server/http/server.ts'
import type { AccessLogEntry } from '../../../server/logging/access-log.ts'
import { sendRaw } from '../../support/raw.ts'

type Send = (req: IncomingMessage, res: ServerResponse) => void

async function serve(send: Send): Promise<Server> {
  const server = createServer({ keepAliveTimeout }, send).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return server
}

/** What of `answer` goes over the line, by way of text or of Node's own head. */
async function linesOf(answer: RawResponse, requests: readonly string[]) {
  const written: AccessLogEntry[] = []
  const send = createRawSender({
    lifecycle: { state: 'ready' },
    writeAccessLog: (line) => void written.push(line),
  })
  const started = performance.now()
  const ours = await serve((req, res) => send(req, res, answer, { started, bytes: 0, cache: 'hit' }))
  const nodes = await serve((_req, res) => {
    const { status, reused, own, body } = answer
    res.writeHead(status, [...reused.flat(), ...own, 'X-Request-Id', 'same']).end(body)
  })
  const answers = await Promise.all([ours, nodes].map((server) => sendRaw(server, requests.join('\r\n\r\n'))))
  return { sent: answers.map(({ head, body }) => `${head}\r\n\r\n${body}`), written }
}

const asking = (line: string, ...headers: string[]): string =>
  [line, 'Host: x', 'X-Request-Id: same', ...headers].join('\r\n')
const last = 'Connection: close'

const text: RawResponse = {
  status: 200,
  reused: [
    ['X-Fixed', 'a, b'],
    ['ETag', 'W/"1"', 'X-Latin', 'caf\u00e9'],
  ],
  own: ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', '6'],
  body: Buffer.from('zoë!\n'),
}
const known: RawResponse = { status: 304, reused: text.reused, own: [] }
const missing: RawResponse = { ...text, status: 404 }

const get = 'GET / HTTP/1.1'
const cases: readonly (readonly [string, RawResponse, readonly string[]])[] = [
  ['an answer', text, [asking(get), asking(get, last)]],
  ['an answer about what is not there', missing, [asking(get), asking(get, last)]],
  ['an answer without a body', known, [asking(get), asking(get, last)]],
  ['the head of an answer', text, [asking('HEAD / HTTP/1.1'), asking('HEAD / HTTP/1.1', last)]],
  ['three answers to questions that came at once', text, [asking(get), asking(get), asking(get, last)]],
  ['an answer to a client of HTTP/1.0', text, [asking('GET / HTTP/1.0')]],
  [
    'an answer without a body to a client of HTTP/1.0 that would keep its connection',
    known,
    [asking('GET / HTTP/1.0', 'Connection: keep-alive')],
  ],
  [
    'an answer to one that keeps its connection',
    text,
    [asking('GET / HTTP/1.0', 'Connection: keep-alive'), asking('GET / HTTP/1.0')],
  ],
]

test.each(cases)('%s is byte for byte what Node writes', async (_name, answer, requests) => {
  const { sent, written } = await linesOf(answer, requests)
  const [ours = '', nodes] = sent.map(withoutDates)
  expect(ours).toBe(nodes)
  expect(ours.match(/^HTTP\/1\.1 /gm)).toHaveLength(requests.length)
  expect(written.map(({ reqId, status }) => [reqId, status])).toEqual(
    requests.map(() => ['same', answer.status]),
  )
})

/** Only what is a date of now is left out. */
const withoutDates = (sent: string): string =>
  sent.replace(/^Date: (.*)$/gm, (line, date) =>
    Math.abs(Date.now() - Date.parse(date)) < 60_000 ? 'Date' : line,
  )

test.each([
  ['line feeds', ['X-Name', 'a\r\nSet-Cookie: b=c']],
  ['characters of more than a byte', ['X-Name', 'Überblick – alles']],
  ['a name that is none', ['X Name', 'a']],
])('a header with %s is refused', (_name, headers) => {
  const send = createRawSender({ lifecycle: { state: 'ready' }, writeAccessLog: () => {} })
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: '/',
    httpVersion: '1.1',
  })
  const answer = { ...text, reused: [headers] }
  expect(() => send(req, new ServerResponse(req), answer, { started: 0, bytes: 0, cache: 'hit' })).toThrow(
    TypeError,
  )
})
