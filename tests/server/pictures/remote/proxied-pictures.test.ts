import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../support/ask.ts'
import { fakeSource } from '../../../support/content.ts'
import { plainPicture, servePictures } from '../../../support/picture-server.ts'
import { addressOf, waves } from '../../../support/pictures.ts'
import { expectLog } from '../../../support/reports.ts'
import { serveDeps, testDeps } from '../../../support/test-deps.ts'

const jpeg = await waves(900, 600).jpeg().toBuffer()

/** A system with one picture, or with what a test answers, and a site that makes its pictures smaller. */
async function site(answer?: RequestListener, env: Readonly<Record<string, string>> = {}) {
  const system = await servePictures(
    answer ?? ((_req, res) => res.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(jpeg)),
  )
  const deps = await testDeps({
    source: fakeSource(),
    config: {
      ...{ CONTENT_SOURCE: 'rest', CMS_URL: system.origin, SNAPSHOT_DIR: '', PICTURES_DIR: '' },
      ...{ IMAGE_PROXY: 'on', IMAGE_PROXY_KEY: 'secret' },
      ...env,
    },
  })
  const server = await serveDeps(deps)
  onTestFinished(() => deps.contentPictures.close())
  const url = `${system.origin}/assets/a.jpg`
  /** What is known once everything has been read. */
  const facts = () =>
    new Promise<Awaited<ReturnType<typeof deps.contentPictures.facts>>>((resolve) => {
      const stop = deps.contentPictures.onChange(() => {
        stop()
        resolve(deps.contentPictures.facts(url))
      })
      void deps.contentPictures.facts(url)
    })
  const get = (address: string) => ask(server, address, 'identity')
  return { system, deps, server, url, facts, get, host: new URL(system.origin).host }
}

test('a picture of the content system comes in small from this site', async () => {
  const { facts, get, system } = await site()
  const known = await facts()
  expect(known).toMatchObject({ width: 900, height: 600, format: 'jpeg' })
  const { status, headers, bytes } = await get(addressOf(known, '320', 'webp'))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'image/webp', 'public, max-age=31536000, immutable'],
  ])
  expect(headers['content-security-policy']).toMatch(/sandbox$/)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
  const asked = system.requests.length
  expect((await get(addressOf(known, '640', 'avif'))).status).toBe(200)
  expect((await get(addressOf(known, '320-square', 'webp'))).status).toBe(200)
  expect(system.requests).toHaveLength(asked)
})

test('crops are around the focal point that the content names, and others without it', async () => {
  const half = (background: string) =>
    ({ create: { width: 600, height: 600, channels: 3, background } }) as const
  const blue = await sharp(half('#00f')).png().toBuffer()
  const bytes = await sharp({ create: { width: 3000, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 2400, top: 0 }])
    .jpeg()
    .toBuffer()
  const { facts, deps, url, get } = await site((_req, res) =>
    res.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(bytes),
  )
  const centred = await facts()
  const around = await deps.contentPictures.facts(url, undefined, '100% 50%')
  const answer = await get(addressOf(around, '1200-share', 'jpeg'))
  const { channels } = await sharp(answer.bytes).stats()
  expect(answer.headers['cache-control']).toMatch(/immutable/)
  expect(channels.map(({ mean }) => Math.round(mean / 64))).toEqual([2, 0, 2])
  const old = await get(addressOf(centred, '1200-share', 'jpeg'))
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
})

test('the copy of a file stays as it was fetched: what was read of it counts until its time changes', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const { facts, get } = await site(undefined, { PICTURES_DIR: dir })
  const known = await facts()
  const copies = async () => {
    const names = await readdir(path.join(dir, 'originals'))
    return Promise.all(names.map(async (name) => (await stat(path.join(dir, 'originals', name))).mtimeMs))
  }
  await get(addressOf(known, '320', 'webp'))
  const before = await copies()
  await get(addressOf(known, '640', 'webp'))
  expect(before).toHaveLength(1)
  expect(await copies()).toEqual(before)
})

test('nothing of a visitor reaches the content system', async () => {
  const { facts, server, system } = await site()
  const known = await facts()
  await ask(server, addressOf(known, '320', 'webp'), 'identity', {
    headers: {
      Cookie: 'a=1',
      Authorization: 'Basic x',
      'X-Forwarded-For': '10.0.0.1',
      Referer: 'https://a.example',
    },
  })
  const names = system.requests.flatMap(({ headers }) => Object.keys(headers))
  expect([...new Set(names)].toSorted()).toEqual([
    ...['accept', 'accept-encoding', 'connection', 'host', 'range', 'user-agent'],
  ])
})

