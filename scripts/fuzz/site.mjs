/** A site of the build for requests of any kind, in a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { end, untilReady } from '../checks/fleet/processes.mjs'

const main = join(import.meta.dirname, '../../dist/server/main.js')
const content = join(import.meta.dirname, '../../tests/fixtures/quirk-site')
const secret = 'a-secret-that-no-request-has'

/** The address that the site is told to have. */
export const origin = 'https://www.example.org'

/** What the log is to warn of: whoever comes without a secret, and the content, which has every fault. */
const expected = new Set([
  'A publish was refused',
  'A preview was refused',
  'A request for the reports was refused',
  'Content has a problem',
])

/** Starts the site with everything that can be turned on; `faults` gets what its log warns of. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-fuzz-'))
  const child = spawn(process.execPath, [main], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', WARM_UP_MS: '0' },
      ...{
        SITE_URL: origin,
        SNAPSHOT_DIR: '',
        BUILDS_DIR: '',
        PICTURES_DIR: '',
        FORMS_DIR: join(folder, 'forms'),
      },
      ...{ CONTENT_SOURCE: 'files', CONTENT_DIR: content, LOG_LEVEL: 'info' },
      ...{ PUBLISH_SECRET: secret, PREVIEW_SECRET: secret, REPORTS_SECRET: secret },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const faults = []
  const lines = createInterface(child.stdout)
  const port = new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)))
    lines.on('line', (line) => {
      const entry = JSON.parse(line)
      if (entry.level >= 40 && !expected.has(entry.msg)) faults.push(line)
      if (entry.msg === 'Listening') resolve(Number(new URL(entry.url).port))
    })
  })
  port.catch(() => {})
  child.stderr.on('data', (bytes) => void (/^Triptych is ready/.test(bytes) || faults.push(String(bytes))))
  await untilReady(`http://127.0.0.1:${await port}/health/ready`)
  // What the log tells of the content is told once, and no request's fault.
  for (const path of ['/', '/en', '/de', '/sitemap.xml', '/feed.xml'])
    await fetch(`http://127.0.0.1:${await port}${path}`)
  faults.length = 0
  return {
    port: await port,
    faults,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      await end(child)
      process.off('exit', kill)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
