import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFileClient } from '../../../../server/cms/http-client/files/file-client.ts'
import { openFactsFile } from '../../../../server/pictures/remote/facts-file.ts'
import { createRemotePictureFacts } from '../../../../server/pictures/remote/picture-facts.ts'
import { createScheduler } from '../../../../server/scheduling/scheduler.ts'
import { noisePicture, plainPicture, servePictures } from '../../../support/picture-server.ts'

const logger = { debug: () => {}, warn: () => {} }

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'picture-facts-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return join(dir, 'picture-sizes.json')
}

async function factsFrom(answer: RequestListener, path?: string) {
  const server = await servePictures(answer)
  const client = createFileClient({
    origins: [{ origin: server.origin, isInternal: true }],
    limits: { connectMs: 500, firstByteMs: 500, totalMs: 1000 },
  })
  const facts = createRemotePictureFacts({
    ...{ client, logger, scheduler: createScheduler(), file: path ? openFactsFile(path) : undefined },
  })
  onTestFinished(async () => {
    await facts.close()
    await client.close()
  })
  return { ...server, facts, client }
}

/** Answers every address with one picture. */
async function answerWith(bytes: Buffer, type = 'image/jpeg'): Promise<RequestListener> {
  return (_req, res) => res.writeHead(200, { 'content-type': type, etag: '"1"' }).end(bytes)
}

const jpeg = (width: number, height: number) => plainPicture(width, height).jpeg().toBuffer()

test('the size of a picture is not known at first, and is the next time, read once', async () => {
  const { origin, requests, facts } = await factsFrom(await answerWith(await jpeg(60, 40)))
  const url = `${origin}/a.jpg`
  expect(facts.known(url)).toBeUndefined()
  expect(await facts.find(url)).toBeUndefined()
  await facts.settled()
  expect(facts.known(url)).toEqual({
    format: 'jpeg',
    width: 60,
    height: 40,
    isAnimated: false,
    revision: '"1"',
  })
  await facts.settled()
  expect(requests).toHaveLength(1)
})

test('no more than two pictures are read at a time', async () => {
  const bytes = await jpeg(8, 8)
  const open = { now: 0, most: 0 }
  const waiting: (() => void)[] = []
  const facts = createRemotePictureFacts({
    ...{ logger, scheduler: createScheduler(), file: undefined },
    client: {
      async fetchStart() {
        open.now += 1
        open.most = Math.max(open.most, open.now)
        // Nothing is sent before two wait for it: neither is done before the other has begun.
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
          if (waiting.length === 2) for (const answer of waiting.splice(0)) setImmediate(answer)
        })
        open.now -= 1
        return { bytes, revision: '' }
      },
    },
  })
  onTestFinished(() => facts.close())
  const urls = Array.from({ length: 12 }, (_, n) => `https://cms.example/${n}.jpg`)
  for (const url of urls) facts.known(url)
  await facts.settled()
  expect(urls.filter((url) => facts.known(url)?.width === 8)).toEqual(urls)
  expect(open.most).toBe(2)
})

test('a jpeg whose size stands behind a large preview is read further', async () => {
  const plain = await jpeg(60, 40)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)])
  const bytes = Buffer.concat([plain.subarray(0, 2), segment, segment, plain.subarray(2)])
  const { origin, requests, facts } = await factsFrom(await answerWith(bytes))
  facts.known(`${origin}/a.jpg`)
  await facts.settled()
  expect(facts.known(`${origin}/a.jpg`)).toMatchObject({ width: 60, height: 40 })
  expect(requests).toHaveLength(2)
})

test.each([
  ['a file that is no picture', 'image/jpeg', '<!doctype html>'],
  ['a web page', 'text/html', '<!doctype html>'],
  ['a drawing', 'image/svg+xml', '<svg width="9" height="9"/>'],
])('%s has no size, and is not asked for again', async (_what, type, body) => {
  const { origin, requests, facts } = await factsFrom(await answerWith(Buffer.from(body), type))
  facts.known(`${origin}/a.jpg`)
  await facts.settled()
  expect(facts.known(`${origin}/a.jpg`)).toBeUndefined()
  await facts.settled()
  expect(requests).toHaveLength(1)
})

test('what was read is on disk after the end, and used by the next process while the system is down', async () => {
  const path = await folder()
  const first = await factsFrom(await answerWith(await jpeg(60, 40)), path)
  const url = `${first.origin}/a.jpg`
  first.facts.known(url)
  await first.facts.settled()
  await first.facts.close()

  const next = await factsFrom((_req, res) => res.writeHead(503).end(), path)
  expect(await next.facts.find(url)).toMatchObject({ width: 60, height: 40, revision: '"1"' })
  await next.facts.settled()
  expect(next.facts.known(url)).toMatchObject({ width: 60, height: 40 })
})

