import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createContentSystem } from './content-system.mjs'

const root = join(import.meta.dirname, '../../..')
const secret = 'the-secret-of-a-fleet'

/** The documented configuration of HAProxy, for machines on this one. */
function haproxyConfiguration(port, machines) {
  const [start] = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').split('  server web1')
  const servers = machines.map(({ port: own }, n) => `  server web${n + 1} 127.0.0.1:${own}`)
  return `${start.replace('bind :8080', `bind 127.0.0.1:${port}`)}${servers.join('\n')}\n`
}

/** Starts a program; it must be installed. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'ignore', ...options })
  // Also where something else fails.
  process.once('exit', () => child.kill('SIGKILL'))
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${command} could not be started: ${error.message}`)
  })
  await Promise.race([once(child, 'spawn'), failed])
  failed.catch(() => {})
  return child
}

async function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}

async function untilReady(url) {
  for (let n = 0; n < 600; n++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(50)
  }
  throw new Error(`${url} does not answer`)
}

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

  await Promise.all(machines.map(startMachine))
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfiguration(port, machines))
  const haproxy = await run('haproxy', ['-f', join(folder, 'haproxy.cfg')])
  await untilReady(`http://127.0.0.1:${port}${system.page}`)

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
    async stop() {
      await Promise.all(
        [haproxy, redis, ...machines.map((machine) => machine.process)].map((child) => end(child)),
      )
      await system.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
