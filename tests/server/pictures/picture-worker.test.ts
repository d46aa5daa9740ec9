import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createContentPictures } from '../../../server/pictures/create-pictures.ts'
import { bundledCode } from '../../../server/pictures/worker/bundled-code.ts'
import type { PictureWorker } from '../../../server/pictures/worker/picture-work.ts'
import { createPictureWorker } from '../../../server/pictures/worker/picture-worker.ts'
import { end, spawnProcess } from '../../../server/pictures/worker/worker-process.ts'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { eventually } from '../../support/eventually.ts'
import { waves } from '../../support/pictures.ts'

/** A logger that keeps what it is told. */
function logging() {
  const lines: { level: string; message: string }[] = []
  const at = (level: string) => (_: unknown, message?: string) => {
    lines.push({ level, message: message ?? '' })
  }
  return { lines, warn: at('warn') as never, debug: at('debug') as never }
}

/** A picture on disk, and a library that does what a module says. */
async function files(library?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-worker-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const file = join(dir, 'a.jpg')
  await writeFile(file, await waves(300, 200).jpeg().toBuffer())
  const module = join(dir, 'library.mjs')
  if (library !== undefined) await writeFile(module, library)
  return { file, library: () => pathToFileURL(module).href }
}

/** Pictures of a content that has this one file. */
function picturesOf(file: string, worker: PictureWorker, logger = logging()) {
  const pictures = createContentPictures({
    content: { assetFile: () => file, onChange: () => () => {} },
    config: { contentDir: 'tests/fixtures/none', picturesDir: undefined, picturesMaxBytes: 1_000_000 },
    ...{ scheduler: createScheduler(), worker, logger },
    waits: { picture: 20_000, facts: 20_000 },
  })
  onTestFinished(() => pictures.close())
  return { pictures, logger }
}

const request = {
  version: '0123456789ab',
  path: '/a.jpg',
  width: 160,
  crop: undefined,
  format: 'webp',
} as const

test('where memory runs out the process goes before the site does', async () => {
  const running = await spawnProcess(await bundledCode(), import.meta.resolve('sharp'))
  onTestFinished(() => end(running))
  const score = (name: number | string | undefined) =>
    readFile(`/proc/${name}/oom_score_adj`, 'utf8').catch(() => 'another system')
  const isLinux = (await score('self')) !== 'another system'
  await eventually(async () =>
    expect((await score(running.child.pid)).trim()).toBe(isLinux ? '1000' : 'another system'),
  )
})

test('the process ends when there is nothing to do, and starts again when there is', async () => {
  const { file } = await files()
  const logger = logging()
  const worker = createPictureWorker({ code: bundledCode, logger, idleTime: 50 })
  onTestFinished(() => worker.close())
  expect(await worker.measure(file)).toMatchObject({ width: 300, height: 200 })
  await eventually(() => expect(logger.lines).toHaveLength(1))
  expect(await worker.measure(file)).toMatchObject({ width: 300, height: 200 })
})

test('without the library all files are shown as they are, and one warning says so', async () => {
  const { file, library } = await files('throw new Error("no such library")')
  const logger = logging()
  const { pictures } = picturesOf(file, createPictureWorker({ code: bundledCode, logger, library }), logger)
  for (let times = 0; times < 3; times++) {
    expect(await pictures.facts('/a.jpg')).toBeUndefined()
    expect(await pictures.get(request)).toEqual({ kind: 'original', path: '/a.jpg' })
  }
  expect(logger.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
    'Small pictures cannot be made here: files are shown',
  ])
})

/** The library’s own way of reading, and a fault where the pixels that were read are encoded. */
const libraryThat = (fault: string) => `
  const sharp = (_, { raw }) => ({
    ...raw,
    metadata: async () => ({ format: 'jpeg', autoOrient: { width: 300, height: 200 }, channels: 3, depth: 'uchar' }),
    resize({ width }) { this.width = width; return this }, removeAlpha() { return this }, toColourspace() { return this }, raw() { return this },
    autoOrient() { return this },
    webp() { return { toBuffer: () => this.encode() } },
    encode() { ${fault} },
    async toBuffer() { return { data: Buffer.alloc(192, 99), info: { channels: 3, width: this.width } } },
  })
  sharp.cache = sharp.concurrency = () => {}
  export default sharp`

test.each([
  ['brings the process down', 'process.kill(process.pid, "SIGKILL"); return new Promise(() => {})'],
  ['never ends', 'return new Promise(() => {})'],
  ['fails', 'throw new Error("out of memory")'],
])('a picture that %s is not tried in a loop, and the next file is served', async (_, fault) => {
  const { file, library } = await files(libraryThat(fault))
  const logger = logging()
  const { pictures } = picturesOf(
    file,
    createPictureWorker({ code: bundledCode, logger, library, maxTime: 1_000 }),
    logger,
  )
  for (let times = 0; times < 3; times++)
    expect(await pictures.get(request)).toEqual({ kind: 'original', path: '/a.jpg' })
  expect(logger.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
    'A small picture could not be made: the file itself is shown',
  ])
  expect(await pictures.facts('/a.jpg')).toMatchObject({ width: 300, height: 200 })
})

