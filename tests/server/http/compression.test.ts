import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compressFiles } from '../../../scripts/build/compress.mjs'
import { staticFiles } from '../../../server/assets/static-files.ts'
import { acceptedEncoding } from '../../../server/http/encoding.ts'
import { ask } from '../../support/ask.ts'
import { openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { serve, serveFile } from '../../support/test-deps.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR;Q=1.0', 'br'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['br;q=high, gzip', 'gzip'],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j is answered with %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected)
})

describe('pages and data', async () => {
  const site = await serveFile()

  test.each(['/', '/en/sitemap', '/_payload.json', '/does-not-exist'])(
    '%s is smaller compressed, and says the same',
    async (path) => {
      const plain = await ask(site, path, 'identity')
      for (const encoding of ['br', 'gzip']) {
        const { status, headers, bytes, text } = await ask(site, path, encoding)
        expect([status, headers['content-encoding']]).toEqual([plain.status, encoding])
        expect(headers['content-type']).toBe(plain.headers['content-type'])
        expect(headers['content-length']).toBe(String(bytes.length))
        expect(headers.vary).toContain('Accept-Encoding')
        expect(bytes.length).toBeLessThan(plain.bytes.length)
        expect(text).toBe(plain.text)
      }
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toContain('Accept-Encoding')
    },
  )

  test('an answer that is known is 304, whatever the encoding', async () => {
    const { etag } = (await ask(site, '/', 'gzip')).headers
    const again = await ask(site, '/', 'br', { headers: { 'If-None-Match': etag ?? '' } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers['content-encoding']).toBeUndefined()
  })

  test('HEAD tells what GET would, and sends nothing', async () => {
    const get = await ask(site, '/', 'br')
    const head = await ask(site, '/', 'br', { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const name of ['etag', 'vary', 'content-type', 'content-encoding', 'cache-control'])
      expect(head.headers[name], name).toBe(get.headers[name])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
  })

  test('a short answer is sent as it is', async () => {
    const { headers } = await ask(site, '/robots.txt', 'br')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary ?? '').not.toContain('Accept-Encoding')
  })
})

const code = `${'export const answer = 42\n'.repeat(200)}`

async function serveFolder(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['_build', '.vite']) await mkdir(join(folder, name))
  await writeFile(join(folder, '_build/entry.js'), code)
  await writeFile(join(folder, '_build/short.js'), 'export {}')
  await writeFile(join(folder, '_build/font.woff2'), Buffer.alloc(2_000))
  await writeFile(join(folder, '.vite/manifest.json'), code)
  await compressFiles(folder)
  return serve({ frontend: { files: (await staticFiles(folder)).serve } })
}

describe('files of the build', () => {
  test.each(['br', 'gzip'])('have a copy in %s of their own type, tag and length', async (encoding) => {
    const site = await serveFolder()
    const plain = await ask(site, '/_build/entry.js', 'identity')
    const { headers, bytes, text } = await ask(site, '/_build/entry.js?v=1', encoding)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(code.length / 10)
    expect(text).toBe(code)
    expect(plain.text).toBe(code)
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(headers.etag).not.toBe(plain.headers.etag)
    const again = await ask(site, '/_build/entry.js', encoding, {
      headers: { 'If-None-Match': headers.etag ?? '' },
    })
    expect([again.status, again.headers['content-encoding']]).toEqual([304, undefined])
    const head = await ask(site, '/_build/entry.js', encoding, { method: 'HEAD' })
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })

  test('a part is a part of the file itself', async () => {
    const site = await serveFolder()
    const part = await ask(site, '/_build/entry.js', 'br', { headers: { Range: 'bytes=0-5' } })
    expect([part.status, part.text, part.headers['content-encoding']]).toEqual([206, 'export', undefined])
  })

  test('a refusal is described as itself, not as the copy it was asked for', async () => {
    const headers = { 'If-Match': '"another"', Accept: 'application/json' }
    const refused = await ask(await serveFolder(), '/_build/entry.js', 'br', { headers })
    expect([refused.status, refused.headers['content-encoding']]).toEqual([412, undefined])
    expect(refused.headers['last-modified']).toBeUndefined()
    expect(JSON.parse(refused.text)).toMatchObject({ status: 412 })
  })

  test.each(['/_build/short.js', '/_build/font.woff2'])('%s stays as it is', async (path) => {
    const { status, headers } = await ask(await serveFolder(), path, 'br')
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, undefined, undefined])
  })

  test('the build’s own manifest is a page that is not there', async () => {
    const { status, headers, text } = await ask(await serveFolder(), '/.vite/manifest.json', 'br')
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('</html>')
  })

  test('a file that the build does not have is 404 as JSON, without a trace of a copy', async () => {
    const { status, headers, text } = await ask(await serveFolder(), '/_build/missing.js', 'br')
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store'])
    expect(JSON.parse(text)).toMatchObject({ status: 404 })
  })
})

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${`<path fill="${colour}" d="M0 0h9v9z"/>`.repeat(100)}</svg>`

describe('files of the content', () => {
  const openSite = async () => {
    const project = await writeProject({
      'public/assets/map.svg': drawing('red'),
      'public/assets/tides.csv': 'time,height\n'.repeat(200),
      'public/assets/photo.png': 'x'.repeat(2_000),
      'content/globals/general.yaml': 'data: { site_name: X, gsc_verification: x }',
    })
    return { project, site: await serve({ source: await openSource(project) }) }
  }

  test('a drawing is compressed, and again after it changed', async () => {
    const { project, site } = await openSite()
    const first = await ask(site, '/assets/map.svg', 'gzip, br')
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    })
    expect(first.headers['content-security-policy']).toMatch(/sandbox$/)
    expect([first.text, first.bytes.length < 300]).toEqual([drawing('red'), true])
    const known = { headers: { 'If-None-Match': first.headers.etag ?? '' } }
    expect((await ask(site, '/assets/map.svg', 'br', known)).status).toBe(304)
    await writeFile(join(project.dir, 'public/assets/map.svg'), drawing('sea'))
    await utimes(join(project.dir, 'public/assets/map.svg'), 2_000_000_000, 2_000_000_000)
    const changed = await ask(site, '/assets/map.svg', 'br', known)
    expect([changed.status, changed.text]).toEqual([200, drawing('sea')])
  })

  test('the tag of a copy is not that of the file', async () => {
    const { site } = await openSite()
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask(site, '/assets/map.svg', encoding)).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('a part, and what is compressed already, are sent as they are', async () => {
    const { site } = await openSite()
    const part = await ask(site, '/assets/tides.csv', 'br', { headers: { Range: 'bytes=0-3' } })
    expect([part.status, part.text]).toEqual([206, 'time'])
    const photo = await ask(site, '/assets/photo.png', 'br')
    expect([photo.headers['content-encoding'], photo.headers.vary]).toEqual([undefined, undefined])
  })
})
