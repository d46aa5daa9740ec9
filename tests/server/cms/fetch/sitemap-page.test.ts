import type { Server } from 'node:http'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { createHttpServer } from '../../../../server/http/server.ts'
import { answerContractSite } from '../../../support/cms/fetch-answers.ts'
import { createStandIn, type StandInAnswer } from '../../../support/cms/stand-in.ts'
import { openProduct } from '../../../support/product.ts'

const xml = (body: string): StandInAnswer => ({ headers: { 'content-type': 'text/xml' }, body })

/** The whole product in front of the contract site, whose sitemap is as given. */
async function start(sitemap: (origin: string) => StandInAnswer) {
  const site = answerContractSite()
  const standIn = await createStandIn({
    respond: (asked) =>
      asked.path === '/sitemap.xml' ? sitemap(`http://${asked.headers.host}`) : site(asked),
  })
  const { deps, logs } = await openProduct({
    SEARCH_PATH: '/zoeken',
    CONTENT_SOURCE: 'fetch',
    CMS_URL: standIn.url,
  })
  onTestFinished(() => deps.content.close())
  const server = createHttpServer(createApp(deps))
  return { server, origin: standIn.url.slice(0, -1), troubles: () => logs.filter(({ level }) => level >= 40) }
}

/** Status and the links of what belongs to the page itself. */
async function sitemapPage(server: Server) {
  const { status, text } = await request(server).get('/sitemap')
  const main = /<main[\s>][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return { status, links: [...main.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href) }
}

test('without a sitemap of the content system the sitemap page is complete, and the log says nothing', async () => {
  const { server, origin, troubles } = await start(() => ({ status: 404 }))
  const { status, links } = await sitemapPage(server)
  expect(status).toBe(200)
  expect(links).toEqual(expect.arrayContaining(['/']))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((href) => href.startsWith(origin))).toEqual([])
  expect(troubles()).toEqual([])
})

test('of a malformed sitemap the log says so, and the sitemap page is as without one', async () => {
  const without = await start(() => ({ status: 404 }))
  const { server, troubles } = await start(() => xml('<urlset><url>'))
  expect(await sitemapPage(server)).toEqual(await sitemapPage(without.server))
  expect(troubles()).toMatchObject([{ level: 50, msg: 'Failed to convert XML to JSON' }])
})

test('5 MB of XML are read, and the sitemap page shows what they name', async () => {
  const { server, origin } = await start((at) =>
    xml(`<urlset><url><loc>${at}/los</loc></url>${'<url><loc>x</loc></url>'.repeat(217_000)}</urlset>`),
  )
  expect((await sitemapPage(server)).links).toContain(`${origin}/los`)
})

test('of a sitemap above CMS_MAX_BYTES the log says so, and the sitemap page is as without one', async () => {
  const without = await start(() => ({ status: 404 }))
  const { server, troubles } = await start(() => xml(`<urlset>${' '.repeat(5_242_880)}</urlset>`))
  expect(await sitemapPage(server)).toEqual(await sitemapPage(without.server))
  expect(troubles()).toMatchObject([
    {
      level: 50,
      msg: 'Failed to convert XML to JSON',
      err: { message: expect.stringContaining('CMS_MAX_BYTES') },
    },
  ])
})

test('pages that only the sitemap of the content system knows are linked there, and no link of ours is dead', async () => {
  const { server, origin, troubles } = await start((at) =>
    xml(
      `<urlset><url><loc>${at}/</loc></url><url><loc>${at}/los/de%20mol</loc></url>
      <url><loc>https://evil.example/x</loc></url></urlset>`,
    ),
  )
  const { links } = await sitemapPage(server)
  expect(links.filter((href) => !href.startsWith('/'))).toEqual([`${origin}/los/de%20mol`])
  const ours = links.filter((href) => href.startsWith('/'))
  expect(troubles()).toMatchObject([{ level: 40, count: 1 }])
  const statuses = await Promise.all(
    ours.map(async (href) => [href, (await request(server).get(href)).status]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})
