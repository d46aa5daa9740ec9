/** Made-up builds on disk. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import request from 'supertest'
import { onTestFinished } from 'vitest'
import { compressFiles } from '../../scripts/build/compress.mjs'
import { builtFrontend } from '../../server/builds/frontend.ts'
import { storeBuild } from '../../server/builds/store-build.ts'
import { type LogLine, serve, testDeps } from './test-deps.ts'

/** A folder that is gone after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-builds-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Long enough to be worth a compressed copy. */
export const codeOf = (id: string): string => `export const build = '${id}'\n`.repeat(100)

export interface Build {
  readonly id: string
  readonly timestamp: number
  /** Vite's `dist/client`. */
  readonly client: string
}

/** A build with one chunk `/_build/page-{id}.js`, and further files of `_build`. */
export async function writeBuildFolder(
  id: string,
  timestamp = 1,
  files: Readonly<Record<string, string>> = {},
): Promise<Build> {
  const dist = await emptyFolder()
  const client = join(dist, 'client')
  const manifest = {
    'src/entry-client.tsx': { file: '_build/entry.js', isEntry: true },
    'src/styles/first-screen.css': { file: '_build/first-screen.css', isEntry: true },
    'src/styles/below.css': { file: '_build/below.css', isEntry: true },
  }
  await writeFiles(dist, {
    'build.json': JSON.stringify({ id, timestamp }),
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'client/_build/first-screen.css': 'body{color:red}',
    'client/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="${id}"/>`,
    [`client/_build/page-${id}.js`]: codeOf(id),
  })
  await writeFiles(join(client, '_build'), files)
  await compressFiles(client)
  return { id, timestamp, client }
}

/** What a server does when it starts: returns the warnings that it logged. */
export async function keep(folder: string, own: Build, most = 5): Promise<readonly LogLine[]> {
  const { logger, logs } = await testDeps()
  await storeBuild({ folder, keep: most, own, logger })
  return logs.filter(({ level }) => level >= 40)
}

/** A server of a build, with the kept builds of a folder. */
export const serveBuild = async ({ client }: Build, folder?: string): Promise<Server> =>
  serve({ frontend: await builtFrontend(client, folder) })

/** The address of a build's chunk. */
export const chunk = (id: string): string => `/_build/page-${id}.js`

export const getFile = (site: Server, path: string, encoding = 'identity') =>
  request(site).get(path).set('Accept-Encoding', encoding)

/** Says when a kept build was used last. */
export const markAt = (folder: string, id: string, time: string): Promise<void> =>
  utimes(join(folder, id, 'build.json'), new Date(time), new Date(time))

/** A folder in which builds were kept, one after the other, all of them long ago. */
export async function keptFolder(...ids: readonly string[]): Promise<string> {
  const folder = await emptyFolder()
  for (const [index, id] of ids.entries()) {
    await keep(folder, await writeBuildFolder(id, index + 1), 50)
    await markAt(folder, id, `2026-01-0${index + 1}`)
  }
  return folder
}
