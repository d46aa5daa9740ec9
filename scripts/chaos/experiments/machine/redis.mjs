/** The Redis that machines share is away, slow, emptied, full or holds nonsense. */
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { end } from '../../../checks/fleet/processes.mjs'

/** A Redis that can be disturbed. */
function createRedis(lab, port) {
  const url = `redis://127.0.0.1:${port}`
  const state = { process: undefined }

  async function command(...words) {
    const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false } })
    // That it cannot be reached is what `connect` says.
    client.on('error', () => {})
    await client.connect()
    try {
      return await client.sendCommand(words)
    } finally {
      client.destroy()
    }
  }

  return {
    url,
    command,
    async start() {
      const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      state.process = await lab.run('redis-server', words)
    },
    stop: () => end(state.process, 'SIGKILL'),
    signal: (name) => state.process.kill(name),
    /** Puts a value of another type in the place of each that there is. */
    async breakTypes() {
      for (const key of await command('KEYS', '*')) {
        await command('DEL', key)
        await command('SADD', key, 'nonsense')
      }
    },
  }
}

const disturbances = [
  ['stopped', (redis) => redis.stop()],
  ['started again', (redis) => redis.start()],
  ['frozen for 2 s', (redis) => redis.signal('SIGSTOP')],
  ['goes on', (redis) => redis.signal('SIGCONT')],
  ['emptied', (redis) => redis.command('FLUSHALL')],
  ['of other types', (redis) => redis.breakTypes()],
  ['full', (redis) => redis.command('CONFIG', 'SET', 'maxmemory', '1')],
  ['with room again', (redis) => redis.command('CONFIG', 'SET', 'maxmemory', '0')],
]

/** Milliseconds until the site says that Redis answers; Infinity after 15 s. */
async function connected(site) {
  const began = performance.now()
  while (performance.now() - began < 15_000) {
    if ((await site.metric('triptych_redis_available')) === 1) return performance.now() - began
    await setTimeout(100)
  }
  return Number.POSITIVE_INFINITY
}

async function run(lab) {
  const [cms, redis] = [await lab.startCms(), createRedis(lab, await lab.freePort())]
  const env = { ...cms.env, REDIS_URL: redis.url, WARM_UP_MS: '0', PAGES_TTL_S: '1' }
  const site = await lab.startSite({ env })
  const atStart = await lab.load({ url: site.url, paths: cms.paths, connections: 4, requests: 200 })
  await redis.start()
  const reconnected = await connected(site)
  const load = (seconds) => lab.load({ url: site.url, paths: cms.paths, rate: 30, seconds })
  await load(4)
  const healthy = await load(4)
  const figures = [{ name: 'down at the start: not 200', value: atStart.not200, mark: { is: 0 } }]
  for (const [name, disturb] of disturbances) {
    await disturb(redis)
    const { not200, p99 } = await load(3)
    figures.push(
      { name: `${name}: not 200`, value: not200, mark: { is: 0 } },
      { name: `${name}: more p99`, value: p99 - healthy.p99, unit: 'ms', mark: { max: 50 }, timing: true },
    )
  }
  const again = await connected(site)
  return [
    ...figures,
    {
      name: 'uses it after',
      value: Number.isFinite(reconnected) ? 'a while' : 'never',
      mark: { is: 'a while' },
    },
    {
      name: 'used for the first time after',
      value: reconnected,
      unit: 'ms',
      mark: { max: 5_000 },
      timing: true,
    },
    { name: 'used again after all', value: Number.isFinite(again) ? 'yes' : 'no', mark: { is: 'yes' } },
    {
      name: 'errors in the log',
      value: site.log().filter(({ level }) => level >= 50).length,
      mark: { is: 0 },
    },
  ]
}

export const experiments = [
  { id: 'Z32', title: 'Redis is away, frozen, emptied, full, or holds other types', seconds: 45, run },
]
