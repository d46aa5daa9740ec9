import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { JsonResponse } from '../../../server/cms/http-client/http-client.ts'
import type { ContentChange } from '../../../server/cms/source.ts'
import { createLogger } from '../../../server/logging/logger.ts'
import { openShared, type Shared } from '../../../server/redis/shared.ts'
import { readConfig } from '../../support/config.ts'
import { eventually } from '../../support/eventually.ts'
import { createGate } from '../../support/gate.ts'
import { startRedis } from '../../support/redis.ts'
import { found } from '../../support/resources.ts'

const logger = createLogger('silent')
const anything: ContentChange = { handles: [], ids: [] }
const news: ContentChange = { handles: ['news'], ids: ['a'] }

const byHandle = ({ handles: [one = ''] }: ContentChange, { handles: [other = ''] }: ContentChange) =>
  one.localeCompare(other)

interface Machine {
  readonly shared: Shared
  /** The changes that others told of. */
  readonly received: ContentChange[]
}

/** One process of a site. */
async function machine(url: string, buildId = 'build'): Promise<Machine> {
  const config = readConfig({ REDIS_URL: url, SITE_URL: 'https://www.example.org' }, 'tests/fixtures/none')
  const shared = await openShared({ config, logger, buildId })
  if (!shared) throw new Error('Redis is not set')
  onTestFinished(() => shared.close())
  const received: ContentChange[] = []
  shared.follow((change) => void received.push(change))
  return { shared, received }
}

/** Machines that follow each other. */
async function machines(url: string, ...builds: readonly string[]): Promise<Machine[]> {
  const all = await Promise.all(builds.map((build) => machine(url, build)))
  await eventually(() => {
    for (const { received } of all) expect(received).toEqual([anything])
  })
  for (const { received } of all) received.length = 0
  return all
}

/** A response of the content system that counts how often it is loaded. */
function counted(key = 'rest:pages:nl', ttl = 60) {
  const state = { loads: 0, response: found('text') as JsonResponse }
  const load = async () => {
    state.loads += 1
    return state.response
  }
  return { state, resource: { key, ttl, load } }
}

describe('what is published', () => {
  test('reaches every other machine, and not the one that tells it', async () => {
    const { url } = await startRedis()
    const [one, two, three] = (await machines(url, 'a', 'a', 'b')) as [Machine, Machine, Machine]
    await one.shared.spread(news)
    await eventually(() => expect([two.received, three.received]).toEqual([[news], [news]]))
    expect(one.received).toEqual([])
  })

  test('reaches a machine that was cut off meanwhile', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    await redis.command(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
    const pages: ContentChange = { handles: ['pages'], ids: [] }
    for (const change of [news, pages]) await one.shared.spread(change).catch(() => {})
    await eventually(() => expect(two.received.toSorted(byHandle)).toEqual([news, pages]))
  })

  test('while Redis is away reaches the others when it is back', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    await redis.kill()
    await expect(one.shared.spread(news)).rejects.toThrow()
    await redis.restart()
    // An empty Redis may as well mean that anything has changed.
    await eventually(() => expect(two.received).not.toEqual([]))
  })

  test('may have been missed where Redis was emptied: then anything may have changed', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    await redis.command(['FLUSHALL'])
    await eventually(() => expect([one.received, two.received]).toEqual([[anything], [anything]]))
    await one.shared.spread(news)
    await eventually(() => expect(two.received).toContainEqual(news))
  })

  test('reaches the others again where Redis held other types of values under its names', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    const [mark] = (await redis.command(['KEYS', '*:mark'])) as [string]
    for (const name of [mark, mark.replace(/mark$/, 'published')]) {
      await redis.command(['DEL', name])
      await redis.command(['SADD', name, 'nonsense'])
    }
    await eventually(() => expect([one.received, two.received]).toEqual([[anything], [anything]]))
    await one.shared.spread(news)
    await eventually(() => expect(two.received).toContainEqual(news))
  })

  test('is anything where another version wrote the message', async () => {
    const redis = await startRedis()
    const [one] = (await machines(redis.url, 'a', 'a')) as [Machine]
    const [mark] = (await redis.command(['KEYS', '*:mark'])) as [string]
    const name = mark.replace(/mark$/, 'published')
    await redis.command(['XADD', name, '*', 'v', '2', 'from', 'x', 'change', '{"what":"else"}'])
    await redis.command(['XADD', name, '*', 'nothing', 'at all'])
    await redis.command(['XADD', name, '*', 'v', '1', 'from', 'x', 'change', '{"handles":1}'])
    await eventually(() => expect(one.received).toEqual([anything, anything, anything]))
  })
})