test('an hour later a picture is read again, and one that changed has other facts', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const pictures = [await jpeg(60, 40), await jpeg(30, 20)]
  const { origin, requests, facts } = await factsFrom((_req, res) =>
    res.writeHead(200, { 'content-type': 'image/jpeg', etag: `"${pictures.length}"` }).end(pictures.shift()),
  )
  const url = `${origin}/a.jpg`
  facts.known(url)
  await facts.settled()
  vi.advanceTimersByTime(3_600_001)
  expect(facts.known(url)).toMatchObject({ width: 60, revision: '"2"' })
  await facts.settled()
  expect(facts.known(url)).toMatchObject({ width: 30, revision: '"1"' })
  expect(requests).toHaveLength(2)
})

test('a picture whose system was down is read again after a minute, and one that is gone is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const bytes = await jpeg(60, 40)
  const state = { status: 503 }
  const { origin, requests, facts } = await factsFrom((req, res) =>
    req.url === '/gone.jpg'
      ? res.writeHead(404).end()
      : res.writeHead(state.status, { 'content-type': 'image/jpeg' }).end(bytes),
  )
  const urls = ['a', 'gone'].map((name) => `${origin}/${name}.jpg`)
  const widths = async () => {
    for (const url of urls) facts.known(url)
    await facts.settled()
    return urls.map((url) => facts.known(url)?.width)
  }
  expect(await widths()).toEqual([undefined, undefined])
  state.status = 200
  vi.advanceTimersByTime(59_000)
  expect(await widths()).toEqual([undefined, undefined])
  vi.advanceTimersByTime(2_000)
  expect(await widths()).toEqual([60, undefined])
  expect(requests).toHaveLength(3)
})

test.each(['', '{', '[]', 'null', '7', '{"a":{"width":1}}', '{"a":null,"b":[1]}'])(
  'the file %j on disk is as good as none',
  async (text) => {
    const path = await folder()
    await writeFile(path, text)
    expect(await openFactsFile(path).load()).toEqual([])
  },
)

test('a disk that cannot be written to is told, and sizes are known all the same', async () => {
  const warnings: string[] = []
  const server = await servePictures(await answerWith(await jpeg(60, 40)))
  const client = createFileClient({
    origins: [{ origin: server.origin, isInternal: true }],
    limits: { connectMs: 500, firstByteMs: 500, totalMs: 1000 },
  })
  onTestFinished(() => client.close())
  const facts = createRemotePictureFacts({
    ...{ client, scheduler: createScheduler(), file: openFactsFile('/dev/null/picture-sizes.json') },
    logger: { ...logger, warn: (_facts: unknown, message?: string) => void warnings.push(message ?? '') },
  })
  facts.known(`${server.origin}/a.jpg`)
  await facts.settled()
  await facts.close()
  expect(facts.known(`${server.origin}/a.jpg`)).toMatchObject({ width: 60 })
  expect(warnings).toEqual(['Sizes of pictures cannot be kept on disk'])
})

test('only the first bytes of a large picture are taken', async () => {
  const bytes = await noisePicture(1500, 1000).png({ compressionLevel: 0 }).toBuffer()
  const { origin, requests, facts } = await factsFrom((req, res) => {
    const [, end = '0'] = /bytes=0-(\d+)/.exec(req.headers.range ?? '') ?? []
    const part = bytes.subarray(0, Number(end) + 1)
    res.writeHead(206, { 'content-type': 'image/png', 'content-length': part.length }).end(part)
  })
  facts.known(`${origin}/a.png`)
  await facts.settled()
  expect(facts.known(`${origin}/a.png`)).toMatchObject({ width: 1500, height: 1000 })
  expect(requests.map(({ headers }) => headers.range)).toEqual(['bytes=0-32767'])
})

test('the file on disk holds addresses and facts, and no key', async () => {
  const path = await folder()
  const { origin, facts } = await factsFrom(await answerWith(await jpeg(60, 40)), path)
  facts.known(`${origin}/a.jpg`)
  await facts.settled()
  await facts.close()
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    [`${origin}/a.jpg`]: { format: 'jpeg', width: 60, height: 40, isAnimated: false, revision: '"1"' },
  })
})

test('a picture that has not changed is asked for, and not sent again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const bytes = await jpeg(60, 40)
  const { origin, requests, facts } = await factsFrom((req, res) =>
    req.headers['if-none-match'] === '"1"'
      ? res.writeHead(304).end()
      : res.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(bytes),
  )
  for (const hour of [0, 1, 2]) {
    vi.advanceTimersByTime(hour * 3_600_001)
    facts.known(`${origin}/a.jpg`)
    await facts.settled()
  }
  expect(facts.known(`${origin}/a.jpg`)).toMatchObject({ width: 60, height: 40, revision: '"1"' })
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"1"'])
})

test('that more is known is told once for all pictures that were read together', async () => {
  const bytes = await jpeg(60, 40)
  const { origin, requests, facts } = await factsFrom(await answerWith(bytes))
  for (let n = 0; n < 9; n += 1) facts.known(`${origin}/${n}.jpg`)
  const known = await new Promise((resolve) =>
    facts.onChange(() => resolve(requests.filter(({ url }) => facts.known(`${origin}${url}`)).length)),
  )
  expect(known).toBe(9)
})
