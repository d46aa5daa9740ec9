import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { purgeRequest } from '../../../server/purge/purge-request.ts'
import { createPurger } from '../../../server/purge/purger.ts'
import { readConfig } from '../../support/config.ts'
import { eventually } from '../../support/eventually.ts'
import { expectLog } from '../../support/reports.ts'
import { testLog } from '../../support/resources.ts'
import { portOf } from '../../support/test-deps.ts'

const configOf = (env: Readonly<Record<string, string>>) => {
  const { purge } = readConfig({ PURGE_URL: 'http://cache.example/', ...env }, 'tests/fixtures/none')
  if (!purge) throw new Error('No purge is set')
  return purge
}
const tags = ['page:nl:/over-ons', 'page:en:/a.b']

test.each([
  [
    'in the address',
    { PURGE_URL: 'https://cdn.example/purge?tags={tags:comma}', PURGE_METHOD: 'GET' },
    {
      url: 'https://cdn.example/purge?tags=page%3Anl%3A%2Fover-ons%2Cpage%3Aen%3A%2Fa.b',
      init: { method: 'GET', headers: [] },
    },
  ],
  [
    'in a header',
    { PURGE_HEADERS: 'Surrogate-Key: {tags} | X-Soft: 1', PURGE_METHOD: 'PURGE' },
    {
      url: 'http://cache.example/',
      init: {
        method: 'PURGE',
        headers: [
          ['Surrogate-Key', 'page:nl:/over-ons page:en:/a.b'],
          ['X-Soft', '1'],
        ],
      },
    },
  ],
  [
    'in a JSON body, with a token',
    { PURGE_BODY: '{"tags":{tags:json}}', PURGE_TOKEN: 'secret' },
    {
      url: 'http://cache.example/',
      init: {
        method: 'POST',
        headers: [
          ['Authorization', 'Bearer secret'],
          ['Content-Type', 'application/json'],
        ],
        body: '{"tags":["page:nl:/over-ons","page:en:/a.b"]}',
      },
    },
  ],
  [
    'as a pattern',
    { PURGE_HEADERS: 'X-Tags: {tags:regex}', PURGE_METHOD: 'BAN' },
    {
      url: 'http://cache.example/',
      init: {
        method: 'BAN',
        headers: [['X-Tags', String.raw`(^|\s)(page:nl:/over-ons|page:en:/a\.b)(\s|$)`]],
      },
    },
  ],
])('the tags stand %s', (_, env, expected) => {
  expect(purgeRequest(configOf(env as Readonly<Record<string, string>>), tags)).toEqual(expected)
})

/** A cache that takes purges, or does not. */
async function cacheInFront() {
  const state = { status: 200, bodies: [] as string[] }
  const server = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => void parts.push(part))
    req.on('end', () => {
      state.bodies.push(Buffer.concat(parts).toString())
      res.writeHead(state.status, { Location: 'http://evil.test/' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const config = configOf({ PURGE_URL: `http://127.0.0.1:${portOf(server)}/`, PURGE_BODY: '{tags}' })
  const purger = createPurger({ config, logger: testLog().logger })
  onTestFinished(() => purger.close())
  return { state, purger }
}

test('tags of the same moment are sent together, each once', async () => {
  const { state, purger } = await cacheInFront()
  purger.purge(['a', 'b'])
  purger.purge(['b', 'c'])
  await eventually(() => expect(state.bodies).toEqual(['a b c']))
})

test('many tags are several requests', async () => {
  const { state, purger } = await cacheInFront()
  purger.purge(Array.from({ length: 100 }, (_, n) => `page:nl:/${n}`))
  await eventually(() => expect(purger.totals()).toEqual({ sent: 4, failed: 0, waiting: 0 }))
  expect(state.bodies.flatMap((body) => body.split(' '))).toHaveLength(100)
})

test.each([
  ['fails', 503],
  ['refuses', 403],
  ['leads elsewhere', 302],
])('a cache that %s is asked again, and nothing is lost', async (_, status) => {
  const { state, purger } = await cacheInFront()
  state.status = status
  purger.purge(['a'])
  await eventually(() => expect(purger.totals()).toMatchObject({ failed: 1, waiting: 1 }))
  expectLog('warn', 'A cache in front did not take a purge')
  state.status = 200
  purger.purge(['b'])
  await eventually(() => expect(purger.totals()).toMatchObject({ sent: 1, waiting: 0 }))
  expect(state.bodies.at(-1)).toBe('a b')
})

test('a cache that cannot be reached costs a bounded memory', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const purger = createPurger({
    config: configOf({}),
    logger: testLog().logger,
    fetch: async () => Promise.reject(new Error('down')),
  })
  for (let n = 0; n < 20_000; n++) purger.purge([`page:nl:/${n}`])
  expect(purger.totals().waiting).toBe(10_000)
  await vi.advanceTimersByTimeAsync(100)
  expectLog('warn', 'A cache in front did not take a purge')
})
