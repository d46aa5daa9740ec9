import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createKeptBytes } from '../../../server/pictures/kept/kept-bytes.ts'
import { ask } from '../../support/ask.ts'
import { eventually } from '../../support/eventually.ts'
import { addressOf, serveFiles, waves } from '../../support/pictures.ts'
import { expectLog } from '../../support/reports.ts'

const jpeg = await waves(900, 600).jpeg().toBuffer()
const silent = { warn: () => {}, debug: () => {} }

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-pictures-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** The files in the folder, as soon as all of them are there: nobody waits for the disk. */
async function filesIn(dir: string, number: number): Promise<string[]> {
  const state = { files: [] as string[] }
  const list = async () => {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    state.files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  }
  while (state.files.filter((file) => !file.endsWith('.tmp')).length < number) await list()
  return state.files
}

/** Asks a site of its own, as after a start, for one picture. */
async function askAfterStart(dir: string, put = jpeg) {
  const { deps, server } = await serveFiles({ 'a.jpg': put }, { env: { PICTURES_DIR: dir } })
  const facts = await deps.contentPictures.facts('/assets/a.jpg')
  const answer = await ask(server, addressOf(facts, '320', 'webp'), 'identity')
  return { ...answer, made: deps.contentPictures.health().made, deps }
}

test('after a start a picture is not made again', async () => {
  const dir = await folder()
  const first = await askAfterStart(dir)
  await filesIn(dir, 2)
  const second = await askAfterStart(dir)
  expect([first.made, second.made]).toEqual([1, 0])
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(second.headers.etag).toBe(first.headers.etag)
})

test.each([
  ['cut off', (file: string) => truncate(file, 100)],
  ['empty', (file: string) => truncate(file, 0)],
  ['something else', (file: string) => writeFile(file, '<script>alert(1)</script>'.repeat(99))],
])('a kept file that is %s is made again', async (_, damage) => {
  const dir = await folder()
  const first = await askAfterStart(dir)
  const files = await filesIn(dir, 2)
  await Promise.all(files.map(damage))
  const second = await askAfterStart(dir)
  expect([second.status, second.made]).toEqual([200, 1])
  expect(second.bytes.equals(first.bytes)).toBe(true)
})

test('where nothing can be written, pictures are shown, and one warning says so', async () => {
  const dir = await folder()
  const file = join(dir, 'a-file')
  await writeFile(file, '')
  expectLog('warn', 'Pictures cannot be kept in PICTURES_DIR')
  const { status, headers, deps } = await askAfterStart(join(file, 'pictures'))
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  await eventually(() => {
    const told = deps.logs.filter(({ msg }) => msg?.startsWith('Pictures cannot be kept'))
    expect(told.map(({ level }) => level).toSorted()).toEqual([20, 40])
  })
})

test('above its bound the folder loses what was used longest ago, and what killed processes left', async () => {
  const dir = await folder()
  const bytes = Buffer.alloc(100_000, 'x')
  const kept = createKeptBytes({ dir, maxBytes: 1_000_000, logger: silent })
  const set = async (name: string) => {
    await kept.set(name, bytes)
    const [at, file] = [new Date(2020, 0, Number(name.slice(0, 2))), join(dir, name.slice(0, 2), name)]
    await utimes(file, at, at)
  }
  const left = join(dir, '10', 'killed.tmp')
  for (let number = 10; number < 19; number++) await set(`${number}-a`)
  await writeFile(left, bytes)
  await utimes(left, new Date(2020, 0, 1), new Date(2020, 0, 1))
  await set('19-a')
  await set('20-a')
  expect(kept.bytes()).toBeLessThanOrEqual(1_000_000)
  await expect(stat(left)).rejects.toThrow('ENOENT')
  // Another process does not have them in memory.
  const other = createKeptBytes({ dir, maxBytes: 1_000_000, logger: silent })
  expect(await other.get('10-a')).toBeUndefined()
  expect((await other.get('20-a'))?.equals(bytes)).toBe(true)
})

test('two processes may write the same picture into one folder', async () => {
  const dir = await folder()
  const stores = [1, 2, 3].map(() => createKeptBytes({ dir, maxBytes: 1_000_000, logger: silent }))
  await Promise.all(stores.map((each) => each.set('ab-1', Buffer.from('one picture'))))
  for (const each of stores) expect((await each.get('ab-1'))?.toString()).toBe('one picture')
  expect(await filesIn(dir, 1)).toHaveLength(1)
})

test('without a folder pictures are kept in memory, up to a bound', async () => {
  const kept = createKeptBytes({ dir: undefined, maxBytes: 0, logger: silent })
  for (let number = 0; number < 100; number++) await kept.set(`${number}`, Buffer.alloc(1_000_000))
  expect(kept.bytes()).toBeLessThanOrEqual(24_000_000)
  expect(await kept.get('0')).toBeUndefined()
  expect(await kept.get('99')).toBeDefined()
})
