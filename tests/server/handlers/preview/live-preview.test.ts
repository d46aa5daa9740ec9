import { once } from 'node:events'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withControlPanel } from '../../../../scripts/cms-mock/control-panel.mjs'
import { createStandInServer, type StandInServer } from '../../../../scripts/cms-mock/server.mjs'
import { createApp } from '../../../../server/app.ts'
import { createFastPath } from '../../../../server/fast-path/fast-path.ts'
import { createHttpServer } from '../../../../server/http/server.ts'
import { idOf } from '../../../support/cms/contract-site.ts'
import { answerContractSite as answerFetch } from '../../../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../../../support/cms/rest-answers.ts'
import { openProduct, type Product } from '../../../support/product.ts'

const secret = 'a-secret-of-the-site'

interface Site {
  readonly product: Product
  readonly cms: StandInServer
  readonly server: ReturnType<typeof createHttpServer>
}

async function openSite(system: 'rest' | 'fetch'): Promise<Site> {
  const answer = system === 'rest' ? withControlPanel(answerRest()) : answerFetch({})
  const cms = await createStandInServer({ respond: answer })
  const product = await openProduct({
    ...{ CONTENT_SOURCE: system, CMS_URL: cms.url, CMS_FALLBACK: 'off' },
    ...{ PREVIEW_SECRET: secret, SEARCH_PATH: '/zoeken', LOG_LEVEL: 'debug' },
  })
  const server = createHttpServer(createApp(product.deps), createFastPath(product.deps))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { product, cms, server }
}

const closeSite = async ({ product, cms, server }: Site) => {
  server.close()
  server.closeAllConnections()
  await product.deps.content.close()
  await cms.close()
}

/** What an editor has written in the control panel, and the token that it is shown with. */
async function write({ cms }: Site, draft: object): Promise<string> {
  const answer = await fetch(new URL('cp/preview', cms.url), { method: 'POST', body: JSON.stringify(draft) })
  return ((await answer.json()) as { readonly token: string }).token
}

const live = (path: string, token: string) => `${path}?live-preview=1&token=${token}`

const sites = {} as { rest: Site; fetch: Site }
beforeAll(async () => {
  Object.assign(sites, { rest: await openSite('rest'), fetch: await openSite('fetch') })
}, 60_000)
afterAll(() => Promise.all(Object.values(sites).map(closeSite)))
beforeEach(() => sites.rest.cms.clearFaults())

const yard = { id: idOf('erf', 'nl'), collection: 'pages', path: '/erf' }

test('live preview shows what an editor writes, and visitors what is published', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Het nieuwe erf' } })
  const seen = await request(rest.server).get(live(yard.path, token))
  expect([seen.status, seen.text.includes('Het nieuwe erf')]).toEqual([200, true])
  expect(seen.headers['content-security-policy']).toContain(
    `frame-ancestors 'self' ${rest.cms.url.slice(0, -1)}`,
  )
  expect(seen.headers['cache-control']).toBe('private, no-store')
  const page = await request(rest.server).get(yard.path)
  expect([page.status, page.text.includes('Het nieuwe erf')]).toEqual([200, false])
})

test('every call of a live preview has the token, and no other call has', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Het nieuwe erf' } })
  await request(rest.server).get(yard.path)
  const before = rest.cms.requests.length
  await request(rest.server).get(live(yard.path, token))
  const calls = rest.cms.requests.slice(before)
  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter(({ query }) => query.get('token') !== token).map(({ url }) => url)).toEqual([])
  rest.product.deps.pages.invalidate()
  const after = rest.cms.requests.length
  await request(rest.server).get(yard.path)
  expect(rest.cms.requests.slice(after).some(({ query }) => query.has('token'))).toBe(false)
})

test('menus and global sets are asked for once, entries for every preview', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Het nieuwe erf' } })
  await request(rest.server).get(live(yard.path, token))
  const before = rest.cms.requests.length
  await request(rest.server).get(live(yard.path, token))
  const paths = rest.cms.requests.slice(before).map(({ path }) => path)
  expect(paths).toContain(`/api/collections/pages/entries/${yard.id}`)
  expect(paths.filter((path) => !path.startsWith('/api/collections/'))).toEqual([])
})

test('an entry that is not saved yet has a page in its live preview alone', async () => {
  const { rest } = sites
  const draft = { id: 'p-new', collection: 'pages', path: '/nieuw-blad', values: { title: 'Een nieuw blad' } }
  const token = await write(rest, draft)
  const seen = await request(rest.server).get(live('/nieuw-blad', token))
  expect([seen.status, seen.text.includes('Een nieuw blad')]).toEqual([200, true])
  expect((await request(rest.server).get('/nieuw-blad')).status).toBe(404)
})

test('each refresh shows the last text, by the token in its header', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Eerste' } })
  for (const title of ['Eerste', 'Tweede', 'Derde']) {
    await write(rest, { ...yard, token, values: { title } })
    const { text } = await request(rest.server).get(yard.path).set('X-Preview-Token', token)
    expect(text).toContain(`<title>Voorbeeld: ${title}`)
  }
})

test('links in a live preview stay in it, by the cookie that it sets', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Het nieuwe erf' } })
  const seen = await request(rest.server).get(live('/', token))
  const [cookie = ''] = seen.headers['set-cookie'] ?? []
  expect(cookie).toContain('HttpOnly')
  const next = await request(rest.server)
    .get(yard.path)
    .set('Cookie', cookie.split(';')[0] ?? '')
  expect(next.text).toContain('Het nieuwe erf')
})

test('the token stands in no line of the log', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Het nieuwe erf' } })
  await request(rest.server).get(live(yard.path, token))
  await request(rest.server).get(yard.path).set('X-Preview-Token', token)
  expect(JSON.stringify(rest.product.logs)).not.toContain(token)
})

test('a system that fails makes a preview fail, and neither opens the breaker nor changes a page', async () => {
  const { rest } = sites
  const token = await write(rest, { ...yard, values: { title: 'Het nieuwe erf' } })
  await request(rest.server).get(live(yard.path, token))
  rest.cms.fault('status=500', 'token=')
  const failed = await request(rest.server).get(yard.path).set('X-Preview-Token', token)
  expect(failed.status).toBe(503)
  rest.cms.clearFaults()
  const page = await request(rest.server).get(yard.path)
  expect([page.status, page.text.includes('Het nieuwe erf')]).toEqual([200, false])
  expect(rest.product.deps.content.health().state).toBe('ok')
})

test('Fetch delivers drafts: a pass shows them, and visitors get 404', async () => {
  const site = sites.fetch
  const entered = await request(site.server).get(`/preview?secret=${secret}&to=/concept`)
  const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const seen = await request(site.server).get('/concept').set('Cookie', cookie)
  expect([seen.status, seen.text.includes('id="preview"')]).toEqual([200, true])
  expect((await request(site.server).get('/concept')).status).toBe(404)
})

test('a token that the system does not know is refused, and guesses do not reach it for ever', async () => {
  const { rest } = sites
  const before = rest.cms.requests.length
  const answers = []
  for (let n = 0; n < 8; n++)
    answers.push(await request(rest.server).get(live(yard.path, `guessed-token-${n}`)))
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expect(answers.some(({ text }) => text.includes('Het erf'))).toBe(false)
  expect(rest.cms.requests.length - before).toBe(5)
})
