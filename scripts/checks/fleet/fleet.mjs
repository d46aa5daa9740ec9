import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createContentSystem } from './content-system.mjs'
import { startHaproxy } from './haproxy.mjs'
import { end, run, untilReady } from './processes.mjs'

const root = join(import.meta.dirname, '../../..')
const secret = 'the-secret-of-a-fleet'

/** Starts the whole fleet, on `port` and those after it. */
export async function createFleet({ machines: count, port }) {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-'))
  const system = await createContentSystem({ port: port + 1, delay: 20 })
  const startRedis = () =>
    run('redis-server', [
      '--port',
      String(port + 2),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ])
  let redis = await startRedis()
  const machines = Array.from({ length: count }, (_, n) => ({ port: port + 10 + n, process: undefined }))

  async function startMachine(machine) {
    machine.process = await run(process.execPath, [join(root, 'dist/server/main.js')], {
      env: {
        ...process.env,
        ...{ PORT: String(machine.port), HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}` },
        ...{ CONTENT_SOURCE: 'rest', CMS_URL: system.url, REDIS_URL: `redis://127.0.0.1:${port + 2}` },
        ...{ PUBLISH_SECRET: secret, SNAPSHOT_DIR: '', PICTURES_DIR: '', BUILDS_DIR: join(folder, 'builds') },
        ...{ TRUST_PROXY: '1', DRAIN_TIME_MS: '2000' },
      },
    })
    await untilReady(`http://127.0.0.1:${machine.port}/health/ready`)
  }

  let haproxy
  async function stop() {
    const children = [haproxy, redis, ...machines.map((machine) => machine.process)]
    await Promise.all(children.map((child) => child && end(child)))
    await system.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await Promise.all(machines.map(startMachine))
    haproxy = await startHaproxy({ port, ports: machines.map((machine) => machine.port), folder })
    await untilReady(`http://127.0.0.1:${port}${system.page}`)
  } catch (error) {
    await stop()
    throw error
  }

  return {
    url: `http://127.0.0.1:${port}`,
    paths: system.paths,
    machines,
    edit: system.edit,
    calls: system.calls,
    pages: () => machines.map(({ port: own }) => `http://127.0.0.1:${own}${system.page}`),
    async publish() {
      const headers = { 'X-Publish-Secret': secret, 'Content-Type': 'application/json' }
      const body = JSON.stringify(system.event)
      const { status } = await fetch(`http://127.0.0.1:${port}/hooks/publish`, {
        method: 'POST',
        headers,
        body,
      })
      if (status !== 202) throw new Error(`The publish was answered with ${status}`)
    },
    async freezeRedis(ms) {
      redis.kill('SIGSTOP')
      await setTimeout(ms)
      redis.kill('SIGCONT')
      await setTimeout(500)
    },
    async killRedis(ms) {
      await end(redis, 'SIGKILL')
      await setTimeout(ms)
      redis = await startRedis()
      await setTimeout(2_000)
    },
    async restart(n) {
      const code = await end(machines[n].process)
      if (code !== 0) throw new Error(`A machine ended with ${code}`)
      await startMachine(machines[n])
      // HAProxy looks at it twice.
      await setTimeout(1_000)
    },
    kill: (n) => end(machines[n].process, 'SIGKILL'),
    /** Starts a machine that was killed, and resolves with the milliseconds until it was ready. */
    async start(n) {
      const began = performance.now()
      await startMachine(machines[n])
      return performance.now() - began
    },
    stop,
  }
}
