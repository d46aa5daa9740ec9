import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { ContentPage } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { createGate } from '../../../support/gate.ts'
import { cmsOrigin, entry, remoteSite } from '../../../support/remote-site.ts'

const english = (id: string, uri: string) =>
  entry(`${id}-en`, { key: id, locale: 'en', uri, url: `/english${uri === '/' ? '' : uri}` })

/** A site whose rules know some addresses that no page has. */
function siteWithRules() {
  const site = remoteSite({
    languages: {
      nl: [
        entry('home', { uri: '/' }),
        entry('mill', { uri: '/molen' }),
        entry('draft', { published: false }),
      ],
      en: [english('home', '/'), english('mill', '/mill')],
    },
    assets: { '/downloads/a.pdf': { url: '/downloads/a.pdf' } },
  })
  site.cms.globals = {
    redirects: {
      redirects: [
        { from: '/oude-molen', to: '/molen' },
        { from: '/draft', to: '/molen' },
        { from: '/gone', code: 410 },
        { from: '/loop', to: '/loop' },
        { from: '/evil', to: 'javascript:alert(1)' },
        { from: '/by-id', entry: 'mill' },
        { from: '/oud.html', to: '/molen' },
        { from: '/en/only-english', to: '/en/mill' },
        { from: '/nur straße', to: '/molen' },
      ],
    },
  }
  site.cms.redirects = [
    { source: '/archief/*', destination: '/molen' },
    { source: '#^/jaar/\\d{4}$#', destination: '/molen' },
    { source: '/zoek?q=1', destination: '/molen' },
    { source: '/downloads/*', destination: '/molen' },
    { source: '/assets/*', destination: '/molen' },
    { source: '/molen', destination: '/' },
  ]
  return site
}

async function pageOf(
  { source }: ReturnType<typeof remoteSite>,
  locale: Locale = 'nl',
): Promise<ContentPage> {
  const answer = await source.page(locale, '/')
  if (answer.kind !== 'page') throw new Error('There is no such page')
  return answer.page
}

const hrefIn = (page: ContentPage, written: string) =>
  /href="([^"]*)"/.exec(page.texts()(`<p><a href="${written}">x</a></p>`).html)?.[1]

test.each<[string, Locale, string]>([
  ['/oude-molen', 'nl', '/oude-molen'],
  ['/oude-molen/?a=1#b', 'nl', '/oude-molen?a=1#b'],
  [`${cmsOrigin}/oude-molen`, 'nl', '/oude-molen'],
  ['/oude-molen', 'en', '/en/oude-molen'],
  ['/english/oude-molen', 'en', '/en/oude-molen'],
  ['/english/oude-molen', 'nl', '/oude-molen'],
  ['/english/only-english', 'nl', '/en/only-english'],
  ['/archief/2019/x', 'nl', '/archief/2019/x'],
  ['/archief', 'nl', '/archief'],
  ['/jaar/2019', 'nl', '/jaar/2019'],
  ['/zoek?q=1', 'nl', '/zoek?q=1'],
  ['/by-id', 'nl', '/by-id'],
  ['/oud.html', 'nl', '/oud.html'],
  ['/nur%20stra%C3%9Fe', 'nl', '/nur%20stra%C3%9Fe'],
  ['/draft', 'nl', '/draft'],
])(
  'a link to %s, which only a redirect rule knows, leads on a page in %s to %s',
  async (written, locale, expected) => {
    const site = siteWithRules()
    for (const each of ['nl', 'en'] as const) await site.source.redirects(each)
    expect(hrefIn(await pageOf(site, locale), written)).toBe(expected)
    expect(site.problems).toEqual([])
  },
)

test.each(['/gone', '/loop', '/evil', '/jaar/x', '/zoek?q=2', '/oude-molen/x'])(
  'a link to %s, from which no rule sends visitors on, is left out and reported',
  async (written) => {
    const site = siteWithRules()
    expect(hrefIn(await pageOf(site), written)).toBeUndefined()
    expect(site.problems).toEqual([expect.stringMatching(/^\/ links to .*, where no page is/)])
  },
)

