/** The build runs alone, as in the container image. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'

const built = join(import.meta.dirname, '../../dist')

interface Running {
  readonly url: string
  readonly process: ChildProcess
}

/** Runs the bundle in `folder` with nothing of this process's environment. */
const run = (folder: string, env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['server/main.js'], {
    cwd: folder,
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Starts it, and waits for the line that tells its address. */
async function start(folder: string): Promise<Running> {
  const child = run(folder)
  for await (const line of createInterface(child.stdout)) {
    const { msg, url } = JSON.parse(line) as { msg?: string; url?: string }
    if (msg !== 'Listening' || !url) continue
    child.stdout.resume()
    return { url, process: child }
  }
  throw new Error(`The bundle in ${folder} ended before it listened`)
}

describe('the build alone, without packages and sources', () => {
  let folder: string
  let site: Running

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'triptych-bundle-'))
    await cp(built, folder, { recursive: true })
    site = await start(folder)
  }, 30_000)

  afterAll(async () => {
    site?.process.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })

  test('it is ready, and reports the embedded content as its source', async () => {
    // It is warm a moment after it answers.
    await eventually(async () => expect((await get('/health/ready')).status).toBe(200))
    const health = (await (await get('/health')).json()) as { status: string }
    expect(health.status).toBe('ok')
  })

  test('it serves pages in three languages', async () => {
    for (const path of ['/', '/en', '/de']) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('</html>')
    }
  })

  test('every script and style that its home page names can be fetched', async () => {
    const html = await (await get('/')).text()
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/_build\/[^"]+)"/g)].map((match) => String(match[1])),
    )
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) expect((await get(file)).status, file).toBe(200)
  })

  test('it carries the licences of the packages that it contains', async () => {
    const licences = await readFile(join(folder, 'third-party-licences.txt'), 'utf8')
    for (const name of ['react', 'express', 'pino']) expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  test('SIGTERM ends it with exit code 0', async () => {
    const ended = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test('SIGTERM during the start ends it with exit code 0', async () => {
    const system = createServer().listen(0, '127.0.0.1')
    await once(system, 'listening')
    const { port } = system.address() as AddressInfo
    const child = run(folder, { CONTENT_SOURCE: 'rest', CMS_URL: `http://127.0.0.1:${port}` })
    const ended = once(child, 'exit')
    // It waits for this system, which never answers, before it listens.
    await once(system, 'connection')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    system.close()
  })
})
