import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { serve } from '../../support/test-deps.ts'

const files = {
  'public/assets/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'public/assets/evil.html': '<script>alert(1)</script>',
  'public/assets/report.pdf': '%PDF-1.7',
  'public/assets/.meta/report.pdf.yaml': 'secret: yes',
  'public/assets/.hidden/a.svg': 'secret: yes',
  'public/secret/secret.txt': 'secret: yes',
  'public/secret.txt': 'secret: yes',
  'content/secret.yaml': 'secret: yes',
  'content/globals/general.yaml': 'data: { site_name: X, gsc_verification: x }',
}

const openSite = async (more: Readonly<Record<string, string>> = {}) => {
  const project = await writeProject({ ...files, ...more })
  const source = await openSource(project)
  return { project, source, site: await serve({ source }) }
}
const ask = async (path: string) =>
  request((await openSite()).site)
    .get(path)
    .redirects(0)

describe('files of the content', () => {
  test('a picture is served, and nothing in it may run', async () => {
    const { status, headers } = await ask('/assets/img/a.svg')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-disposition']).toBeUndefined()
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(headers.etag).toBeDefined()
  })

  test('a file of the machine that a link leads to is not served', async () => {
    const { site, project } = await openSite()
    await rm(join(project.dir, 'public/assets/report.pdf'))
    await symlink('/etc/hostname', join(project.dir, 'public/assets/report.pdf'))
    expect((await request(site).get('/assets/report.pdf')).status).toBe(404)
  })

  test('a drawing is served without what could run in it, compressed or not', async () => {
    const { site, project } = await openSite({
      'public/assets/large.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>x</script>${'<g/>'.repeat(999)}</svg>`,
    })
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { text, body } = await request(site).get('/assets/large.svg').set('Accept-Encoding', encoding)
      expect(text ?? body.toString()).toBe(
        `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(999)}</svg>`,
      )
    }
    const { headers } = await request(site).get('/assets/large.svg')
    const again = request(site).get('/assets/large.svg').set('If-None-Match', String(headers.etag))
    expect((await again).status).toBe(304)
    await project.write('public/assets/large.svg', '<svg onload="x"/>')
    expect((await request(site).get('/assets/large.svg')).body.toString()).toBe('<svg/>')
  })

  test('a drawing that cannot be cleaned is a download, which pages show all the same', async () => {
    const { site } = await openSite({ 'public/assets/half.svg': '<svg><script>alert(1)</script>' })
    const { status, headers } = await request(site).get('/assets/half.svg')
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment'])
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('what a browser could run is a download', async () => {
    const { headers } = await ask('/assets/evil.html')
    expect(headers['content-disposition']).toBe('attachment')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('a PDF may be shown', async () => {
    expect((await ask('/assets/report.pdf')).headers['content-disposition']).toBeUndefined()
  })

  test('a part of a file can be asked for, and one that it does not have is refused', async () => {
    const { site } = await openSite()
    const part = await request(site).get('/assets/report.pdf').set('Range', 'bytes=1-3')
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([
      206,
      'bytes 1-3/8',
      'PDF',
    ])
    const beyond = await request(site).get('/assets/report.pdf').set('Range', 'bytes=90-')
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */8'])
  })

  test.each([
    '/assets/missing.svg',
    '/assets/.meta/report.pdf.yaml',
    '/assets/.hidden/a.svg',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fcontent/secret.yaml',
    '/secret/secret.txt',
    '/secret.txt',
    '/assets/img',
    '/assets',
  ])('%s is not found', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('secret: yes')
  })

  test('a file that went since it was listed is not found', async () => {
    const { project, site } = await openSite()
    await rm(join(project.dir, 'public/assets/report.pdf'))
    await request(site).get('/assets/report.pdf').expect(404)
  })

  test('a picture anywhere below public is served, and what uploads left on their disk', async () => {
    const { site } = await openSite({
      'public/img/deep/a.jpg': 'x',
      'public/a.jpg': 'x',
      'storage/app/public/report.pdf': 'x',
    })
    for (const path of ['/img/deep/a.jpg', '/a.jpg', '/storage/report.pdf'])
      await request(site).get(path).expect(200)
  })

  test.each([
    ...[
      '/index.php',
      '/uploads/shell.php',
      '/build/app.css',
      '/vendor/x/a.jpg',
      '/uploads/.env',
      '/settings.json',
    ],
    ...[
      '/storage/.gitignore',
      '/storage/shell.php',
      '/app/private/a.pdf',
      '/storage/app/private/a.pdf',
      '/storage/..%2fa.pdf',
    ],
  ])('what else lies beside it is not: %s', async (path) => {
    const { site } = await openSite({
      'content/assets/uploads.yaml': 'disk: uploads\n',
      'public/index.php': 'secret: yes',
      'public/settings.json': 'secret: yes',
      'public/uploads/shell.php': 'secret: yes',
      'public/uploads/.env': 'secret: yes',
      'public/build/app.css': 'secret: yes',
      'public/vendor/x/a.jpg': 'secret: yes',
      'storage/app/public/.gitignore': 'secret: yes',
      'storage/app/public/shell.php': 'secret: yes',
      'storage/app/private/a.pdf': 'secret: yes',
      'storage/app/a.pdf': 'secret: yes',
    })
    const answer = await request(site).get(path).redirects(0)
    expect(answer.text ?? '').not.toContain('secret: yes')
    expect(answer.status).toBe(404)
  })

  test('the folder of another container is content too', async () => {
    const { site } = await openSite({
      'content/assets/documents.yaml': 'disk: documents\n',
      'public/documents/a b.txt': 'tekst',
    })
    await request(site).get('/documents/a%20b.txt').expect(200)
    await request(site).get('/documents/b.txt').expect(404)
  })
})

describe('addresses of files', () => {
  test.each(['@,+&=$:;.pdf', "it's (1)!*~.pdf", 'a b#c?d.pdf', 'u\u0308ber.pdf', '日本.pdf'])(
    'the URL of %s answers without a redirect',
    async (name) => {
      const { source, project } = await openSite({
        'content/collections/x.yaml': "route: '/{slug}'\n",
        'resources/blueprints/collections/x/x.yaml':
          'tabs: { main: { sections: [ { fields: [ { handle: file, field: { type: assets, max_files: 1 } } ] } ] } }',
        'content/collections/x/a.md': `---\nid: a\nfile: ${JSON.stringify(name)}\n---\n`,
      })
      await writeFile(join(project.dir, 'public/assets', name), 'inhoud')
      await source.close()
      const filled = await openSource(project)
      const answer = await filled.page('nl', '/a')
      const { url } = (answer.kind === 'page' ? answer.page.fields.file : {}) as { url: string }
      const { status, body } = await request(await serve({ source: filled })).get(url)
      expect([url, status, body.toString()]).toEqual([url, 200, 'inhoud'])
    },
  )
})
