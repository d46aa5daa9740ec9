import { createHook } from 'node:async_hooks'
import { execFile } from 'node:child_process'
import { cp, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  chunk,
  codeOf,
  emptyFolder,
  getFile as get,
  keep,
  keptFolder,
  serveBuild,
  writeBuildFolder,
  writeFiles,
} from '../../support/builds.ts'
import { sendRaw } from '../../support/raw.ts'

/** Headers without those that differ from answer to answer. */
const lasting = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)))

describe('files of another build', () => {
  test.each(['br', 'gzip', 'identity'])(
    'an old page gets them from a new server as from its own (%s)',
    async (encoding) => {
      const folder = await emptyFolder()
      const old = await writeBuildFolder('old')
      await keep(folder, old)
      const before = await get(await serveBuild(old), chunk('old'), encoding)
      const after = await get(await serveBuild(await writeBuildFolder('new'), folder), chunk('old'), encoding)
      expect([after.status, after.text]).toEqual([200, codeOf('old')])
      expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(after.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(lasting(after.headers)).toEqual(lasting(before.headers))
    },
  )

  test('a new page gets them from an old server, when another server has kept them since', async () => {
    const folder = await emptyFolder()
    const site = await serveBuild(await writeBuildFolder('old'), folder)
    expect((await get(site, chunk('new'))).status).toBe(404)
    await keep(folder, await writeBuildFolder('new'))
    const { status, text } = await get(site, chunk('new'))
    expect([status, text]).toEqual([200, codeOf('new')])
  })

  test('they can be asked for in parts, again, and without a body', async () => {
    const site = await serveBuild(await writeBuildFolder('own'), await keptFolder('a'))
    const { headers } = await get(site, chunk('a'), 'br')
    const known = await get(site, chunk('a'), 'br').set('If-None-Match', headers.etag ?? '')
    expect(known.status).toBe(304)
    const part = await get(site, chunk('a'), 'br').set('Range', 'bytes=0-5')
    expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined])
    expect((await request(site).head(chunk('a'))).status).toBe(200)
  })

  test('the own build comes first, then the newest', async () => {
    const folder = await emptyFolder()
    for (const [id, timestamp] of Object.entries({ b: 3, c: 2, a: 1 }))
      await keep(folder, await writeBuildFolder(id, timestamp, { 'all.js': id, 'kept.js': id }))
    const site = await serveBuild(await writeBuildFolder('own', 0, { 'all.js': 'own' }), folder)
    expect((await get(site, '/_build/all.js')).text).toBe('own')
    expect((await get(site, '/_build/kept.js')).text).toBe('b')
  })

  test('of a build that is gone there is nothing', async () => {
    const folder = await keptFolder('a')
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    expect((await get(site, chunk('a'))).status).toBe(200)
    await rm(join(folder, 'a'), { recursive: true })
    expect((await get(site, chunk('a'))).status).toBe(404)
  })

  test('a chunk that no build has is 404, and nobody keeps that', async () => {
    const site = await serveBuild(await writeBuildFolder('own'), await keptFolder('a', 'b'))
    const { status, headers, body } = await get(site, '/_build/page-unknown.js', 'br')
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(body).toMatchObject({ status: 404, detail: 'Page not found: /_build/page-unknown.js' })
  })

  test('a build that another server made whole again is served with what it had lost', async () => {
    const folder = await keptFolder('a')
    await rm(join(folder, 'a', chunk('a')))
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    expect((await get(site, chunk('a'))).status).toBe(404)
    await keep(folder, await writeBuildFolder('a'))
    expect((await get(site, chunk('a'))).text).toBe(codeOf('a'))
  })

  test('many folders of somebody else leave room for the builds among them', async () => {
    const folder = await keptFolder('n1', 'n2')
    for (let n = 0; n < 120; n++) await mkdir(join(folder, `m-${n}`))
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    for (const id of ['n1', 'n2']) expect((await get(site, chunk(id))).status).toBe(200)
    await keep(folder, await writeBuildFolder('own'), 2)
    expect((await get(site, chunk('n1'))).status).toBe(404)
    expect((await get(site, chunk('n2'))).status).toBe(200)
  })

  test('without a folder for builds there are only the own ones', async () => {
    const site = await serveBuild(await writeBuildFolder('own'))
    expect((await get(site, chunk('own'))).status).toBe(200)
    expect((await get(site, chunk('a'))).status).toBe(404)
  })

  test('public files are never those of another build', async () => {
    const folder = await keptFolder('a')
    await writeFiles(join(folder, 'a'), { 'favicon.svg': 'old', 'old.svg': 'old' })
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    expect((await get(site, '/favicon.svg')).body.toString()).toContain('id="own"')
    expect((await get(site, '/old.svg')).status).toBe(404)
  })
})

