import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  chunk,
  codeOf,
  emptyFolder,
  getFile as get,
  keep,
  keptFolder,
  markAt,
  serveBuild,
  writeBuildFolder,
  writeFiles,
} from '../../support/builds.ts'
import { expectLog } from '../../support/reports.ts'

/** Names in a folder, those with a dot included. */
const namesIn = async (folder: string) => (await readdir(folder)).toSorted()

describe('a server that starts', () => {
  test('keeps its own files with their compressed copies, and says which build they are', async () => {
    const folder = join(await emptyFolder(), 'not/yet/there')
    const own = await writeBuildFolder('own', 42)
    await keep(folder, own)
    expect(await namesIn(folder)).toEqual(['own'])
    expect(await namesIn(join(folder, 'own'))).toEqual(['_build', 'build.json'])
    expect(await namesIn(join(folder, 'own/_build'))).toEqual([
      'first-screen.css',
      'page-own.js',
      'page-own.js.br',
      'page-own.js.gz',
    ])
    expect(JSON.parse(await readFile(join(folder, 'own/build.json'), 'utf8'))).toEqual({
      id: 'own',
      timestamp: 42,
    })
  })

  test('marks what is kept already as used, and copies nothing', async () => {
    const folder = await keptFolder('a')
    const files = join(folder, 'a/_build')
    const before = await stat(files)
    const start = Date.now()
    await keep(folder, await writeBuildFolder('a', 1))
    expect((await stat(files)).ino).toBe(before.ino)
    expect((await stat(join(folder, 'a/build.json'))).mtimeMs).toBeGreaterThanOrEqual(start - 10)
  })

  test('keeps only as many builds as it may: those that were used last', async () => {
    const folder = await keptFolder('a', 'b', 'c', 'd')
    await markAt(folder, 'a', '2026-02-01')
    await keep(folder, await writeBuildFolder('own'), 3)
    expect(await namesIn(folder)).toEqual(['a', 'd', 'own'])
  })

  test('never removes its own build', async () => {
    const folder = await keptFolder('own', 'a', 'b')
    await keep(folder, await writeBuildFolder('own', 1), 2)
    expect(await namesIn(folder)).toEqual(['b', 'own'])
  })

  test('that may keep one build keeps its own', async () => {
    const folder = await keptFolder('a', 'b')
    const own = await writeBuildFolder('own')
    await keep(folder, own, 1)
    expect(await namesIn(folder)).toEqual(['own'])
    expect((await get(await serveBuild(own, folder), chunk('own'))).status).toBe(200)
  })

  test('removes what a killed one left after an hour, and nothing that is not its own', async () => {
    const folder = await keptFolder('a')
    const [old, young] = ['0', '1'].map((digit) => `.a.${digit.repeat(8)}-0f0f-4f0f-8f0f-0f0f0f0f0f0f.tmp`)
    for (const name of [old, young]) await mkdir(join(folder, String(name)))
    await writeFiles(folder, { 'notes.txt': 'mine', 'photos/one.jpg': 'mine', '.cache/x': 'mine' })
    const past = new Date(Date.now() - 3_700_000)
    for (const name of [old, '.cache', 'photos']) await utimes(join(folder, String(name)), past, past)
    await keep(folder, await writeBuildFolder('own'), 1)
    expect(await namesIn(folder)).toEqual([young, '.cache', 'notes.txt', 'own', 'photos'].toSorted())
  })

  test.each(['_build/page-own.js', '_build/page-own.js.br', 'build.json', '_build'])(
    'makes a copy that lost its %s again',
    async (lost) => {
      const folder = await keptFolder('own')
      await rm(join(folder, 'own', lost), { recursive: true })
      await keep(folder, await writeBuildFolder('own'))
      expect(await namesIn(folder)).toEqual(['own'])
      const site = await serveBuild(await writeBuildFolder('other'), folder)
      const { status, headers } = await get(site, chunk('own'), 'br')
      expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    },
  )

  test('puts its files in the place of a link, and leaves alone where that leads', async () => {
    const [folder, outside] = [await emptyFolder(), await keptFolder('own')]
    await symlink(join(outside, 'own'), join(folder, 'own'))
    const before = await stat(join(outside, 'own/build.json'))
    await keep(folder, await writeBuildFolder('own'))
    expect((await lstat(join(folder, 'own'))).isDirectory()).toBe(true)
    expect(await namesIn(join(outside, 'own'))).toEqual(['_build', 'build.json'])
    expect((await stat(join(outside, 'own/build.json'))).mtimeMs).toBe(before.mtimeMs)
  })

  test('at once with others on one folder does no harm', async () => {
    const folder = await keptFolder('a', 'b', 'c')
    const [one, two] = [await writeBuildFolder('one'), await writeBuildFolder('two')]
    const warnings = await Promise.all([one, one, two, one, two].map((own) => keep(folder, own, 3)))
    expect(warnings.flat()).toEqual([])
    expect(await namesIn(folder)).toEqual(expect.arrayContaining(['one', 'two']))
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    for (const id of ['one', 'two']) expect((await get(site, chunk(id), 'br')).text).toBe(codeOf(id))
  })
})

/** As somebody who may not write everywhere, which root may. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work()
  process.seteuid?.(65_534)
  return work().finally(() => process.seteuid?.(0))
}

describe('a folder that cannot be written', () => {
  const message = 'The files of this build cannot be kept for later'

  test('costs one warning that names it and the reason, and what is in it is still served', async () => {
    const folder = await keptFolder('a', 'b')
    const own = await writeBuildFolder('own')
    for (const path of [folder, join(own.client, '..')]) await chmod(path, 0o555)
    onTestFinished(() => chmod(folder, 0o755))
    expectLog('warn', /EACCES/)
    const warnings = await asNobody(() => keep(folder, own, 1))
    expect(warnings).toMatchObject([{ msg: message, folder, err: { code: 'EACCES' } }])
    const site = await serveBuild(own, folder)
    for (const id of ['a', 'b', 'own']) expect((await get(site, chunk(id))).status).toBe(200)
  })

  test('is a warning as well when it is a file, and the site goes on', async () => {
    const folder = join(await emptyFolder(), 'file')
    await writeFile(folder, '')
    expectLog('warn', message)
    const own = await writeBuildFolder('own')
    expect(await keep(folder, own)).toHaveLength(1)
    const site = await serveBuild(own, folder)
    expect((await get(site, chunk('own'))).status).toBe(200)
    expect((await get(site, chunk('a'))).status).toBe(404)
  })

  test('leaves nothing half done when the copy fails in between', async () => {
    const folder = await keptFolder('a')
    const own = await writeBuildFolder('own', 1, { 'zz.js': 'secret' })
    await chmod(folder, 0o777)
    await chmod(join(own.client, '..'), 0o755)
    await chmod(join(own.client, '_build/zz.js'), 0o000)
    expectLog('warn', /EACCES/)
    expect(await asNobody(() => keep(folder, own))).toMatchObject([{ msg: message, folder }])
    expect(await namesIn(folder)).toEqual(['a'])
  })
})
