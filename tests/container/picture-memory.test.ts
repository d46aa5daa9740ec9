/** Large pictures fit into a small container beside the site. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFlags } from '../../bench/start-flags.mjs'
import { waves } from '../support/pictures.ts'

const dist = join(import.meta.dirname, '../../dist')

let folder: string
let site: ChildProcess
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-memory-'))
  const assets = join(folder, 'public/assets')
  await mkdir(assets, { recursive: true })
  await mkdir(join(folder, 'content/globals'), { recursive: true })
  await writeFile(join(folder, 'content/globals/general.yaml'), 'data: { site_name: X }')
  const large = waves(6000, 4000)
  await large.clone().jpeg({ quality: 92 }).toFile(join(assets, 'a.jpg'))
  await large.clone().jpeg({ quality: 90 }).toFile(join(assets, 'b.jpg'))
  site = spawn(process.execPath, [...startFlags, 'server/main.js'], {
    cwd: dist,
    env: {
      ...{ PORT: '0', HOST: '127.0.0.1', CONTENT_DIR: folder },
      ...{ PICTURES_DIR: '', SNAPSHOT_DIR: '', BUILDS_DIR: '' },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(site.stdout ?? process.stdin)) {
    const said = JSON.parse(line) as { msg?: string; url?: string }
    if (said.msg === 'Listening') url = said.url ?? ''
    if (url) break
  }
  site.stdout?.resume()
}, 60_000)

afterAll(async () => {
  site?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Megabytes that Linux says of a process: `VmHWM` at most until now, `RssFile` of code that processes share. */
async function memoryOf(pid: number | string | undefined, name: 'VmHWM' | 'RssFile'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
}

const small = async (name: string, width: number): Promise<string | null> => {
  const address = `/_pictures/0123456789ab/${width}/assets/${name}.jpg.avif`
  const answer = await fetch(url + address, { redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.headers.get('content-type')
}

test('two pictures of 24 megapixels at once leave a container of 256 MB standing', async () => {
  for (const width of [1080, 1920, 2560]) {
    const wanted = ['a', 'b']
    // Who waits for too long is sent to the file: the picture is there when it is asked for again.
    while (wanted.length > 0) {
      const types = await Promise.all(wanted.map((name) => small(name, width)))
      wanted.splice(0, wanted.length, ...wanted.filter((_, at) => types[at] !== 'image/avif'))
    }
  }
  const children = await readFile(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8')
  const [own, worker] = [site.pid, children.trim()]
  const shared = Math.min(await memoryOf(own, 'RssFile'), await memoryOf(worker, 'RssFile'))
  const together = (await memoryOf(own, 'VmHWM')) + (await memoryOf(worker, 'VmHWM')) - shared
  expect(together).toBeLessThan(256)
}, 120_000)