test('only addresses that this site wrote are answered', async () => {
  const { facts, get, host, system } = await site()
  const known = await facts()
  const version = known?.made?.version ?? ''
  expect((await get(addressOf(known, '320', 'webp'))).status).toBe(200)
  const asked = system.requests.length
  const answers = await Promise.all(
    [
      `/_pictures/000000000000/320/@${host}/assets/a.jpg.webp`,
      `/_pictures/000000000000/320/%40${host}/assets/a.jpg.webp`,
      `/_pictures/${version}/320/%40${host}/assets/a.jpg.webp`,
      `/_pictures/${version.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}/320/@${host}/assets/a.jpg.webp`,
      `/_pictures/${version}/320/@${host}/assets/b.jpg.webp`,
      `/_pictures/${version}/320/@169.254.169.254/latest/meta-data.webp`,
      `/_pictures/${version}/320/@127.0.0.1:1/assets/a.jpg.webp`,
      `/_pictures/${version}/320/@${host}/assets/../assets/a.jpg.webp`,
      `/_pictures/${version}/321/@${host}/assets/a.jpg.webp`,
      `/_pictures/${version}/320-share/@${host}/assets/a.jpg.jpeg`,
      `/_pictures/${version}/320/@${host}/assets/a.jpg.svg`,
      `/_pictures/${version}/320/@${host}/assets/a.jpg.png`,
    ].map(get),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(system.requests).toHaveLength(asked)
})

test('of 500 widths those in the table exist, and the file is fetched once', async () => {
  const { facts, get, system } = await site()
  const known = await facts()
  const asked = system.requests.length
  const statuses: (number | undefined)[] = []
  for (let width = 100; width < 600; width += 1)
    statuses.push((await get(addressOf(known, String(width), 'webp'))).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 404)).toHaveLength(497)
  expect(system.requests.length - asked).toBe(1)
})

test('without IMAGE_PROXY nothing is fetched, and no address exists', async () => {
  const on = await site()
  const made = addressOf(await on.facts(), '320', 'webp')
  const off = await site(undefined, { IMAGE_PROXY: 'off' })
  expect(await off.facts()).toMatchObject({ width: 900, made: undefined })
  expect((await off.get(made.replace(on.host, off.host))).status).toBe(404)
})

test('a picture that was replaced has another address, and the old one is answered for a minute', async () => {
  const other = await plainPicture(600, 300).jpeg().toBuffer()
  const state = { bytes: jpeg, tag: '"1"' }
  const { facts, get, deps, url } = await site((_req, res) =>
    res.writeHead(200, { 'content-type': 'image/jpeg', etag: state.tag }).end(state.bytes),
  )
  const before = await facts()
  Object.assign(state, { bytes: other, tag: '"2"' })
  const answer = await get(addressOf(before, '320', 'webp'))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect((await sharp(answer.bytes).metadata()).height).toBe(160)
  const after = await deps.contentPictures.facts(url)
  expect(after).toMatchObject({ width: 600, height: 300 })
  expect(after?.made?.version).not.toBe(before?.made?.version)
  const now = await get(addressOf(after, '320', 'webp'))
  expect(now.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each<[string, RequestListener]>([
  ['is gone', (_req, res) => res.writeHead(404).end()],
  ['is elsewhere', (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['is a drawing', (_req, res) => res.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
  ['is a web page', (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<b>')],
  ['breaks off', (_req, res) => res.destroy()],
])('for a file that %s the browser is sent to the system itself', async (_what, answer) => {
  const state = { answer: undefined as RequestListener | undefined }
  const { facts, get, url } = await site((req, res) => {
    if (state.answer) state.answer(req, res)
    else res.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(jpeg)
  })
  const made = addressOf(await facts(), '320', 'webp')
  state.answer = answer
  const { status, headers } = await get(made)
  expect([status, headers.location, headers['cache-control']]).toEqual([302, url, 'no-store'])
})

test.each([
  ['no picture', Buffer.from('no picture'), /is no JPEG/],
  ['cut off', jpeg.subarray(0, 2000), /cannot be decoded to its end/],
])(
  'for a file that is %s by now the browser is sent to the system itself, and the log says why',
  async (_what, bytes, problem) => {
    const state = { bytes: jpeg }
    const { facts, get, url, system } = await site((_req, res) =>
      res.writeHead(200, { 'content-type': 'image/jpeg', etag: `"${state.bytes.length}"` }).end(state.bytes),
    )
    const made = addressOf(await facts(), '320', 'webp')
    state.bytes = bytes
    expectLog('warn', problem)
    const { status, headers } = await get(made)
    expect([status, headers.location]).toEqual([302, url])
    const asked = system.requests.length
    expect((await get(made)).status).toBe(302)
    expect(system.requests).toHaveLength(asked)
  },
)
