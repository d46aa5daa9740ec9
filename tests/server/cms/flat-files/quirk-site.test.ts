import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import { statusOf } from '../../../../server/cms/flat-files/index/entries/status.ts'
import { indexSite } from '../../../../server/cms/flat-files/index/index-site.ts'
import { flatFiles } from '../../../../server/cms/flat-files/index.ts'
import { runSteps } from '../../../../server/scheduling/steps.ts'
import { defaultLanguages, type Locale } from '../../../../src/i18n/languages.ts'
import { createLogger, pageAt, today } from '../../../support/flat-files.ts'
import { copyProject } from '../../../support/project.ts'

interface Expected {
  readonly id: string
  readonly path: string
  readonly collection: string
  readonly site: Locale
  readonly slug: string
  readonly uri: string | null
  readonly urlWithoutRedirect: string | null
  readonly status: string
  readonly origin: string | null
  readonly order: number | null
  readonly date: string | null
  readonly template: string
  readonly blueprint: string
  readonly title: string
  readonly http: {
    readonly status: number | 'redirect'
    readonly path: string
    readonly location?: string
  } | null
}

const fixture = path.join(import.meta.dirname, '../../../fixtures/quirk-site/expected.json')
const expected: { entries: readonly Expected[] } = JSON.parse(await readFile(fixture, 'utf8'))

async function openQuirkSite() {
  const project = await copyProject('quirk-site', afterAll)
  await project.touch('content/collections/data/nl/zonderdatum.md', '2026-11-20T10:00:00Z')
  const store = createFileStore(project.dir, createLogger())
  await store.refresh()
  const index = runSteps(
    indexSite(store.files(), { languages: defaultLanguages, localeMap: {}, timeZone: 'UTC' }),
  )
  const options = { dir: project.dir, logger: createLogger(), watch: false, now: () => today }
  return { index, source: await flatFiles(options) }
}

describe('The quirk site reads as the real content system reads it', async () => {
  const { index, source } = await openQuirkSite()

  it('has exactly the entries that the system has', () => {
    expect([...index.entries.keys()].sort()).toEqual(expected.entries.map(({ id }) => id).sort())
  })

  it.each(expected.entries)('$path has its slug, address, status, order, date and origin', (want) => {
    const entry = index.entries.get(want.id)
    if (!entry) throw new Error(`${want.id} is missing`)
    const uri = index.uri(entry)
    const date = index.date(entry)
    const tree = index.tree(want.collection, want.site)
    expect({
      path: entry.path,
      slug: entry.slug,
      uri: uri ?? null,
      url: uri === undefined ? null : `${entry.site.prefix}${uri === '/' ? '' : uri}` || '/',
      status: statusOf(entry, date, today),
      origin: entry.origin?.id ?? null,
      date: date ? new Date(date.epoch).toISOString().replace('.000Z', '+00:00') : null,
      blueprint: index.blueprint(entry),
      order: tree && uri ? (tree.order(entry.id) ?? null) : null,
    }).toEqual({
      path: want.path,
      slug: want.slug,
      uri: want.uri,
      url: want.urlWithoutRedirect,
      status: want.status,
      origin: want.origin,
      date: want.date,
      blueprint: want.blueprint,
      order: want.uri ? want.order : null,
    })
  })

  const reachable = expected.entries.flatMap((entry) => (entry.http ? [{ ...entry, http: entry.http }] : []))

  it.each(reachable)('$path is answered with $http.status at $http.path', async ({ http, site, ...want }) => {
    const prefix = site === 'nl' ? '' : `/${site}`
    const answer = await source.page(site, http.path.slice(prefix.length) || '/')
    if (http.status === 404) return expect(answer.kind).toBe('missing')
    if (http.status === 'redirect')
      return expect(answer).toMatchObject({ kind: 'redirect', to: http.location })
    const page = await pageAt(source, site, http.path.slice(prefix.length) || '/')
    expect(page.path).toBe(http.path)
    const first = reachable
      .filter((other) => other.http.path === http.path && other.http.status === 200)
      .sort((a, b) => (a.path < b.path ? -1 : 1))[0]
    expect(page.id).toBe(first?.id)
    if (first?.id !== want.id) return
    expect(page).toMatchObject({ template: want.template, blueprint: want.blueprint, title: want.title })
  })

  it('gives a redirect the status of its map, else 302', async () => {
    expect(await source.page('nl', '/statusredir')).toEqual({
      kind: 'redirect',
      to: '/over-ons',
      status: 301,
    })
    expect(await source.page('nl', '/doorverwijs')).toEqual({
      kind: 'redirect',
      to: '/over-ons',
      status: 302,
    })
  })

  it('lists the pages of a language with home first', async () => {
    const [home, about] = await source.tree('en')
    expect([home?.path, about?.path, about?.children[0]?.path]).toEqual([
      '/en',
      '/en/about-us',
      '/en/about-us/team',
    ])
  })

  it('follows menu entries into the language of the menu', async () => {
    expect(await source.navigation('en', 'hoofdmenu')).toEqual([
      { title: 'About us', href: '/en/about-us', children: [] },
    ])
    expect(await source.navigation('nl', 'hoofdmenu')).toEqual([
      {
        title: 'Wie zijn wij',
        href: '/over-ons',
        children: [{ title: 'Extern', href: 'https://example.org', children: [] }],
      },
      { title: 'Alleen tekst', children: [] },
      { title: 'Relatief', href: '/contact', children: [] },
    ])
    expect(await source.navigation('de', 'hoofdmenu')).toBeUndefined()
  })

  it('reads globals and translations per language', async () => {
    expect(await source.globals('en')).toMatchObject({
      general: { site_name: 'Mill Court', gtm_id: 'GTM-TEST1' },
    })
    expect((await source.globals('de')).general).toMatchObject({ site_name: 'Molenhof' })
    expect(await source.translations('nl')).toEqual([{ slug: 'zoeken', trans: 'Zoeken' }])
    expect(await source.translations('en')).toEqual([{ slug: 'zoeken', trans: 'Search' }])
  })
})
