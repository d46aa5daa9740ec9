/** One process that decodes and encodes pictures. */
import type { ChildProcess } from 'node:child_process'
import type { PictureWorkError } from './picture-work.ts'

interface Asked {
  readonly resolve: (result: never) => void
  readonly reject: (error: PictureWorkError) => void
}

/** Little of its own, and of what pictures took nothing is kept. */
const flags = ['--max-old-space-size=64', '--max-semi-space-size=1', '--v8-pool-size=1', '--expose-gc']
const memoryOfSystem = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '2' }

/** A process, and what it has been asked. */
export interface Running {
  readonly child: ChildProcess
  readonly asked: Map<number, Asked>
  /** Once it has ended: how many other pieces of work each had beside it. */
  companions: number
}

/** Ends it; what it has been asked fails then. */
export function end({ child }: Running): void {
  if (child.connected) child.disconnect()
}

/** Fails all that it has been asked. */
export function failAll(running: Running, error: PictureWorkError): void {
  const { asked } = running
  running.companions = asked.size - 1
  for (const { reject } of asked.values()) reject(error)
  asked.clear()
}

/** Starts one that runs the text of `worker.mjs` with the library at an address. */
export async function spawnProcess(code: string, library: string): Promise<Running> {
  const { spawn } = await import('node:child_process')
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', code, library], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: memoryOfSystem,
  })
  child.unref()
  child.channel?.unref()
  return { child, asked: new Map(), companions: 0 }
}