describe('a response of the content system', () => {
  test('is loaded by one machine for all', async () => {
    const { url } = await startRedis()
    const all = await machines(url, 'a', 'a', 'a')
    const gate = createGate()
    const { state, resource } = counted()
    const slow = {
      ...resource,
      load: async () => {
        await gate.passed
        return resource.load()
      },
    }
    const loads = all.map(({ shared }) => shared.responses.load(slow))
    gate.open()
    const responses = await Promise.all(loads)
    expect(state.loads).toBe(1)
    expect(responses.map(({ response }) => response)).toEqual(Array(3).fill(found('text')))
  })

  test('is loaded again after a publish that a machine knows', async () => {
    const { url } = await startRedis()
    const [one, two] = (await machines(url, 'a', 'a')) as [Machine, Machine]
    const { state, resource } = counted()
    await one.shared.responses.load(resource)
    state.response = found('new text')
    await one.shared.spread(news)
    await eventually(() => expect(two.received).toEqual([news]))
    expect((await two.shared.responses.load(resource)).response).toEqual(found('new text'))
    expect((await one.shared.responses.load(resource)).response).toEqual(found('new text'))
    expect(state.loads).toBe(2)
  })

  test('is not shared between builds', async () => {
    const { url } = await startRedis()
    const [one, two] = (await machines(url, 'a', 'b')) as [Machine, Machine]
    const { state, resource } = counted()
    await one.shared.responses.load(resource)
    await two.shared.responses.load(resource)
    expect(state.loads).toBe(2)
  })

  test('is the turn of one who waited in vain, and of the next after it', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    const gate = createGate()
    const { state, resource } = counted()
    const failing = async () => {
      await gate.passed
      throw new Error('down')
    }
    const first = one.shared.responses.load({ ...resource, load: failing })
    first.catch(() => {})
    await eventually(async () => expect(await redis.command(['KEYS', '*:loading'])).toHaveLength(1))
    const second = two.shared.responses.load(resource)
    gate.open()
    await expect(first).rejects.toThrow('down')
    expect((await second).response).toEqual(found('text'))
    expect(state.loads).toBe(1)
    await eventually(async () => expect(await redis.command(['KEYS', '*:loading'])).toEqual([]))
  })

  test('is held for less than half a second by a machine that ends meanwhile', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    const { state, resource } = counted()
    void one.shared.responses.load({ ...resource, load: () => new Promise(() => {}) })
    await eventually(async () => expect(await redis.command(['KEYS', '*:loading'])).toHaveLength(1))
    const [turn = ''] = (await redis.command(['KEYS', '*:loading'])) as string[]
    expect(await redis.command(['PTTL', turn])).toBeLessThan(500)
    await one.shared.close()
    expect((await two.shared.responses.load(resource)).response).toEqual(found('text'))
    expect(state.loads).toBe(1)
  })

  test('that fails fails for the one who asked, and the next asks again', async () => {
    const { url } = await startRedis()
    const [one, two] = (await machines(url, 'a', 'a')) as [Machine, Machine]
    const { state, resource } = counted()
    const down = { ...resource, load: () => Promise.reject(new Error('down')) }
    await expect(one.shared.responses.load(down)).rejects.toThrow('down')
    expect((await two.shared.responses.load(resource)).response).toEqual(found('text'))
    expect(state.loads).toBe(1)
  })

  test.each([
    ['text', 'garbage'],
    ['nothing', ''],
    ['another version', '{"v":2}'],
    ['half of it', '{"v":1,"since":"1-1","at":'],
    ['no response', '{"v":1,"since":"9999999999999-0","at":0,"response":{"kind":"page"}}'],
    ['a number', '7'],
  ])('that Redis has as %s is loaded', async (_, value) => {
    const redis = await startRedis()
    const [one] = (await machines(redis.url, 'a', 'a')) as [Machine]
    const { state, resource } = counted()
    await one.shared.responses.load(resource)
    const [name] = (await redis.command(['KEYS', '*:response:*'])) as [string]
    await redis.command(['SET', name, value])
    expect((await one.shared.responses.load(resource)).response).toEqual(found('text'))
    expect(state.loads).toBe(2)
  })

  test('of the wrong type in Redis is loaded', async () => {
    const redis = await startRedis()
    const [one] = (await machines(redis.url, 'a', 'a')) as [Machine]
    const { state, resource } = counted()
    await one.shared.responses.load(resource)
    const [name] = (await redis.command(['KEYS', '*:response:*'])) as [string]
    await redis.command(['DEL', name])
    await redis.command(['LPUSH', name, 'x'])
    expect((await one.shared.responses.load(resource)).response).toEqual(found('text'))
    expect(state.loads).toBe(2)
  })
})

