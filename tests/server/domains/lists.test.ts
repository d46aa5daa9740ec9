/** Lists that go on, terms and feeds of a language with a domain of its own. */
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { createLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { listProject } from '../../fixtures/projects/lists.ts'
import { ask } from '../../support/ask.ts'
import { readProject } from '../../support/flat-files.ts'
import { buildId, serve, siteUrl } from '../../support/test-deps.ts'

const [nl, , de] = defaultRows
const german = 'https://www.example.de'

/** The list project, German at a domain of its own. */
async function domainSite() {
  const languages = createLanguages([nl, { ...de, domain: { origin: german, prefix: '' } }])
  return serve({ languages, source: await readProject(listProject, { languages }) })
}

const get = (server: Server, path: string) =>
  ask(server, path, 'identity', { headers: { Host: 'www.example.de', 'Sec-Fetch-Site': 'same-origin' } })
const linkOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]
const feedsOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" type="application\/[^>]*href="([^"]*)"/g)].map(([, href]) => href)

test.each(['/neues', '/neues/onderwerpen/wind'])('%s has all its addresses there', async (path) => {
  const { status, text } = await get(await domainSite(), path)
  expect(status).toBe(200)
  expect(linkOf(text, 'canonical')).toBe(german + path)
  for (const feed of feedsOf(text)) expect(feed).toMatch(/^(?:https:\/\/www\.example\.de)?\/(?!de\/)/)
  expect(feedsOf(text)[0]).toContain(`${path}/feed.xml`)
  expect(text).not.toMatch(/(?:href|content)="(?:https:\/\/www\.example\.\w+)?\/de[/"?#]/)
})

test('a further page names its neighbours there, and leads other spellings to itself', async () => {
  const server = await domainSite()
  const { status, text } = await get(server, '/neues?page=2')
  expect(status).toBe(200)
  expect([linkOf(text, 'canonical'), linkOf(text, 'prev')]).toEqual([
    `${german}/neues?page=2`,
    `${german}/neues`,
  ])
  expect(text).toContain('href="/neues#list-news-summary" rel="prev"')
  expect(text).toContain('href="/neues?archive=2026#list-news-filters"')
  expect(text).not.toMatch(/(?:href|content)="(?:https:\/\/www\.example\.\w+)?\/de[/"?#]/)
  const respelled = await get(server, '/neues?page=1&utm_source=x')
  expect([respelled.status, respelled.headers.location]).toEqual([301, `${german}/neues?utm_source=x`])
  const data = await get(server, `/neues/_payload.json?${buildId}&page=1`)
  expect(JSON.parse(data.text)).toEqual({ redirect: `${german}/neues` })
  expect((await get(server, '/neues?page=3')).status).toBe(404)
})

test('a feed names the pages there', async () => {
  const server = await domainSite()
  for (const feed of ['/neues/feed.xml', '/neues/onderwerpen/wind/feed.xml']) {
    const { status, text } = await get(server, feed)
    expect(status).toBe(200)
    expect(text).toContain(`<link>${german}/neues/`)
    expect(text).not.toContain('/de/')
    expect(text).not.toContain(siteUrl)
  }
})
