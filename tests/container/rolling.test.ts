/** Two machines behind a real HAProxy, each replaced by the next build while visitors read. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/chaos/lab/free-port.mjs'
import { startHaproxy } from '../../scripts/checks/fleet/haproxy.mjs'
import { createLoad } from '../../scripts/checks/fleet/load.mjs'
import { end, untilReady } from '../../scripts/checks/fleet/processes.mjs'
import { eventually } from '../support/eventually.ts'
import { tempFolder } from '../support/resources.ts'

const first = join(import.meta.dirname, '../../dist')

/** The same build under another id, with a chunk that the first does not have. */
async function nextBuild(): Promise<string> {
  const folder = join(tempFolder(), 'dist')
  await cp(first, folder, { recursive: true })
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
  const next = { ...build, id: 'abcdef123456', timestamp: build.timestamp + 1 }
  await writeFile(join(folder, 'build.json'), JSON.stringify(next))
  await writeFile(join(folder, 'client/_build/next-abcdef12.js'), 'export const isNext = true\n')
  return folder
}

const buildOf = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/builds/latest.json`)
  return ((await answer.json()) as { id: string }).id
}

test('no request is lost while machines are replaced by the next build, and each has the files of both', async () => {
  const [second, folder, port] = [await nextBuild(), tempFolder(), await freePort()]
  const ports = [await freePort(), await freePort()]
  const urls = ports.map((own) => `http://127.0.0.1:${own}`)
  const machines: ChildProcess[] = []

  async function start(n: number, dist: string): Promise<void> {
    const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
      ...{ cwd: dist, stdio: 'ignore' },
      env: {
        ...{
          PORT: String(ports[n]),
          HOST: '127.0.0.1',
          SITE_URL: `http://127.0.0.1:${port}`,
          TRUST_PROXY: '1',
        },
        ...{ SNAPSHOT_DIR: '', PICTURES_DIR: '', FORMS_DIR: '', BUILDS_DIR: join(folder, 'builds') },
        ...{ DRAIN_TIME_MS: '1500' },
      },
    })
    machines[n] = child
    onTestFinished(() => void child.kill('SIGKILL'))
    await untilReady(`${urls[n]}/health/ready`)
  }

  await Promise.all([start(0, first), start(1, first)])
  const haproxy = await startHaproxy({ port, ports, folder })
  onTestFinished(() => void haproxy.kill('SIGKILL'))
  await untilReady(`http://127.0.0.1:${port}/en`)
  const before = await buildOf(`http://127.0.0.1:${port}`)

  const load = createLoad({
    url: `http://127.0.0.1:${port}`,
    paths: ['/', '/en', '/de', '/en?a=1'],
    connections: 8,
  })
  load.start()
  onTestFinished(() => load.stop())
  for (const n of [0, 1]) {
    expect(await end(machines[n] as ChildProcess)).toBe(0)
    await start(n, second)
    if (n === 0) {
      expect([await buildOf(urls[0] ?? ''), await buildOf(urls[1] ?? '')]).toEqual(['abcdef123456', before])
      for (const url of urls) expect((await fetch(`${url}/_build/next-abcdef12.js`)).status, url).toBe(200)
    }
    // HAProxy sends it requests again before the other one goes.
    await eventually(async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => buildOf(`http://127.0.0.1:${port}`)))
      expect(answers).toContain('abcdef123456')
      if (n === 1) expect(answers).not.toContain(before)
    })
  }
  await load.stop()
  const { count, failed } = load.take()
  expect(count).toBeGreaterThan(100)
  expect(failed).toBe(0)
}, 60_000)