describe('a folder of builds gives nothing else away', () => {
  const secret = 'do not tell'

  test.each([
    '/build.json',
    '/_build/../build.json',
    '/_build/%2e%2e/build.json',
    '/_build/..%2fbuild.json',
    '/_build/..%5cbuild.json',
    '/_build/%2e%2e%2fsecret.js',
    '/_build/../../secret.js',
    '/_build//secret.js',
    '/_build/%00secret.js',
    '/_build/',
    '/_build/.',
    '/_build/.secret.js',
    '/_build/.hidden/secret.js',
    '/secret.js',
    '/a/secret.js',
    '/a/_build/page-a.js',
    '/other/secret.js',
    '/_build/a/secret.js',
    '/_build/from-link.js',
    '/_build/linked/secret.js',
    '/_build/page-linked.js',
    '/_build/page-half.js',
    '/_build/page-nameless.js',
  ])('%s', async (path) => {
    const folder = await keptFolder('a')
    const outside = await emptyFolder()
    await writeFiles(outside, { 'secret.js': secret, '_build/page-linked.js': secret })
    await writeFiles(outside, { 'build.json': '{"id":"linked","timestamp":1}' })
    await writeFiles(folder, {
      'secret.js': secret,
      'a/secret.js': secret,
      'a/_build/.secret.js': secret,
      'a/_build/.hidden/secret.js': secret,
      'other/secret.js': secret,
      'other/_build/page-nameless.js': secret,
      '.half.0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f.tmp/_build/page-half.js': secret,
      '.half.0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f.tmp/build.json': '{"id":"half","timestamp":1}',
    })
    await symlink(outside, join(folder, 'linked'))
    await symlink(outside, join(folder, 'a/_build/linked'))
    await symlink(join(outside, 'secret.js'), join(folder, 'a/_build/from-link.js'))
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    const { status, body } = await sendRaw(site, `GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close')
    expect(status).toBeGreaterThanOrEqual(300)
    expect(body).not.toContain(secret)
    expect((await get(site, chunk('a'))).status).toBe(200)
  })

  test('a build whose files are a link is none', async () => {
    const folder = await keptFolder('a', 'b')
    await cp(join(folder, 'a/_build'), join(folder, 'moved'), { recursive: true })
    await rm(join(folder, 'a/_build'), { recursive: true })
    await symlink(join(folder, 'moved'), join(folder, 'a/_build'))
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    expect((await get(site, chunk('a'))).status).toBe(404)
    expect((await get(site, chunk('b'))).status).toBe(200)
  })

  test.each([
    ['empty', ''],
    ['cut off', '{"id":"a","timestamp":'],
    ['a page', '<!doctype html>'],
    ['a list', '[]'],
    ['of another build', '{"id":"b","timestamp":1}'],
    ['of wrong types', '{"id":"a","timestamp":"1"}'],
    ['of 5 MB', `{"id":"a","timestamp":1,"x":"${'x'.repeat(5_000_000)}"}`],
    ['missing', undefined],
  ])('a build whose build.json is %s is ignored', async (_what, text) => {
    const folder = await keptFolder('a', 'b')
    if (text === undefined) await rm(join(folder, 'a/build.json'))
    else await writeFile(join(folder, 'a/build.json'), text)
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    expect((await get(site, chunk('a'))).status).toBe(404)
    expect((await get(site, chunk('b'))).status).toBe(200)
    expect((await request(site).get('/builds/meta/a.json')).status).toBe(404)
  })

  test('a build whose build.json never ends is ignored', async () => {
    const folder = await keptFolder('a', 'b')
    await rm(join(folder, 'a/build.json'))
    await promisify(execFile)('mkfifo', [join(folder, 'a/build.json')])
    const site = await serveBuild(await writeBuildFolder('own'), folder)
    expect((await get(site, chunk('a'))).status).toBe(404)
    expect((await get(site, chunk('b'))).status).toBe(200)
  })

  test('a flood of unknown names costs a listing of the folder each, however many builds there are', async () => {
    const site = await serveBuild(await writeBuildFolder('own'), await keptFolder('a', 'b', 'c', 'd', 'e'))
    const few = await serveBuild(await writeBuildFolder('own'), await keptFolder('a'))
    const calls = await countFileCalls()
    const cost = async (server: Server, path: string) => {
      const before = calls()
      await get(server, path)
      return calls() - before
    }
    await Promise.all([cost(site, '/_build/first.js'), cost(few, '/_build/first.js')])
    for (const path of ['/_build/x1.js', '/_build/x2.js'])
      expect(await cost(site, path)).toBe(await cost(few, path))
    expect(await cost(site, '/_build/x3.js')).toBeLessThan(8)
  })
})

/** Counts this process's requests to the file system, until the test ends. */
async function countFileCalls(): Promise<() => number> {
  const seen = { calls: 0 }
  const hook = createHook({
    init(_id, type) {
      if (/^FSREQ/.test(type)) seen.calls += 1
    },
  }).enable()
  onTestFinished(() => void hook.disable())
  await stat(import.meta.filename)
  expect(seen.calls).toBeGreaterThan(0)
  return () => seen.calls
}
