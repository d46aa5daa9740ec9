import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createPasses } from '../../../../server/preview/pass.ts'
import { createLogger, openSource } from '../../../support/flat-files.ts'
import { writeProject } from '../../../support/project.ts'
import { expectLog } from '../../../support/reports.ts'
import { serve, serveDeps, testDeps } from '../../../support/test-deps.ts'

const secret = 'a-secret-of-the-site'
const config = { PREVIEW_SECRET: secret, PREVIEW_ORIGINS: 'https://cms.example.org' }

const files = {
  'content/globals/general.yaml': 'data: { site_name: Wad, google_site_verification: made-up }\n',
  'content/collections/pages.yaml': 'title: Pages\nroute: /{slug}\n',
  'content/collections/pages/about.md': '---\nid: about\ntitle: About\n---\nThe mill.\n',
  'content/collections/pages/draft.md':
    '---\nid: draft\ntitle: A draft\npublished: false\n---\nNot yet for all.\n',
}

const source = async () => openSource(await writeProject(files), { logger: createLogger() })

const site = async (env: Readonly<Record<string, string>> = config) =>
  serve({ source: await source(), config: env })

/** The cookie with which the site answers the secret. */
async function enter(server: Awaited<ReturnType<typeof site>>): Promise<string> {
  const { headers } = await request(server).get(`/preview?secret=${secret}&to=/draft`)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

test('the secret is exchanged for a cookie that ends, and leads to the page', async () => {
  const answer = await request(await site()).get(`/preview?secret=${secret}&to=/draft`)
  expect([answer.status, answer.headers.location]).toEqual([303, '/draft'])
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  expect(cookie).toMatch(
    /^preview=\d{13}\.\.[0-9a-f]{64}; Max-Age=3600; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/,
  )
  expect(cookie).not.toContain(secret)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
})

test.each([
  '//evil.example/',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%0d%0aX: y',
])('a preview leads to pages of this site alone, not to %s', async (to) => {
  const answer = await request(await site())
    .get('/preview')
    .query({ secret, to })
  expect(answer.status).toBe(303)
  expect(new URL(answer.headers.location ?? '', 'https://www.example.org').host).toBe('www.example.org')
})

test('a pass shows a draft, with a banner, noindex and no code that fetches ahead', async () => {
  const server = await site()
  const answer = await request(server)
    .get('/draft')
    .set('Cookie', await enter(server))
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('Not yet for all.')
  expect(answer.text).toContain('<aside id="preview" aria-label="Voorbeeld"')
  expect(answer.text).toContain('<title>Voorbeeld: A draft')
  expect(answer.text).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(answer.text).not.toMatch(/type="module"|modulepreload/)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
})

test('a control panel that is named may show a preview in a frame, and nobody else', async () => {
  const server = await site()
  const preview = await request(server)
    .get('/draft')
    .set('Cookie', await enter(server))
  expect(preview.headers['x-frame-options']).toBeUndefined()
  expect(preview.headers['content-security-policy']).toMatch(
    /frame-ancestors 'self' https:\/\/cms\.example\.org(?:;|$)/,
  )
  const page = await request(server).get('/about')
  expect(page.headers['x-frame-options']).toBe('DENY')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('pages that are published stand in a preview as well, and those that do not exist are 404', async () => {
  const server = await site()
  const cookie = await enter(server)
  expect((await request(server).get('/about').set('Cookie', cookie)).text).toContain('<aside id="preview"')
  const missing = await request(server).get('/nothing').set('Cookie', cookie)
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('the form of the banner leaves the preview, without a script', async () => {
  const server = await site()
  const cookie = await enter(server)
  const { text } = await request(server).get('/draft').set('Cookie', cookie)
  expect(text).toContain(
    '<form method="post" action="/preview/exit"><input type="hidden" name="to" value="/draft">',
  )
  const answer = await request(server)
    .post('/preview/exit')
    .set('Cookie', cookie)
    .type('form')
    .send({ to: '/about' })
  expect([answer.status, answer.headers.location]).toEqual([303, '/about'])
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0; /)
})

test('another site cannot end a preview', async () => {
  const answer = await request(await site())
    .post('/preview/exit')
    .set('Sec-Fetch-Site', 'cross-site')
    .type('form')
    .send({ to: '/' })
  expect(answer.status).toBe(403)
})

describe('wrong secrets', () => {
  test('are refused alike, and after five of them an address waits', async () => {
    const server = await site()
    const guess = (text: string) => request(server).get(`/preview?secret=${text}&to=/draft`)
    const answers = []
    for (const text of ['', 'x', `${secret}x`, secret.slice(1), secret.toUpperCase(), 'again'])
      answers.push(await guess(text))
    expectLog('warn', 'A preview was refused')
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    expect(answers.every(({ headers }) => headers.location === undefined)).toBe(true)
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await guess(secret)).status).toBe(303)
  })

  test('say in the language of the page what to do', async () => {
    const answer = await request(await site()).get('/preview?secret=wrong&to=/de/ueber')
    expectLog('warn', 'A preview was refused')
    expect(answer.text).toContain('<h1>Diese Vorschau kann nicht geöffnet werden</h1>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

test('a pass that has ended is told, and the cookie is removed', async () => {
  const server = await site()
  const old = createPasses(
    () => secret,
    () => Date.now() - 3_600_001,
  ).issue().text
  const answer = await request(server).get('/draft').set('Cookie', `preview=${old}`)
  expect(answer.status).toBe(410)
  expect(answer.text).toContain('<h1>Dit voorbeeld is afgelopen</h1>')
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=; Max-Age=0; /)
})

test.each([
  'preview=',
  'preview=guessed',
  `preview=9999999999999..${'0'.repeat(64)}`,
  'preview=j:{"until":1}',
])('a guessed pass shows the public site: %s', async (cookie) => {
  const server = await site()
  expect((await request(server).get('/draft').set('Cookie', cookie)).status).toBe(404)
  const page = await request(server).get('/about').set('Cookie', cookie)
  expect([page.status, page.text.includes('id="preview"')]).toEqual([200, false])
})

test('a page of the content may stand at the address of previews', async () => {
  const project = {
    ...files,
    'content/collections/pages/preview.md': '---\nid: preview\ntitle: Previews\n---\n',
  }
  const content = await openSource(await writeProject(project), { logger: createLogger() })
  const answer = await request(await serve({ source: content, config })).get('/preview')
  expect([answer.status, answer.text.includes('<h1')]).toEqual([200, true])
})

test('without a secret there is no preview: its address is one of the content', async () => {
  const server = await site({})
  expect((await request(server).get('/preview?secret=&to=/draft')).status).toBe(404)
  expect((await request(server).post('/preview/exit')).status).not.toBe(303)
})

test('a preview among public readers never reaches them, in a hundred rounds', async () => {
  const deps = await testDeps({ source: await source(), config })
  const server = await serveDeps(deps)
  const cookie = await enter(server)
  for (let round = 0; round < 100; round++) {
    deps.pages.invalidate()
    const asked = ['/draft', '/about'].flatMap((path) =>
      Array.from({ length: 5 }, () => request(server).get(path)),
    )
    const [seen, page, ...others] = await Promise.all([
      request(server).get('/draft').set('Cookie', cookie),
      request(server).get('/about').set('Cookie', cookie),
      ...asked,
    ])
    expect([seen.status, page.status]).toEqual([200, 200])
    expect(others.map(({ status }) => status)).toEqual([...Array(5).fill(404), ...Array(5).fill(200)])
    for (const { text, headers } of others) {
      expect(text).not.toMatch(/Not yet for all|id="preview"/)
      expect(headers['set-cookie']).toBeUndefined()
    }
  }
}, 120_000)

test('the data of a page, feeds, search and sitemap have no drafts, also for an editor', async () => {
  const server = await site()
  const cookie = await enter(server)
  const paths = [
    '/draft/_payload.json',
    '/sitemap.xml',
    '/feed.xml',
    '/search?q=draft',
    '/api/search?q=draft',
  ]
  for (const path of paths) {
    const { text } = await request(server).get(path).set('Cookie', cookie)
    expect(text, path).not.toContain('Not yet for all')
  }
})

test('a source that fails while a preview is made leaves the public site as it is', async () => {
  const broken = await source()
  const server = await serve({
    source: { ...broken, preview: { open: () => Promise.reject(new Error('The disk is gone')) } },
    config,
  })
  expect(
    (
      await request(server)
        .get('/about')
        .set('Cookie', await enter(server))
    ).status,
  ).toBe(500)
  expectLog('error', 'Request failed')
  expect((await request(server).get('/about')).status).toBe(200)
})
