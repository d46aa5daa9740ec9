import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFacts } from '../../../server/pictures/facts/read-facts.ts'
import { memoryOf } from '../../../server/pictures/making/make-picture.ts'
import type { MeasuredPicture, PictureWorker } from '../../../server/pictures/worker/picture-work.ts'
import { OverloadError } from '../../../server/scheduling/waiting-line.ts'

const photograph: MeasuredPicture = {
  ...{ format: 'jpeg', width: 4000, height: 3000, channels: 3, depth: 'uchar', isProgressive: true },
  ...{ hasAlpha: false, chromaSubsampling: '4:2:0' },
}

/** A file, and a library that describes it so. */
async function fileOf(measured: MeasuredPicture) {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-memory-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const file = join(dir, 'a.jpg')
  await writeFile(file, Buffer.from('\xff\xd8\xff', 'latin1'))
  const worker = {
    measure: async () => measured,
    examine: async () => ({ average: [0, 0, 0], hash: 'abc' }),
  } as unknown as PictureWorker
  return { file, worker, bytes: 1 }
}

/** What is known of it. */
async function factsOf(measured: MeasuredPicture) {
  const reading = await readFacts({ ...(await fileOf(measured)), runWithin: (_, work) => work() })
  if (reading.kind !== 'picture') throw new Error(reading.fault)
  return reading.facts
}

test.each([
  ['a JPEG that is read row by row', { isProgressive: false }, 8],
  ['a progressive JPEG', {}, 44],
  ['one with half of its colour', { chromaSubsampling: '4:2:2' }, 56],
  ['one with all of its colour', { chromaSubsampling: '4:4:4' }, 80],
  ['one without colour', { channels: 1 }, 32],
  ['a WebP', { format: 'webp', chromaSubsampling: undefined }, 56],
  ['an AVIF of half the width', { format: 'heif', width: 2000 }, 116],
])('decoding %s of 12 million pixels takes its memory', async (_, form, megabytes) => {
  expect((await factsOf({ ...photograph, ...form })).decodedBytes).toBe(megabytes * 1_000_000)
})

test('an AVIF of 12 million pixels is shown as it is', async () => {
  expect(await factsOf({ ...photograph, format: 'heif' })).toHaveProperty('fault', expect.any(String))
})

test('decoding comes before writing, and the larger of both counts', async () => {
  const facts = await factsOf(photograph)
  const order = (width: number, format: 'avif' | 'webp') =>
    memoryOf({
      ...{ file: '/a.jpg', facts, crop: undefined, focus: undefined, format },
      candidate: { step: width, width, height: width / 2 },
    })
  expect(order(1_000, 'avif')).toBe(44_000_000 + 3_000_000)
  expect(order(2_000, 'webp')).toBe(44_000_000 + 12_000_000)
  expect(order(2_400, 'avif')).toBe(2_400 * 1_200 * 24)
})

test('nothing is done, and no process started, where there is no memory for it', async () => {
  const { worker, ...file } = await fileOf(photograph)
  const measure = vi.fn(worker.measure)
  const asked: number[] = []
  const runWithin = (bytes: number): Promise<never> => {
    asked.push(bytes)
    return Promise.reject(new OverloadError('There is too little memory'))
  }
  const reading = readFacts({ ...file, worker: { ...worker, measure }, runWithin })
  await expect(reading).rejects.toThrow('There is too little memory')
  expect([asked, measure.mock.calls]).toEqual([[0], []])
})
