/** A stop of the real process: `npm run build` makes what is started. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'

const main = join(import.meta.dirname, '../../../dist/server/main.js')
const timeout = 2_000
/** Milliseconds that no stop takes that nothing hinders, however busy the machine is. */
const patience = 15_000

interface StartOptions {
  /** Code that the process runs first. */
  readonly code?: string
  readonly shutdown?: number
}

/** Starts the site on a free port; resolves when it says that it is ready. */
async function start(
  stdout: number | 'pipe',
  { code = '', shutdown = timeout }: StartOptions = {},
): Promise<ChildProcess> {
  const preload = code && ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
  const site = spawn(process.execPath, [...(preload || []), main], {
    env: {
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DRAIN_TIME_MS: '100' },
      ...{ SNAPSHOT_DIR: '', BUILDS_DIR: '', PICTURES_DIR: '', SHUTDOWN_TIMEOUT_MS: String(shutdown) },
    },
    stdio: ['ignore', stdout, 'pipe'],
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  for await (const line of createInterface(site.stderr as Readable)) if (/ready/.test(line)) return site
  throw new Error('The site did not start')
}

/** How a process ends after SIGTERM. */
async function stop(site: ChildProcess) {
  const start = performance.now()
  site.kill('SIGTERM')
  const [code, signal] = await once(site, 'exit')
  return { code, signal, time: performance.now() - start }
}

/** Blocks the event loop of the site from the signal on. */
const block = (time: number) =>
  `process.prependListener('SIGTERM', () => setTimeout(() => {
    for (const end = performance.now() + ${time}; performance.now() < end; );
  }))`

/** Keeps a stop from its end. */
const neverClean = `
  setInterval(() => {}, 1000)
  const { exit } = process
  process.exit = (code) => code && exit(code)
`

/** The writing end of a pipe that takes nothing more, and waits. */
async function openFullPipe(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-pipe-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const filler = [constants.O_RDONLY, constants.O_WRONLY].map((way) =>
    openSync(path, way | constants.O_NONBLOCK),
  )
  const writer = openSync(path, 'w')
  onTestFinished(async () => {
    for (const fd of [...filler, writer]) closeSync(fd)
    await rm(folder, { recursive: true })
  })
  expect(() => {
    for (;;) writeSync(filler[1] as number, 'x'.repeat(4096))
  }).toThrow('EAGAIN')
  return writer
}

test('a stop ends with 0 when standard output is a full device', async () => {
  const { code, signal } = await stop(await start(openSync('/dev/full', 'w'), { shutdown: patience }))
  expect([code, signal]).toEqual([0, null])
})

test('a stop ends with 0 when standard output is a pipe that nobody reads', async () => {
  const { code, signal } = await stop(await start(await openFullPipe(), { shutdown: patience }))
  expect([code, signal]).toEqual([0, null])
})

test('a process that is too late ends itself with 70', async () => {
  const { code, signal } = await stop(await start('pipe', { code: neverClean }))
  expect([code, signal]).toEqual([70, null])
})

test.each([
  ['whose event loop is blocked', block(60_000)],
  ['whose exit hangs', "process.on('exit', () => { for (;;); })"],
])('a process %s is killed by a thread of its own', async (_what, code) => {
  const { signal, time } = await stop(await start('pipe', { code }))
  expect(signal).toBe('SIGKILL')
  expect(time).toBeGreaterThan(timeout * 0.9)
})