test('of two pictures in a process that ends, only the one that brought it down is at fault', async () => {
  const { file, library } = await files(`
    import { existsSync, writeFileSync } from 'node:fs'
    const isAgain = existsSync(new URL('ended', import.meta.url))
    let begin
    const other = new Promise((resolve) => { begin = resolve })
    ${libraryThat(`
      if (this.width === 300) {
        begin()
        return isAgain ? Promise.resolve(Buffer.from('small')) : new Promise(() => {})
      }
      return (isAgain ? Promise.resolve() : other).then(() => {
        writeFileSync(new URL('ended', import.meta.url), '')
        process.kill(process.pid, 'SIGKILL')
        return new Promise(() => {})
      })`)}`)
  const { pictures, logger } = picturesOf(
    file,
    createPictureWorker({ code: bundledCode, logger: logging(), library }),
  )
  const [bad, good] = await Promise.all([
    pictures.get({ ...request, width: 160 }),
    pictures.get({ ...request, width: 320 }),
  ])
  expect(bad).toEqual({ kind: 'original', path: '/a.jpg' })
  expect(good).toMatchObject({ kind: 'made', bytes: Buffer.from('small') })
  expect(logger.lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
})

test('who waits for too long gets the file itself, and the picture is made all the same', async () => {
  const { file } = await files()
  const worker = createPictureWorker({ code: bundledCode, logger: logging() })
  const held = { go: () => {} }
  const free = new Promise<void>((resolve) => {
    held.go = resolve
  })
  const slow = { ...worker, make: async (task: never) => free.then(() => worker.make(task)) }
  const pictures = createContentPictures({
    content: { assetFile: () => file, onChange: () => () => {} },
    config: { contentDir: 'tests/fixtures/none', picturesDir: undefined, picturesMaxBytes: 1_000_000 },
    ...{ scheduler: createScheduler(), worker: slow, logger: logging() },
    waits: { picture: 100, facts: 100 },
  })
  onTestFinished(() => pictures.close())
  expect(await pictures.get(request)).toEqual({ kind: 'original', path: '/a.jpg' })
  held.go()
  await eventually(() => expect(pictures.health().made).toBe(1))
})

test('of a file that is replaced while a picture is made of it, that picture is neither shown nor kept', async () => {
  const { file } = await files()
  const worker = createPictureWorker({ code: bundledCode, logger: logging() })
  const first = await readFile(file)
  const next = [await waves(400, 400).jpeg().toBuffer(), Buffer.from('cut off')]
  const { pictures, logger } = picturesOf(file, {
    ...worker,
    async make(task) {
      const bytes = next.shift()
      if (bytes) await writeFile(file, bytes)
      return worker.make(task)
    },
  })
  for (const _ of [1, 2]) expect(await pictures.get(request)).toEqual({ kind: 'original', path: '/a.jpg' })
  await writeFile(file, first)
  const answer = await pictures.get(request)
  expect(answer.kind === 'made' && (await sharp(answer.bytes).metadata())).toMatchObject({ height: 107 })
  expect(logger.lines.filter(({ level }) => level === 'warn')).toEqual([])
})

test('pages are told once more is known of their pictures than they were told', async () => {
  const { file } = await files()
  const { pictures } = picturesOf(file, createPictureWorker({ code: bundledCode, logger: logging() }))
  const told = { times: 0 }
  pictures.onChange(() => {
    told.times += 1
  })
  expect(pictures.known('/a.jpg')).toBeUndefined()
  await eventually(() => expect(told.times).toBe(1))
  expect(pictures.known('/a.jpg')).toMatchObject({ width: 300, height: 200, format: 'jpeg' })
  expect(pictures.known('/a.jpg')?.made?.version).toMatch(/^[0-9a-f]{12}$/)
})

test('pictures are made ahead, and those who ask find them', async () => {
  const { file } = await files()
  const { pictures } = picturesOf(file, createPictureWorker({ code: bundledCode, logger: logging() }))
  pictures.makeAhead([request, { ...request, format: 'avif' }])
  await eventually(() => expect(pictures.health().made).toBe(2))
  expect(await pictures.get(request)).toMatchObject({ kind: 'made', type: 'image/webp' })
  expect(pictures.health().made).toBe(2)
})

test('what a visitor asks for is made before what was begun ahead, itself included', async () => {
  const { file } = await files()
  const worker = createPictureWorker({ code: bundledCode, logger: logging() })
  const order: string[] = []
  const held = { go: () => {} }
  const free = new Promise<void>((resolve) => {
    held.go = resolve
  })
  const { pictures } = picturesOf(file, {
    ...worker,
    async make(task) {
      order.push(task.format)
      if (order.length === 1) await free
      return worker.make(task)
    },
  })
  await pictures.facts('/a.jpg')
  pictures.makeAhead((['avif', 'jpeg', 'webp'] as const).map((format) => ({ ...request, format })))
  await eventually(() => expect([order, pictures.health().waiting]).toEqual([['avif'], 2]))
  expect(await pictures.get(request)).toMatchObject({ kind: 'made', type: 'image/webp' })
  expect(order).toEqual(['avif', 'webp'])
  held.go()
  await eventually(() => expect(order).toEqual(['avif', 'webp', 'jpeg']))
})
