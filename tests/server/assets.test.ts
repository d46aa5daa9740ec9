import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../support/test-deps.ts'

describe('files of the content', () => {
  const folder = { path: '' }
  const files = {
    'public/assets/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'public/assets/evil.html': '<script>alert(1)</script>',
    'public/assets/report.pdf': '%PDF-1.7',
    'public/assets/.meta/a.svg.yaml': 'secret: yes',
    'public/secret.txt': 'secret',
    'content/secret.yaml': 'secret: yes',
  }
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'triptych-'))
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder.path, name, '..'), { recursive: true })
      await writeFile(join(folder.path, name), text)
    }
  })
  afterAll(() => rm(folder.path, { recursive: true }))

  const ask = async (path: string) => request(await serve({ config: { CONTENT_DIR: folder.path } })).get(path)

  test('a picture is served, and nothing in it may run', async () => {
    const { status, headers } = await ask('/assets/img/a.svg')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-disposition']).toBeUndefined()
  })

  test('what a browser could run is a download', async () => {
    const { headers } = await ask('/assets/evil.html')
    expect(headers['content-disposition']).toBe('attachment')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('a PDF may be shown', async () => {
    expect((await ask('/assets/report.pdf')).headers['content-disposition']).toBeUndefined()
  })

  test.each([
    '/assets/missing.svg',
    '/assets/.meta/a.svg.yaml',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fcontent/secret.yaml',
    '/assets/img',
    '/assets',
  ])('%s is not found', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Page not found: ')
    expect(answer.text).not.toContain('secret: yes')
  })
})
