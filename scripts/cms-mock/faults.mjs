/**
 * The faults that the stand-in content system can show instead of a proper response, by name. Tests and `npm
 * run cms:replay` use the same table. A fault is written `name` or `name=value`.
 *
 * @typedef {import('./faults.d.mts').FaultyExchange} FaultyExchange
 */
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { writeByteByByte, writeRepeatedly } from './streams.mjs'

const megabyte = 1024 * 1024
const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html; charset=UTF-8' }

/** @param {string | undefined} value @param {number} otherwise */
const numberOr = (value, otherwise) => (value ? Number(value) : otherwise)

/**
 * Creates gzip data that decompresses to the given megabytes of white space. White space may surround a JSON
 * text, so a reader without a limit reads all of it.
 */
const gzipBomb = (megabytes) => Buffer.concat(Array(megabytes).fill(gzipSync(Buffer.alloc(megabyte, ' '))))

/** @type {Record<string, import('./faults.d.mts').FaultKind>} */
export const faults = {
  ok: {
    summary: 'the proper answer',
    answer: async ({ proper, send }) => send(await proper()),
  },
  delay: {
    summary: 'the proper answer after a while',
    value: 'milliseconds, 1000',
    answer: async ({ proper, send, value }) => {
      await wait(numberOr(value, 1000), undefined, { ref: false })
      send(await proper())
    },
  },
  status: {
    summary: 'another status with a web page; with a number after the comma, Retry-After',
    value: 'status[,Retry-After], 503',
    answer: ({ send, value = '503' }) => {
      const [status = '503', retryAfter] = value.split(',')
      const headers = { ...html, ...(retryAfter ? { 'retry-after': retryAfter } : {}) }
      send({ status: Number(status), headers, body: `<!DOCTYPE html><title>${status}</title>` })
    },
  },
  hang: { summary: 'takes the request and never answers', answer: () => {} },
  'slow-headers': {
    summary: 'sends its head byte by byte',
    value: 'milliseconds between bytes, 200',
    answer: ({ res, value }) => {
      const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-slow: ${'x'.repeat(4000)}`
      return writeByteByByte(res.socket, head, numberOr(value, 200))
    },
  },
  drip: {
    summary: 'sends its body byte by byte, and never ends',
    value: 'milliseconds between bytes, 1000',
    answer: async ({ res, proper, value }) => {
      const { body } = await proper()
      res.writeHead(200, json)
      await writeByteByByte(res, `${body.toString('latin1')}${' '.repeat(1e6)}`, numberOr(value, 1000))
    },
  },
  reset: {
    summary: 'closes the connection before the answer',
    answer: ({ res }) => res.socket?.resetAndDestroy(),
  },
  'reset-body': {
    summary: 'closes the connection in the middle of the body',
    answer: async ({ res, proper }) => {
      const { body } = await proper()
      res.writeHead(200, { ...json, 'content-length': body.length })
      res.write(body.subarray(0, Math.ceil(body.length / 2)), () => res.socket?.resetAndDestroy())
    },
  },
  truncate: {
    summary: 'announces more than it sends, then ends the connection',
    answer: async ({ res, proper }) => {
      const { body } = await proper()
      res.writeHead(200, { ...json, 'content-length': body.length + 1000, connection: 'close' })
      res.write(body, () => res.socket?.end())
    },
  },
  'silent-length': {
    summary: 'announces 2 GB and sends nothing',
    answer: ({ res }) => {
      res.writeHead(200, { ...json, 'content-length': 2147483647 })
      res.flushHeaders()
    },
  },
  html: {
    summary: 'a web page with status 200',
    answer: ({ send }) =>
      send({ headers: html, body: '<!DOCTYPE html><title>Welcome to the web server</title>' }),
  },
  'not-json': {
    summary: 'status 200, says JSON and is none',
    answer: ({ send }) => send({ headers: json, body: '{"data": [1, 2,' }),
  },
  empty: { summary: 'status 200 without a body', answer: ({ send }) => send({ headers: json, body: '' }) },
  'wrong-types': {
    summary: '`data` is not what it should be',
    value: 'number, string, null, list, object or bare (no object at all), number',
    answer: ({ send, value = 'number' }) => send({ headers: json, body: wrongBodies[value] ?? value }),
  },
  deep: {
    summary: 'JSON nested deeply',
    value: 'levels, 10000',
    answer: ({ send, value }) => {
      const levels = numberOr(value, 10_000)
      send({ headers: json, body: `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}` })
    },
  },
  many: {
    summary: 'a list of many',
    value: 'members, 100000',
    answer: ({ send, value }) =>
      send({ headers: json, body: `{"data":[${'7,'.repeat(numberOr(value, 1e5) - 1)}7]}` }),
  },
  huge: {
    summary: 'a body without end in sight',
    value: 'megabytes, 200',
    answer: ({ res, value }) => {
      res.writeHead(200, json)
      return writeRepeatedly(res, Buffer.alloc(64 * 1024, ' '), numberOr(value, 200) * 16)
    },
  },
  padded: {
    summary: 'the proper answer, with sets of text that make it long',
    value: 'megabytes, 5',
    answer: async ({ proper, send, value }) => {
      const { data, ...rest } = JSON.parse(String((await proper()).body))
      const padding = Array.from({ length: Math.floor(numberOr(value, 5) * 3_000) }, (_, n) => ({
        ...{ id: `padding-${n}`, type: 'text', text: 'text '.repeat(58), enabled: true },
      }))
      send({ headers: json, body: JSON.stringify({ ...rest, data: { ...data, padding } }) })
    },
  },
  'gzip-bomb': {
    summary: 'gzip that grows a thousandfold',
    value: 'megabytes, 200',
    answer: ({ send, value }) =>
      send({ headers: { ...json, 'content-encoding': 'gzip' }, body: gzipBomb(numberOr(value, 200)) }),
  },
  'brotli-bomb': {
    summary: 'brotli that grows a million times',
    value: 'megabytes, 50',
    answer: ({ send, value }) => {
      const body = brotliCompressSync(Buffer.alloc(numberOr(value, 50) * megabyte, ' '))
      send({ headers: { ...json, 'content-encoding': 'br' }, body })
    },
  },
  'double-gzip': {
    summary: 'two layers of gzip',
    answer: async ({ proper, send }) => {
      const body = gzipSync(gzipSync((await proper()).body))
      send({ headers: { ...json, 'content-encoding': 'gzip, gzip' }, body })
    },
  },
  redirect: {
    summary: 'a redirect elsewhere',
    value: 'its target, /cp/auth/login',
    answer: ({ send, value = '/cp/auth/login' }) =>
      send({ status: 302, headers: { ...html, location: value } }),
  },
  'redirect-loop': {
    summary: 'a redirect to itself',
    answer: ({ req, send }) => send({ status: 302, headers: { ...html, location: req.url } }),
  },
  flap: {
    summary: 'the proper answer and status 503 in turns',
    value: 'milliseconds of each, 3000',
    answer: async ({ proper, send, value }) => {
      const isUp = Math.floor(Date.now() / numberOr(value, 3000)) % 2 === 0
      send(isUp ? await proper() : { status: 503, headers: html })
    },
  },
}

const wrongBodies = {
  number: '{"data":7}',
  string: '{"data":"text"}',
  null: '{"data":null}',
  list: '{"data":[null,7,"text",[],{}]}',
  object: '{"data":{}}',
  bare: 'null',
}

/**
 * Reads `name` or `name=value`.
 * @param {string} text
 * @throws {Error} for a name that is not in the table
 */
export function parseFault(text) {
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? []
  if (!Object.hasOwn(faults, name))
    throw new Error(`"${name}" is not a fault. Faults: ${Object.keys(faults).join(', ')}`)
  return value === undefined ? { name } : { name, value }
}
