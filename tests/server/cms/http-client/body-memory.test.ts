import { EventEmitter, once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { parseBaseUrl } from '../../../../server/cms/http-client/base-url.ts'
import { type BodyAccount, createBodyBudget } from '../../../../server/cms/http-client/body/body-budget.ts'
import { readBody } from '../../../../server/cms/http-client/body/read-body.ts'
import { CmsError } from '../../../../server/cms/http-client/cms-error.ts'
import { createConnectionPool } from '../../../../server/cms/http-client/connection/connection-pool.ts'
import { createDeadline } from '../../../../server/cms/http-client/connection/deadline.ts'
import { defaultLimits } from '../../../../server/cms/http-client/limits.ts'
import { createSendRequest } from '../../../../server/cms/http-client/send-request.ts'
import { createStandIn } from '../../../support/cms/stand-in.ts'

const tooLarge = () => new CmsError('too-large', 'more than it may be')

const bodies = (count: number, budget: number) => {
  const shared = createBodyBudget(budget)
  return Array.from({ length: count }, () => {
    const stream = new PassThrough({ highWaterMark: 10 })
    const held: { account?: BodyAccount } = {}
    const open = (body: Readable) => {
      held.account = shared.open(body, 1000)
      return held.account
    }
    const close = () => held.account?.close()
    const whole = readBody(stream, undefined, { maxBytes: 1000, tooLarge, open })
    return { stream, whole, close, read: whole.finally(close) }
  })
}

test('bodies that are read at the same time wait for each other beyond the budget; the first one never does', async () => {
  const [first, second, third] = bodies(3, 100)
  if (!first || !second || !third) throw new Error('there are three')
  first.stream.write('a'.repeat(90))
  second.stream.write('b'.repeat(90))
  third.stream.write('c'.repeat(5))
  await wait(0)
  expect([first, second, third].map(({ stream }) => stream.isPaused())).toEqual([false, true, true])

  first.stream.end('a'.repeat(200))
  expect((await first.read).length).toBe(290)
  expect(second.stream.isPaused()).toBe(false)
  second.stream.end()
  third.stream.end('c')
  expect([(await second.read).toString(), (await third.read).toString()]).toEqual(['b'.repeat(90), 'cccccc'])
})

test('a body that fails gives its share back', async () => {
  const [first, second] = bodies(2, 100)
  if (!first || !second) throw new Error('there are two')
  first.stream.write('a'.repeat(90))
  second.stream.write('b'.repeat(90))
  await wait(0)
  first.stream.destroy(new Error('cut'))
  await expect(first.read).rejects.toThrow('cut')
  second.stream.end()
  expect((await second.read).length).toBe(90)
})

test('a body for which there is no memory fails alone', async () => {
  const stream = new PassThrough()
  const open = () => ({
    add() {
      throw new RangeError('Array buffer allocation failed')
    },
    whole: () => Buffer.alloc(0),
  })
  const read = readBody(stream, undefined, { maxBytes: 1000, tooLarge, open })
  stream.end('a')
  await expect(read).rejects.toThrow('allocation failed')
})

test('a body keeps its share until it has been parsed', async () => {
  const streams = [new PassThrough(), new PassThrough()] as const
  const left: PassThrough[] = [...streams]
  const pool = {
    send: async () => ({ status: 200, headers: {}, body: left.shift(), discard: async () => {} }),
  }
  const parser = new EventEmitter()
  const send = createSendRequest({
    ...{
      base: parseBaseUrl('http://cms.test/'),
      pool: pool as never,
      limits: { ...defaultLimits, maxBytes: 100 },
    },
    ...{ headers: {}, redact: String, logger: pino({ level: 'silent' }), hooks: {}, kindOf: () => 'x' },
  })
  const read = () => once(parser, 'done')
  const reader = {
    accept: '',
    maxBytes: 100,
    mayRetry: false,
    provesHealth: true,
    readsBody: () => true,
    read,
  }
  const [first, second] = [send({ path: 'a' }, reader), send({ path: 'b' }, reader)]
  await wait(0)
  streams[0].end('a'.repeat(90))
  await wait(5)
  streams[1].write('b'.repeat(90))
  await wait(5)
  expect([streams[0].readableEnded, streams[1].isPaused()]).toEqual([true, true])
  parser.emit('done')
  await first
  expect(streams[1].isPaused()).toBe(false)
  streams[1].end()
  await wait(5)
  parser.emit('done')
  await second
})

/** Reads one body, and forgets it. */
async function readOnce(send: () => Promise<Readable>): Promise<WeakRef<Readable>> {
  const body = await send()
  body.resume()
  await once(body, 'close')
  return new WeakRef(body)
}

test('a connection that is kept does not keep an earlier body that came over it', async () => {
  const standIn = await createStandIn({ respond: () => ({ body: '{}' }) })
  const pool = createConnectionPool(standIn.url.replace(/\/$/, ''), { connectMs: 1000 })
  const message = { method: 'GET', path: '/a', headers: {} } as const
  async function send(): Promise<WeakRef<Readable>> {
    const deadline = createDeadline(defaultLimits)
    const read = await readOnce(async () => (await pool.send(message, deadline.signal)).body)
    deadline.clear()
    return read
  }
  const first = await send()
  // Node itself keeps the last response of a connection.
  await send()
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await wait(0)
  collect()
  expect(first.deref()).toBeUndefined()
  await pool.close()
})
