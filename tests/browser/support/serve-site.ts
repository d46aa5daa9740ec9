/** Starts the production build for one test, with settings of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'

export interface ServedSite {
  close(): Promise<void>
}

export const originOf = (port: number): string => `http://127.0.0.1:${port}`

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}

const ownBuild = join(import.meta.dirname, '../../../dist')

/** The production build, or another one, in a process of its own. */
export async function serveBuild(
  port: number,
  env: Readonly<Record<string, string>>,
  dist = ownBuild,
): Promise<ServedSite> {
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: originOf(port),
    LOG_LEVEL: 'silent',
    ...env,
  }
  const server = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  server.stderr?.on('data', (data: Buffer) => {
    output += data.toString()
  })
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Triptych is ready')
  return { close: () => stop(server) }
}

/** A Statamic project in a folder of its own: relative path → text or bytes. */
export async function serveFiles(
  port: number,
  files: Readonly<Record<string, string | Buffer>>,
  dist?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  const site = await serveBuild(port, { CONTENT_SOURCE: 'files', CONTENT_DIR: dir, ...env }, dist)
  return {
    close: async () => {
      await site.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