describe('a rendered page', () => {
  const html = Buffer.from('<!doctype html><title>Übung 🌊</title>')

  test('is had by every machine of the build', async () => {
    const { url } = await startRedis()
    const [one, two, other] = (await machines(url, 'a', 'a', 'b')) as [Machine, Machine, Machine]
    one.shared.pages.set('name', html)
    await eventually(async () => expect(await two.shared.pages.get('name')).toEqual(html))
    expect(await other.shared.pages.get('name')).toBeUndefined()
    expect(await one.shared.pages.get('another')).toBeUndefined()
  })

  test('that is not whole is none', async () => {
    const redis = await startRedis()
    const [one] = (await machines(redis.url, 'a', 'a')) as [Machine]
    one.shared.pages.set('name', html)
    await eventually(async () => expect(await one.shared.pages.get('name')).toEqual(html))
    const [name] = (await redis.command(['KEYS', '*:page:*'])) as [string]
    const kept = String(await redis.command(['GET', name]))
    for (const broken of [kept.slice(0, -1), kept.slice(1), `${kept} `, '', 'x']) {
      await redis.command(['SET', name, broken])
      expect(await one.shared.pages.get('name')).toBeUndefined()
    }
  })
})

describe('nobody waits for Redis', () => {
  /** Asks as a page does, and tells that the answers came without Redis. */
  async function worksAlone({ shared }: Machine): Promise<void> {
    for (let n = 0; n < 20; n++) {
      const { state, resource } = counted(`rest:alone:${n}`)
      expect((await shared.responses.load(resource)).response).toEqual(found('text'))
      expect(state.loads).toBe(1)
      shared.pages.set('name', Buffer.from('page'))
    }
  }

  test('that is away from the start', async () => {
    const alone = await machine('redis://127.0.0.1:1')
    await worksAlone(alone)
    await eventually(() => expect(alone.shared.health().state).toBe('degraded'))
  })

  test('that is frozen, and uses it again when it goes on', async () => {
    const redis = await startRedis()
    const [one, two] = (await machines(redis.url, 'a', 'a')) as [Machine, Machine]
    redis.freeze(true)
    await worksAlone(one)
    expect(one.shared.health().state).toBe('degraded')
    redis.freeze(false)
    await eventually(() => one.shared.spread(news))
    await eventually(() => expect(two.received).toContainEqual(news))
    await eventually(() => expect(one.shared.health().state).toBe('ok'))
  })

  test('that is full', async () => {
    const redis = await startRedis()
    const [one] = (await machines(redis.url, 'a', 'a')) as [Machine]
    await redis.command(['CONFIG', 'SET', 'maxmemory', '1'])
    await worksAlone(one)
  })

  test.each([
    ['garbage', (socket: Socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['bytes', (socket: Socket) => void socket.write(Buffer.alloc(1_000, 0xff))],
    ['an endless length', (socket: Socket) => void socket.write('$999999999999999\r\n')],
    ['nothing', () => {}],
    ['an end', (socket: Socket) => void socket.destroy()],
  ])('that answers with %s', async (_, answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', () => answer(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const alone = await machine(`redis://127.0.0.1:${address.port}`)
    await worksAlone(alone)
    await expect(alone.shared.spread(news)).rejects.toThrow()
    expect(alone.shared.health().state).toBe('degraded')
  })
})
