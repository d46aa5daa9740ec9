import { createHook } from 'node:async_hooks'
import { rm, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compressFiles } from '../../../scripts/build/compress.mjs'
import { createMemoryFiles } from '../../../server/assets/memory-files.ts'
import { filePaths, serveFiles, staticFiles } from '../../../server/assets/static-files.ts'
import { ask } from '../../support/ask.ts'
import { emptyFolder, writeFiles } from '../../support/builds.ts'
import { sendRaw } from '../../support/raw.ts'
import { type LogLine, serve } from '../../support/test-deps.ts'

const code = 'export const answer = 42\n'.repeat(200)
const changed = new Date('2026-03-04T05:06:07Z')
const entry = '/_build/entry.js'
const css = '/_build/site.css'

const names = {
  '_build/entry.js': code,
  '_build/site.css': 'body{margin:0}\n'.repeat(200),
  '_build/short.js': 'export {}',
  '_build/font.woff2': 'font',
  '_build/large.js': code.repeat(120),
  '_build/entry.js.map': '{"version":3}',
  '_build/data.json': '{}',
  '_build/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_build/.secret.js': 'secret: yes',
  '_build/page.cgi': 'no type that we know',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
  'site.txt': 'Contact: mailto:a@b.example',
  'share image.png': 'png',
  '.vite/manifest.json': 'secret: yes',
}

async function writeFolder() {
  const folder = await emptyFolder()
  await writeFiles(folder, names)
  await compressFiles(folder)
  for (const path of await filePaths(folder)) await utimes(join(folder, path), changed, changed)
  return folder
}

async function openSite() {
  const folder = await writeFolder()
  const { serve: files, memoryFiles } = await staticFiles(folder)
  return { folder, site: await serve({ frontend: { files, memoryFiles: memoryFiles } }) }
}

