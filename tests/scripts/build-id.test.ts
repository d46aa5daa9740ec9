/** The id of a build. */
import { cp, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildId, writeBuild } from '../../scripts/build/build-id.mjs'
import { compressFiles } from '../../scripts/build/compress.mjs'
import { writeFiles } from '../support/builds.ts'

const code = 'export const answer = 42\n'.repeat(100)

async function writeDist(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'triptych-dist-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFiles(dist, {
    'client/_build/entry.js': code,
    'client/_build/art/1.svg': '<svg/>',
    'client/.vite/manifest.json': '{}',
    'client/favicon.ico': 'icon',
    'server/main.js': code,
    ...more,
  })
  return dist
}

test('the id is 12 hexadecimal digits, and the same for the same files', async () => {
  const ids = [buildId(await writeDist()), buildId(await writeDist())]
  expect(ids[0]).toMatch(/^[\da-f]{12}$/)
  expect(ids[0]).toBe(ids[1])
})

test.each([
  ['client/_build/entry.js', code.replace('2', '3')],
  ['client/_build/art/1.svg', '<svg />'],
  ['client/.vite/manifest.json', '{ }'],
  ['client/favicon.ico', 'Icon'],
  ['client/_build/more.js', ''],
  ['server/main.js', `${code} `],
  ['server/_build/chunk.js', ''],
])('a change of %s makes another id', async (file, text) => {
  expect(buildId(await writeDist({ [file]: text }))).not.toBe(buildId(await writeDist()))
})

test('a file that has another name, or changes sides, makes another id', async () => {
  const [here, there, renamed] = await Promise.all(
    ['client/a.js', 'server/a.js', 'client/b.js'].map(async (name) =>
      buildId(await writeDist({ [name]: 'a' })),
    ),
  )
  expect(new Set([here, there, renamed]).size).toBe(3)
})

test('contents cannot pass for further files', async () => {
  const one = await writeDist({ 'client/x': 'a\nclient/y\n1\nb' })
  const two = await writeDist({ 'client/x': 'a\n', 'client/y': 'b' })
  expect(buildId(one)).not.toBe(buildId(two))
})

test('compressed copies, times and what lies beside the two sides do not change it', async () => {
  const dist = await writeDist()
  const id = buildId(dist)
  await compressFiles(join(dist, 'client'))
  expect(await readdir(join(dist, 'client/_build'))).toContain('entry.js.br')
  await utimes(join(dist, 'server/main.js'), 1, 1)
  await writeFiles(dist, { '.built': '1', 'embedded/a.yaml': 'a: 1' })
  expect(buildId(dist)).toBe(id)
})

test('it does not depend on where the build lies', async () => {
  const dist = await writeDist()
  const elsewhere = await mkdtemp(join(tmpdir(), 'triptych-else-'))
  onTestFinished(() => rm(elsewhere, { recursive: true }))
  await cp(dist, join(elsewhere, 'dist'), { recursive: true })
  expect(buildId(join(elsewhere, 'dist'))).toBe(buildId(dist))
})

test('build.json holds the id and the time', async () => {
  const dist = await writeDist()
  writeBuild(dist, 1_795_000_000_000)
  const text = await readFile(join(dist, 'build.json'), 'utf8')
  expect(JSON.parse(text)).toEqual({ id: buildId(dist), timestamp: 1_795_000_000_000 })
  writeBuild(dist, 1)
  expect(JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'))).toEqual({
    id: buildId(dist),
    timestamp: 1,
  })
})
