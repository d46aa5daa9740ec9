/** Builds the site a second time, with another id. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { failingExtensions } from '../../support/failing-extensions.ts'

/** A build of the site, as it is deployed. */
export interface Build {
  /** What an image holds: `client`, `server`, `embedded`. */
  readonly dist: string
  readonly id: string
  /** Scripts and styles, as they are asked for: `/_build/…`. */
  readonly files: readonly string[]
}

const project = join(import.meta.dirname, '../../..')
const parts = [
  'src',
  'extensions',
  'server',
  'public',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
]

/** The word in the footer that only the second build has. */
export const secondWord = 'Second build'

/**
 * What differs in the second build: [file, from, to]. Code, markup, texts and styles, of every page and of
 * lazy ones.
 */
const changes = [
  ['src/components/footer/footer.tsx', '<span>{`©', `<span>{\`${secondWord} ©`],
  ['src/components/footer/footer.css', '.footer {', '.footer { --build: second;'],
  ['src/showcase/styles/shell.css', '.ds {', '.ds { --build: second;'],
] as const

/** The build that `npm test` made. */
export const firstBuild = (): Promise<Build> => read(join(project, 'dist'))

/**
 * The same project with changes that visitors see, and with extensions that fail, made by the project's own
 * command. It is kept until the first build is made anew, which `npm test` does whenever the sources changed.
 * Each worker has one of its own.
 */
export async function secondBuild(worker: number): Promise<Build> {
  const copy = join(project, `.cache/second-build-${worker}`)
  const stamp = await readFile(join(project, 'dist/.built'), 'utf8')
  const madeOf = join(copy, 'made-of')
  if ((await readFile(madeOf, 'utf8').catch(() => '')) !== stamp) {
    await make(copy)
    await writeFile(madeOf, stamp)
  }
  return read(join(copy, 'dist'))
}

async function make(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const name of parts) await cp(join(project, name), join(copy, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, from, to] of changes) await edit(join(copy, file), from, to)
  for (const [file, text] of Object.entries(failingExtensions)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), text)
  }
  await promisify(execFile)(process.execPath, ['scripts/build/build-if-stale.mjs', '--force'], { cwd: copy })
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  expect(text, `${path} holds ${from}`).toContain(from)
  await writeFile(path, text.replace(from, to))
}

async function read(dist: string): Promise<Build> {
  const { id }: { id: string } = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'))
  const names = await readdir(join(dist, 'client/_build'))
  return {
    dist,
    id,
    files: names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/_build/${name}`),
  }
}
