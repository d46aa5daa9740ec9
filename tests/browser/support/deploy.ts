/** Deploys a second build under an open page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Build, firstBuild, secondBuild } from './second-build.ts'
import { test as base } from './test.ts'

export type BuildName = 'first' | 'second'

/** Two builds of the site behind one address, the first one in use. */
export interface Deploy {
  readonly balancer: Balancer
  readonly builds: Readonly<Record<BuildName, Build>>
  readonly ports: Readonly<Record<BuildName, number>>
  /** Everyone is sent to one build; the server of the other one is stopped. */
  readonly only: (name: BuildName) => Promise<void>
  /** Both servers run; the balancer stays as it is. */
  readonly both: () => Promise<void>
}

interface Shelf {
  readonly balancer: Balancer
  readonly builds: Readonly<Record<BuildName, Build>>
  readonly ports: Readonly<Record<BuildName, number>>
  readonly start: (name: BuildName) => Promise<void>
  readonly stop: (name: BuildName) => Promise<void>
}

/** Three ports for each worker: the site's, and those of the servers behind it. */
const portsOf = (worker: number) => {
  const first = 4350 + worker * 3
  return { site: first, first: first + 1, second: first + 2 }
}

/** `deploy` begins each test with the first build; its servers are shared by the tests of a worker. */
export const test = base.extend<{ deploy: Deploy }, { shelf: Shelf }>({
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const { site, ...ports } = portsOf(parallelIndex)
      const builds = { first: await firstBuild(), second: await secondBuild(parallelIndex) }
      const balancer = await startBalancer(site)
      const folder = await mkdtemp(join(tmpdir(), 'triptych-builds-'))
      const running = new Map<BuildName, ChildProcess>()
      const env = { SITE_URL: balancer.origin, BUILDS_DIR: folder, SNAPSHOT_DIR: '' }
      const start = async (name: BuildName) => {
        if (!running.has(name)) running.set(name, await startServer(builds[name].dist, ports[name], env))
      }
      const stop = async (name: BuildName) => {
        const server = running.get(name)
        running.delete(name)
        if (server) await stopServer(server)
      }
      await use({ balancer, builds, ports, start, stop })
      await balancer.close()
      await Promise.all([stop('first'), stop('second')])
      await rm(folder, { recursive: true, force: true })
    },
    // It makes a build of the site, which a busy machine takes minutes for.
    { scope: 'worker', timeout: 300_000 },
  ],
  deploy: async ({ shelf }, use) => {
    const { balancer, builds, ports, start, stop } = shelf
    const only = async (name: BuildName) => {
      await start(name)
      balancer.use(ports[name])
      await stop(name === 'first' ? 'second' : 'first')
    }
    const both = async () => {
      await Promise.all([start('first'), start('second')])
    }
    balancer.reset()
    await start('first')
    balancer.use(ports.first)
    await use({ balancer, builds, ports, only, both })
    balancer.reset()
  },
  baseURL: async ({ shelf }, use) => use(shelf.balancer.origin),
})

async function startServer(
  dist: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent', ...settings }
  const server = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  server.stderr?.on('data', (data: Buffer) => {
    output += data.toString()
  })
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Triptych is ready')
  return server
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}

/** Documents that browsers asked the balancer for, frames left out. */
export const documents = ({ passed }: Balancer): readonly string[] =>
  passed.filter(({ dest }) => dest === 'document').map(({ path }) => path)

/** Waits until nothing is under way and nothing comes any more. */
export async function quiet({ passed }: Balancer): Promise<void> {
  let before = -1
  const openPaths = () => {
    const isSame = passed.length === before
    before = passed.length
    const open = passed.filter(({ isOpen }) => isOpen).map(({ path }) => path)
    return isSame ? open : [`${passed.length} requests`, ...open]
  }
  await expect.poll(openPaths, { intervals: [500], timeout: 30_000 }).toEqual([])
}
