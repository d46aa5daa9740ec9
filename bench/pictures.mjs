/**
 * Measures small pictures of a project's photographs: starts the built site with copies of one made-up picture,
 * each a file of its own, and asks for one width of each, first cold and then warm, as many at a time as
 * browsers do.
 *
 *     node bench/pictures.mjs [pictures] [--width 640] [--pixels 12]
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { startFlags } from './start-flags.mjs'
import { percentile } from './statistics.mjs'

const args = process.argv.slice(2)
const option = (name, usual) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : usual)
const count = Number(
  args.find((arg) => /^\d+$/.test(arg) && !args[args.indexOf(arg) - 1]?.startsWith('--')) ?? 1000,
)
const [width, megapixels] = [option('--width', 640), option('--pixels', 12)]
/** Requests at a time: six of a browser, of two visitors. */
const parallel = 12
const folder = mkdtempSync(join(tmpdir(), 'triptych-pictures-'))
const assets = join(folder, 'site/public/assets')

/** Noise of several sizes, with as much detail as a landscape has. */
async function photograph() {
  const [wide, high] = [
    Math.round(Math.sqrt((megapixels * 4e6) / 3)),
    Math.round(Math.sqrt((megapixels * 3e6) / 4)),
  ]
  const layer = async (size, alpha) => {
    const noise = {
      create: { width: size, height: size, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    }
    const small = await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
      .png()
      .toBuffer()
    return sharp(small)
      .resize(wide, high, { fit: 'fill', kernel: 'cubic' })
      .ensureAlpha(alpha)
      .png()
      .toBuffer()
  }
  const [ground, ...others] = await Promise.all([
    layer(8, 1),
    ...[
      [40, 0.5],
      [200, 0.35],
      [1000, 0.25],
    ].map(([size, alpha]) => layer(size, alpha)),
  ])
  return sharp(ground)
    .composite(others.map((input) => ({ input })))
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function start() {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    CONTENT_DIR: join(folder, 'site'),
    SNAPSHOT_DIR: '',
    BUILDS_DIR: '',
  }
  const child = spawn(process.execPath, [...startFlags, 'dist/server/main.js'], {
    env: { ...env, PICTURES_DIR: join(folder, 'kept') },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(child.stdout)) {
    const { msg, url } = JSON.parse(line)
    if (msg !== 'Listening') continue
    child.stdout.resume()
    return { child, url }
  }
  throw new Error('The site ended before it listened')
}

/** Megabytes of a process and of the one that decodes pictures, now. */
function memoryOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const rss = (id) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024
  return [pid, ...children].map(rss)
}

async function run({ child, url }) {
  const state = { next: 0, originals: 0, bytes: 0, own: 0, worker: 0 }
  const times = []
  const watch = setInterval(() => {
    const [own = 0, worker = 0] = memoryOf(child.pid)
    Object.assign(state, { own: Math.max(state.own, own), worker: Math.max(state.worker, worker) })
  }, 50)
  async function client() {
    while (state.next < count) {
      const at = state.next++
      const began = performance.now()
      const answer = await fetch(`${url}/_pictures/0123456789ab/${width}/assets/${at}.jpg.avif`, {
        redirect: 'manual',
      })
      state.bytes += (await answer.arrayBuffer()).byteLength
      times.push(performance.now() - began)
      if (answer.status !== 200) state.originals += 1
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: parallel }, client))
  clearInterval(watch)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    seconds: Math.round((performance.now() - began) / 100) / 10,
    'ms p50': Math.round(percentile(sorted, 0.5)),
    'ms p99': Math.round(percentile(sorted, 0.99)),
    'sent to the file': state.originals,
    'kB each': Math.round(state.bytes / count / 1000),
    'site MB': Math.round(state.own),
    'process MB': Math.round(state.worker),
  }
}

mkdirSync(assets, { recursive: true })
mkdirSync(join(folder, 'site/content/globals'), { recursive: true })
writeFileSync(join(folder, 'site/content/globals/general.yaml'), 'data: { site_name: X }')
const photo = await photograph()
// A JPEG may have anything behind its end: each file is another one.
for (let at = 0; at < count; at++)
  writeFileSync(join(assets, `${at}.jpg`), Buffer.concat([photo, Buffer.from(`${at}`)]))
try {
  const site = await start()
  const cold = await run(site)
  const warm = await run(site)
  site.child.kill()
  const restarted = await start()
  const kept = await run(restarted)
  restarted.child.kill()
  process.stdout.write(`${count} pictures of ${(photo.length / 1e6).toFixed(1)} MB, ${width} pixels wide\n`)
  console.table({ cold, warm, 'after a start': kept })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
