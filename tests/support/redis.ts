/** A real Redis for tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/chaos/lab/free-port.mjs'
import { eventually } from './eventually.ts'

/** A Redis that a test starts, stops and disturbs. */
export interface TestRedis {
  readonly url: string
  /** Sends a command of an operator, such as `['FLUSHALL']`. */
  command(words: readonly string[]): Promise<unknown>
  /** Ends the process at once. */
  kill(): Promise<void>
  /** Starts an empty one at the same address. */
  restart(): Promise<void>
  /** Stops the process, so that connections stay open and nothing answers, or lets it go on. */
  freeze(isFrozen: boolean): void
}

/** Starts a Redis without a disk. It ends with the test. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const state: { process: ChildProcess | undefined } = { process: undefined }

  async function command(words: readonly string[]): Promise<unknown> {
    const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false } })
    client.on('error', () => {})
    await client.connect()
    try {
      return await client.sendCommand([...words])
    } finally {
      client.destroy()
    }
  }

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', options, { stdio: 'ignore' })
    const failed = once(child, 'error').then(() => {
      throw new Error('redis-server could not be started. On Debian: apt-get install redis-server')
    })
    failed.catch(() => {})
    state.process = child
    await Promise.race([once(child, 'spawn'), failed])
    await untilItAnswers(() => command(['PING']))
  }

  async function kill(): Promise<void> {
    const child = state.process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start()
  onTestFinished(kill)
  return {
    url,
    command,
    kill,
    restart: start,
    freeze: (isFrozen) => void state.process?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
  }
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const known: { answer?: unknown } = {}
  const look = () => {
    ask().then(
      (answer) => {
        known.answer = answer
      },
      () => {},
    )
  }
  await eventually(() => {
    if (known.answer !== undefined) return
    look()
    throw new Error('Redis does not answer yet')
  })
}