describe('a file of the build', () => {
  test.each([
    ['/_build/entry.js', 'text/javascript; charset=utf-8'],
    [css, 'text/css; charset=utf-8'],
    ['/_build/font.woff2', 'font/woff2'],
    ['/_build/large.js', 'text/javascript; charset=utf-8'],
    ['/_build/entry.js.map', 'application/json; charset=utf-8'],
    ['/_build/data.json', 'application/json; charset=utf-8'],
    ['/_build/picture.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/site.txt', 'text/plain; charset=utf-8'],
    ['/share%20image.png', 'image/png'],
  ])('%s has the type %s, and its own cache lifetime', async (path, type) => {
    const { site } = await openSite()
    const { status, headers, text } = await ask(site, path, 'identity')
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(text).toBe(names[decodeURIComponent(path).slice(1) as keyof typeof names])
    expect(headers['cache-control']).toBe(
      path.startsWith('/_build/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['last-modified']).toBe(changed.toUTCString())
    expect(headers.etag).toMatch(/^"[\da-f]+-[\da-f]+"$/)
  })

  test.each(['br', 'gzip', 'identity'])(
    'is the same before Express and behind it, from the disk, and without its body (%s)',
    async (encoding) => {
      const folder = await writeFolder()
      const { serve: files, memoryFiles } = await staticFiles(folder)
      const memory = await serve({ frontend: { files, memoryFiles: memoryFiles } })
      const express = await serve({ frontend: { files } })
      const disk = await serve({ frontend: { files: serveFiles(folder, await filePaths(folder)) } })
      const shown = Object.keys(names).filter((name) => !/(?:^|\/)\./.test(name))
      for (const path of shown.map((name) => `/${encodeURI(name)}`)) {
        const first = await ask(memory, path, encoding)
        for (const site of [memory, express, express, disk]) {
          const { status, text, headers } = await ask(site, path, encoding)
          expect([status, text], path).toEqual([200, first.text])
          expect(lasting(headers), path).toEqual(lasting(first.headers))
        }
        const head = await ask(memory, path, encoding, { method: 'HEAD' })
        expect([head.status, head.bytes.length]).toEqual([200, 0])
        expect(lasting(head.headers)).toEqual(lasting(first.headers))
      }
    },
  )

  test('has a strong tag for each encoding, and is 304 to who knows it', async () => {
    const { site } = await openSite()
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => ask(site, entry, encoding)),
    )
    const tags = answers.map(({ headers }) => headers.etag ?? '')
    expect(new Set(tags).size).toBe(3)
    for (const tag of [tags[0] ?? '', `"other", ${tags[0]}`, `W/${tags[0]}`]) {
      const known = await ask(site, entry, 'br', { headers: { 'If-None-Match': tag } })
      expect([known.status, known.bytes.length, known.headers.vary]).toEqual([304, 0, 'Accept-Encoding'])
      expect([known.headers.etag, known.headers['content-length']]).toEqual([tags[0], undefined])
    }
    const other = await ask(site, entry, 'br', { headers: { 'If-None-Match': '"other"' } })
    expect([other.status, other.text]).toEqual([200, code])
    const since = await ask(site, entry, 'br', { headers: { 'If-Modified-Since': changed.toUTCString() } })
    expect(since.status).toBe(304)
  })

  test.each([
    ['bytes=0-5', 206, `bytes 0-5/${code.length}`, 'export'],
    ['bytes=-3', 206, `bytes ${code.length - 3}-${code.length - 1}/${code.length}`, '42\n'],
    [`bytes=${code.length}-`, 416, `bytes */${code.length}`, undefined],
    ['bytes=0-1,4-5', 200, undefined, code],
    ['lines=1-2', 200, undefined, code],
  ])('asked for %s answers %i', async (range, status, contentRange, text) => {
    const { site } = await openSite()
    const part = await ask(site, entry, 'br', { headers: { Range: range } })
    expect([part.status, part.headers['content-range']]).toEqual([status, contentRange])
    expect(part.headers['content-encoding']).toBeUndefined()
    if (text !== undefined) expect(part.text).toBe(text)
  })

  test('is sent in part only to who has the rest of the same bytes', async () => {
    const { site } = await openSite()
    const tagOf = async (encoding: string) => (await ask(site, entry, encoding)).headers.etag ?? ''
    const [own, compressed] = [await tagOf('identity'), await tagOf('br')]
    const from = (tag: string) => ask(site, entry, 'br', { headers: { Range: 'bytes=0-5', 'If-Range': tag } })
    expect([(await from(own)).status, (await from(compressed)).status]).toEqual([206, 200])
  })

  test('that is asked for a second time costs the disk nothing, and nor does one that is not there', async () => {
    const { site } = await openSite()
    await ask(site, entry, 'br')
    const calls = countFileCalls()
    for (const encoding of ['br', 'gzip', 'identity']) await ask(site, entry, encoding)
    for (const path of ['/_build/none.js', '/_build/none.css', '/_build/art/none.svg'])
      await ask(site, path, 'br')
    expect(calls()).toBe(0)
  })

  test('is in the log like any other answer', async () => {
    const folder = await writeFolder()
    const { serve: files, memoryFiles } = await staticFiles(folder)
    const log: LogLine[] = []
    const site = await serve({ log, frontend: { files, memoryFiles: memoryFiles } })
    const headers = { 'X-Request-Id': 'mine' }
    for (const _ of ['first', 'second']) {
      const answer = await ask(site, `${entry}?a=b`, 'br', { headers })
      expect(answer.headers['x-request-id']).toBe('mine')
    }
    const lines = log.filter(({ msg }) => msg === 'request').map(({ time: _t, ms: _m, ...line }) => line)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual(lines[0])
    expect(lines[1]).toMatchObject({ reqId: 'mine', method: 'GET', path: entry, status: 200, cache: 'none' })
  })

  test.each([
    ['a body', 'Content-Length: 1'],
    ['two hosts', 'Host: other'],
    ['a host that is none', 'Host: a b'],
  ])('asked for with %s is refused or answered as by Express', async (_, line) => {
    const { site } = await openSite()
    await ask(site, entry, 'br')
    const bare = await serve({ frontend: { files: (await staticFiles(await writeFolder())).serve } })
    const asked = [`GET ${entry} HTTP/1.1`, 'Connection: close', 'Accept: application/json', line]
    const lines = line.startsWith('Host: a') ? asked : [...asked, 'Host: x']
    const [one, other] = [await sendRaw(site, ...lines, '', 'x'), await sendRaw(bare, ...lines, '', 'x')]
    expect([one.status, one.body]).toEqual([other.status, other.body])
  })

  test('that went from the disk before it was ever asked for is not found', async () => {
    const { folder, site } = await openSite()
    await rm(join(folder, entry))
    expect((await ask(site, entry, 'identity')).status).toBe(404)
  })

  test.each([
    '/_build/.secret.js',
    '/.vite/manifest.json',
    '/_build/%2e%2e/.vite/manifest.json',
    '/_build/..%2f.vite%2fmanifest.json',
    '/_build/../.vite/manifest.json',
    '//.vite/manifest.json',
    '/_build/from-link.js',
    '/_build/entry.js/',
    '/_build/entry.js%00',
    '/_build',
    '/_build/%',
  ])('is not what %s asks for', async (path) => {
    const folder = await writeFolder()
    await symlink(join(folder, '_build/.secret.js'), join(folder, '_build/from-link.js'))
    const site = await serve({ frontend: { files: (await staticFiles(folder)).serve } })
    const { status, body } = await sendRaw(site, `GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close')
    expect(status).toBeGreaterThanOrEqual(300)
    expect(body).not.toContain('secret: yes')
  })
})

describe('files in memory', () => {
  const open = async (bounds: { readonly maxBytes?: number; readonly maxFileBytes?: number } = {}) => {
    const folder = await writeFolder()
    return createMemoryFiles({ folder, paths: await filePaths(folder), ...bounds })
  }

  test('are there once they were asked for, in the encoding that the client likes best', async () => {
    const files = await open()
    expect(files.lookup(entry, 'br')).toBeUndefined()
    await files.load(entry)
    const encodings = ['gzip, br', 'gzip', 'identity', undefined].map((accept) => {
      const headers = files.lookup(entry, accept)?.headers ?? []
      return headers.includes('Content-Encoding')
        ? headers[headers.indexOf('Content-Encoding') + 1]
        : undefined
    })
    expect(encodings).toEqual(['br', 'gzip', undefined, undefined])
  })

  test('are none above the bound of one file, or of all together', async () => {
    const large = await open()
    await large.load('/_build/large.js')
    expect(large.lookup('/_build/large.js')).toBeUndefined()
    const { size } = await stat(join(await writeFolder(), entry))
    const full = await open({ maxBytes: size + 1_000 })
    for (const path of [entry, css, '/_build/font.woff2']) await full.load(path)
    expect(full.lookup(entry)).toBeDefined()
    expect(full.lookup(css)).toBeUndefined()
    expect(full.lookup('/_build/font.woff2')).toBeDefined()
  })

  test('share the room when they are read at the same moment', async () => {
    const { size } = await stat(join(await writeFolder(), entry))
    const files = await open({ maxBytes: size + 1_000 })
    await Promise.all([entry, css].map(files.load))
    expect([entry, css].filter((path) => files.lookup(path))).toHaveLength(1)
  })

  test.each([
    '/_build/page.cgi',
    '/_build/.secret.js',
    '/.vite/manifest.json',
    '/_build/none.js',
    '/../x.js',
  ])('%s is none of them', async (path) => {
    const files = await open()
    await files.load(path)
    expect(files.lookup(path)).toBeUndefined()
  })
})

/** Headers without those that differ from answer to answer. */
const lasting = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)))

/** Counts this process's requests to the file system, until the test ends. */
function countFileCalls(): () => number {
  const seen = { calls: 0 }
  const hook = createHook({
    init(_id, type) {
      if (/^FSREQ/.test(type)) seen.calls += 1
    },
  }).enable()
  onTestFinished(() => void hook.disable())
  return () => seen.calls
}