test.each([
  ['/molen', '/molen'],
  ['/downloads/a.pdf', `${cmsOrigin}/downloads/a.pdf`],
  ['/assets/x.pdf', `${cmsOrigin}/assets/x.pdf`],
  ['/sitemap', '/sitemap'],
])(
  'pages, known files, the folder of files and the site’s own pages come before rules: %s',
  async (written, expected) => {
    expect(hrefIn(await pageOf(siteWithRules()), written)).toBe(expected)
  },
)

test('a field that is an address which only a rule knows is our path', async () => {
  const site = siteWithRules()
  site.cms.fields.set('home-en', {
    link: `${cmsOrigin}/oude-molen#x`,
    old: `${cmsOrigin}/oud.html`,
    unknown: `${cmsOrigin}/weg`,
    words: 'see /oude-molen',
  })
  expect((await pageOf(site, 'en')).fields).toMatchObject({
    link: '/en/oude-molen#x',
    old: '/en/oud.html',
    unknown: `${cmsOrigin}/weg`,
    words: 'see /oude-molen',
  })
})

test('a page follows its rules: it is another one after they changed, and the same one after something else did', async () => {
  const site = siteWithRules()
  const first = await pageOf(site)
  expect(hrefIn(first, '/later')).toBeUndefined()
  site.cms.change()
  await Promise.resolve()
  site.cms.globals = { ...site.cms.globals, general: { site_name: 'x' } }
  expect(await pageOf(site)).toBe(first)
  site.cms.redirects = [...site.cms.redirects, { source: '/later', destination: '/molen' }]
  site.cms.change()
  await Promise.resolve()
  const second = await pageOf(site)
  expect(second).not.toBe(first)
  expect(hrefIn(second, '/later')).toBe('/later')
})

test('rules are asked for once while nothing changes', async () => {
  const site = siteWithRules()
  const globals = vi.spyOn(site.adapter, 'globals')
  for (const _ of [1, 2, 3]) await pageOf(site)
  expect(globals.mock.calls).toEqual([['nl']])
})

test('rules of another language count once they are known, and a page waits only for its own', async () => {
  const site = siteWithRules()
  const first = await pageOf(site)
  expect(hrefIn(first, '/english/only-english')).toBeUndefined()
  await site.source.redirects('en')
  expect(hrefIn(await pageOf(site), '/english/only-english')).toBe('/en/only-english')
})

test('rules that cannot be had are none, and known ones stay', async () => {
  const site = siteWithRules()
  const globals = vi.spyOn(site.adapter, 'globals').mockRejectedValue(new Error('down'))
  const without = await pageOf(site)
  expect(hrefIn(without, '/oude-molen')).toBeUndefined()
  globals.mockRestore()
  await pageOf(site)
  const known = await pageOf(site)
  expect(hrefIn(known, '/oude-molen')).toBe('/oude-molen')
  vi.spyOn(site.adapter, 'redirects').mockRejectedValue(new Error('down'))
  site.cms.change()
  await Promise.resolve()
  expect(await pageOf(site)).toBe(known)
})

test('a page does not wait a second time for rules that failed', async () => {
  const site = siteWithRules()
  const globals = vi.spyOn(site.adapter, 'globals').mockRejectedValue(new Error('down'))
  await pageOf(site)
  globals.mockReturnValue(new Promise(() => {}))
  expect((await pageOf(site)).id).toBe('home')
})

test('rules that were under way when content changed are asked for again', async () => {
  const site = siteWithRules()
  const gate = createGate()
  const before = gate.passed.then(() => ({}))
  vi.spyOn(site.adapter, 'globals').mockReturnValueOnce(before)
  const waiting = pageOf(site)
  await setImmediate()
  site.cms.change()
  await Promise.resolve()
  gate.open()
  expect(hrefIn(await waiting, '/oude-molen')).toBeUndefined()
  expect(hrefIn(await pageOf(site), '/oude-molen')).toBe('/oude-molen')
})

test('of a page with links without end, the first thousand are looked up in the rules', async () => {
  const page = await pageOf(siteWithRules())
  const links = Array.from({ length: 1001 }, (_, at) => `<a href="/jaar/${1000 + at}">x</a>`)
  const { html } = page.texts()(links.join(' '))
  expect(html.match(/href=/g)).toHaveLength(1000)
})
