import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { ContentAnswer, ContentPage } from '../../../../src/content/types.ts'
import { contentOf, entry, node, remoteSite } from '../../../support/remote-site.ts'

function pageOf(answer: ContentAnswer): ContentPage {
  if (answer.kind !== 'page') throw new Error(`No page: ${JSON.stringify(answer)}`)
  return answer.page
}

const missing = { kind: 'missing' }

const home = entry('home', { uri: '/' })
const about = entry('about', { uri: '/over-ons', title: 'Over ons' })
const aboutEn = entry('about-en', { key: 'about', locale: 'en', uri: '/about-us', title: 'About us' })

test('a page is found by its address inside the language, and by no other', async () => {
  const { source } = remoteSite({ languages: { nl: [home, about], en: [aboutEn] } })
  expect(pageOf(await source.page('nl', '/over-ons'))).toMatchObject({
    id: 'about',
    key: 'about',
    path: '/over-ons',
    title: 'Over ons',
    collection: 'pages',
    blueprint: 'page',
    template: 'default',
    mounts: [],
    ancestors: [],
  })
  expect(pageOf(await source.page('en', '/about-us')).path).toBe('/en/about-us')
  for (const address of ['/over-ons/x', '/Over-ons', '/home', '/about-us', '/0', '', '\ud800'])
    expect(await source.page('nl', address)).toEqual(missing)
  expect(await source.page('en', '/over-ons')).toEqual(missing)
})

test('a language that the content system does not have has no pages', async () => {
  const { source } = remoteSite({ languages: { nl: [home] } })
  expect(await source.page('de', '/')).toEqual(missing)
  expect(await source.tree('de')).toEqual([])
  expect(await source.globals('de')).toEqual({})
  expect(await source.entries('de', { collection: 'pages' })).toEqual([])
  expect(await source.redirects('de')).toEqual([])
  expect(await source.navigation('de', 'main')).toBeUndefined()
})

test('a language that could not be had rejects with its error, the others go on', async () => {
  const failure = new Error('500')
  const { source } = remoteSite({ languages: { nl: [home] }, failures: new Map([['en', failure]]) })
  await expect(source.page('en', '/')).rejects.toBe(failure)
  await expect(source.tree('en')).rejects.toBe(failure)
  expect(pageOf(await source.page('nl', '/')).path).toBe('/')
  expect(source.health()).toMatchObject({ state: 'degraded', pages: 1 })
})

test('addresses are decoded and in NFC, as those of files are', async () => {
  const { source } = remoteSite({ languages: { nl: [entry('s', { uri: 'stra%C3%9Fe/u\u0308ber uns/' })] } })
  expect(pageOf(await source.page('nl', '/straße/über uns')).path).toBe('/straße/über uns')
})

test('the fields say the title, the lists the address', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [about] } })
  cms.fields.set('about', { title: 'Wie wij zijn', slug: 'x', url: '/elsewhere' })
  const page = pageOf(await source.page('nl', '/over-ons'))
  expect(page).toMatchObject({ title: 'Wie wij zijn', path: '/over-ons' })
  expect(page.fields).toEqual({ title: 'Wie wij zijn', slug: 'about' })
})

test('a draft is no page, though the content system delivers it', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [entry('draft', { published: false })] } })
  expect(await source.page('nl', '/draft')).toEqual(missing)
  expect(cms.asked).toEqual([])
})

test('a missing page is looked up in younger lists once', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  cms.younger = contentOf({ languages: { nl: [home, about] } })
  expect(pageOf(await source.page('nl', '/over-ons')).id).toBe('about')
  expect(cms.ages).toEqual([undefined, 30])
})

test('a page that was a draft a moment ago is found in younger lists', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [{ ...about, published: false }] } })
  cms.younger = contentOf({ languages: { nl: [about] } })
  expect(pageOf(await source.page('nl', '/over-ons')).id).toBe('about')
})

test('an entry that the content system denies is looked up in lists of this moment', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [about] } })
  cms.fields.set('about', undefined)
  expect(await source.page('nl', '/over-ons')).toEqual(missing)
  expect(cms.ages).toEqual([undefined, 1])
})

test('another entry that took over the address of a denied one is shown', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [about] } })
  cms.fields.set('about', undefined)
  cms.younger = contentOf({ languages: { nl: [entry('new', { uri: '/over-ons' })] } })
  expect(pageOf(await source.page('nl', '/over-ons')).id).toBe('new')
})

test('a denied entry is shown as it last was while the lists cannot be had', async () => {
  const { source, cms, adapter } = remoteSite({ languages: { nl: [about] } })
  const shown = await source.page('nl', '/over-ons')
  vi.spyOn(adapter, 'content').mockImplementation(async ({ maxAge } = {}) => {
    if (maxAge === undefined) return cms.content
    throw new Error('down')
  })
  cms.fields.set('about', undefined)
  expect(pageOf(await source.page('nl', '/over-ons'))).toBe(pageOf(shown))
})

test.each([
  ['loads fail', { failing: 1 }],
  ['lists are held back', { heldBack: 1 }],
])('a denied entry is shown as it last was while %s and the lists still have it', async (_, doubt) => {
  const { source, cms } = remoteSite({ languages: { nl: [about] } })
  const shown = await source.page('nl', '/over-ons')
  cms.health = { ...cms.health, ...doubt }
  cms.fields.set('about', undefined)
  expect(pageOf(await source.page('nl', '/over-ons'))).toBe(pageOf(shown))
  cms.health = { ...cms.health, failing: 0, heldBack: 0 }
  expect(await source.page('nl', '/over-ons')).toEqual(missing)
})

test('an entry that nobody has seen is not made up while loads fail', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [about] } })
  cms.health = { ...cms.health, failing: 1 }
  cms.fields.set('about', undefined)
  expect(await source.page('nl', '/over-ons')).toEqual(missing)
})

test('a denied entry is not shown again, whatever fails afterwards', async () => {
  const { source, cms, adapter } = remoteSite({ languages: { nl: [about] } })
  await source.page('nl', '/over-ons')
  cms.fields.set('about', undefined)
  expect(await source.page('nl', '/over-ons')).toEqual(missing)
  vi.spyOn(adapter, 'content').mockImplementation(async ({ maxAge } = {}) => {
    if (maxAge === undefined) return cms.content
    throw new Error('down')
  })
  expect(await source.page('nl', '/over-ons')).toEqual(missing)
})

test('lists that are known to be wrong about an entry are not loaded anew for each visitor', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [about] } })
  cms.fields.set('about', undefined)
  for (const _ of [1, 2, 3]) {
    await source.page('nl', '/over-ons')
    await nextTurn()
  }
  expect(cms.ages.filter((age) => age !== undefined)).toEqual([1, 30, 30])
})

test('a page whose fields cannot be had is shown as it last was, one that was never shown rejects', async () => {
  const { source, adapter } = remoteSite({ languages: { nl: [about, home] } })
  const shown = pageOf(await source.page('nl', '/over-ons'))
  const failure = new Error('down')
  vi.spyOn(adapter, 'fields').mockRejectedValue(failure)
  expect(pageOf(await source.page('nl', '/over-ons'))).toBe(shown)
  await expect(source.page('nl', '/')).rejects.toBe(failure)
})

test('a page whose fields cannot be had is made of what the lists say by then: no old content is kept for it', async () => {
  const { source, adapter, edit } = remoteSite({ languages: { nl: [about] } })
  await source.page('nl', '/over-ons')
  await edit({ languages: { nl: [about], en: [aboutEn] } })
  vi.spyOn(adapter, 'fields').mockRejectedValue(new Error('down'))
  expect(pageOf(await source.page('nl', '/over-ons')).alternates).toEqual({
    nl: '/over-ons',
    en: '/en/about-us',
  })
})

test('fields that were shown at an address are not those of another entry there', async () => {
  const { source, adapter, edit } = remoteSite({ languages: { nl: [about] } })
  await source.page('nl', '/over-ons')
  await edit({ languages: { nl: [entry('other', { uri: '/over-ons' })] } })
  vi.spyOn(adapter, 'fields').mockRejectedValue(new Error('down'))
  await expect(source.page('nl', '/over-ons')).rejects.toThrow('down')
})

test('of the pages shown, the last 200 are kept for such a moment', async () => {
  const entries = Array.from({ length: 201 }, (_, at) => entry(`p${at}`))
  const { source, adapter } = remoteSite({ languages: { nl: entries } })
  for (const { id } of entries) await source.page('nl', `/${id}`)
  vi.spyOn(adapter, 'fields').mockRejectedValue(new Error('down'))
  await expect(source.page('nl', '/p0')).rejects.toThrow('down')
  expect(pageOf(await source.page('nl', '/p1')).id).toBe('p1')
})

test('a page is the same object while its fields and the lists are, and another one after either changed', async () => {
  const { source, cms, edit } = remoteSite({ languages: { nl: [about] } })
  const first = pageOf(await source.page('nl', '/over-ons'))
  expect(pageOf(await source.page('nl', '/over-ons'))).toBe(first)
  cms.fields.set('about', { text: 'new' })
  const second = pageOf(await source.page('nl', '/over-ons'))
  expect(second.fields.text).toBe('new')
  await edit({ languages: { nl: [about] } })
  expect(pageOf(await source.page('nl', '/over-ons'))).not.toBe(second)
})

test('the same fields make one page for each of two entries', async () => {
  const fields = {}
  const { source, cms } = remoteSite({ languages: { nl: [about, home] } })
  cms.fields.set('about', fields).set('home', fields)
  expect(pageOf(await source.page('nl', '/over-ons')).id).toBe('about')
  expect(pageOf(await source.page('nl', '/')).id).toBe('home')
})

test('alternates are the languages with a published page that has an address', async () => {
  const { source } = remoteSite({
    languages: {
      nl: [about, entry('x', { key: 'x' })],
      en: [aboutEn, entry('x-en', { key: 'x', locale: 'en', published: false })],
      de: [entry('about-de', { key: 'about', locale: 'de', uri: undefined })],
    },
  })
  const alternates = { nl: '/over-ons', en: '/en/about-us' }
  expect(pageOf(await source.page('nl', '/over-ons')).alternates).toEqual(alternates)
  expect(pageOf(await source.page('en', '/about-us')).alternates).toEqual(alternates)
  expect(pageOf(await source.page('nl', '/x')).alternates).toEqual({ nl: '/x' })
})

test('ancestors are the published pages above, home excepted, across the page that a collection is mounted on', async () => {
  const { source } = remoteSite({
    languages: {
      nl: {
        entries: [
          home,
          about,
          entry('draft', { uri: '/over-ons/d', published: false }),
          entry('news', { uri: '/over-ons/nieuws', mount: 'news', title: 'Nieuws' }),
          entry('post', { uri: '/over-ons/nieuws/post', collection: 'news' }),
        ],
        trees: { pages: [node('home'), node('about', node('draft', node('news')))] },
      },
    },
  })
  const page = pageOf(await source.page('nl', '/over-ons/nieuws/post'))
  expect(page.ancestors).toEqual([
    { title: 'Over ons', path: '/over-ons' },
    { title: 'Nieuws', path: '/over-ons/nieuws' },
  ])
  expect(pageOf(await source.page('nl', '/over-ons/nieuws')).mounts).toEqual(['news'])
})

test('a page that says what is mounted on it in one language has it below it in the others', async () => {
  const { source } = remoteSite({
    languages: {
      nl: [entry('news', { mount: 'news' })],
      en: [
        entry('news-en', { key: 'news', locale: 'en', uri: '/news' }),
        entry('post', { locale: 'en', collection: 'news', uri: '/news/post' }),
      ],
    },
  })
  expect(pageOf(await source.page('en', '/news')).mounts).toEqual(['news'])
  expect(pageOf(await source.page('en', '/news/post')).ancestors).toEqual([
    { title: 'news-en', path: '/en/news' },
  ])
})

test('collections that are mounted on each other’s entries end somewhere', async () => {
  const { source } = remoteSite({
    languages: {
      nl: [
        entry('a', { collection: 'one', mount: 'two', uri: '/a' }),
        entry('b', { collection: 'two', mount: 'one', uri: '/b' }),
      ],
    },
  })
  expect(pageOf(await source.page('nl', '/a')).ancestors).toEqual([{ title: 'b', path: '/b' }])
})

test('date and time of the last change are the entry’s, and a dated entry has no field for its date', async () => {
  const dated = entry('post', { date: '2026-01-05', updatedAt: '2026-02-01T10:00:00.000Z' })
  const { source, cms } = remoteSite({ languages: { nl: [dated, about] } })
  cms.fields.set('post', { date: '2026-01-04T23:00:00.000000Z' }).set('about', { date: '2026-03-01' })
  const page = pageOf(await source.page('nl', '/post'))
  expect(page).toMatchObject({ date: '2026-01-05', updatedAt: '2026-02-01T10:00:00.000Z' })
  expect(page.fields).not.toHaveProperty('date')
  expect(pageOf(await source.page('nl', '/over-ons')).fields.date).toBe('2026-03-01')
})

test('a fallback page shows where its texts are at home, has the alternates of the original and is no alternate itself', async () => {
  const { source } = remoteSite({
    languages: {
      nl: [home, about],
      en: [entry('about', { locale: 'en', uri: '/over-ons', title: 'Over ons', fallback: 'nl' })],
      de: [entry('about', { locale: 'de', uri: '/ueber-uns' })],
    },
  })
  const alternates = { nl: '/over-ons', de: '/de/ueber-uns' }
  expect(pageOf(await source.page('en', '/over-ons'))).toMatchObject({
    path: '/en/over-ons',
    fallback: { locale: 'nl', path: '/over-ons' },
    alternates,
  })
  const original = pageOf(await source.page('nl', '/over-ons'))
  expect(original.alternates).toEqual(alternates)
  expect(original).not.toHaveProperty('fallback')
})

test('a page that is not translated shows others that are not; a translated one does not', async () => {
  const { source, cms } = remoteSite({
    languages: {
      nl: [about, entry('a')],
      en: [
        entry('about', { locale: 'en', uri: '/about-us' }),
        entry('a', { locale: 'en', fallback: 'nl' }),
        entry('b', { locale: 'en', fallback: 'nl' }),
      ],
    },
  })
  const related = ['b', 'about'].map((id) => ({ id, title: id, url: `/${id}`, edit_url: 'x' }))
  cms.fields.set('en:a', { related }).set('en:about', { related })
  const shown = { id: 'about', title: 'about', path: '/en/about-us' }
  expect(pageOf(await source.page('en', '/about-us')).fields.related).toEqual([shown])
  expect(pageOf(await source.page('en', '/a')).fields.related).toEqual([
    { id: 'b', title: 'b', path: '/en/b' },
    shown,
  ])
})

test('an address that a translated page has is not taken by an untranslated one', async () => {
  const { source, problems } = remoteSite({
    languages: {
      en: [entry('a', { locale: 'en', uri: '/x', fallback: 'nl' }), entry('b', { locale: 'en', uri: '/x' })],
    },
  })
  expect(pageOf(await source.page('en', '/x')).id).toBe('b')
  expect(problems).toEqual(['Entry pages/a (en) has the same address as Entry pages/b (en): /x'])
})

test.each([
  [{ uri: '/sitemap' }, /sitemap is taken by the site itself/],
  [{ uri: '/api/x' }, /\/api\/x is taken by the site itself/],
  [{ uri: '/en/x' }, /\/en is taken by the site itself/],
  [{ uri: '/a/b/c/d/e/f/g/h/i/j/k' }, /more than 10 segments/],
  [{ uri: '/a/../b' }, /cannot be one/],
  [{ uri: '/a\\b' }, /cannot be one/],
  [{ uri: '/a%00' }, /cannot be one/],
  [{ uri: '/%zz' }, /cannot be one/],
  [{ uri: '/\ud800' }, /cannot be one/],
  [{ uri: 'x'.repeat(3000) }, /cannot be one/],
])('an entry at %j is reported once and not served', async (own, problem) => {
  const { source, problems, edit } = remoteSite({ languages: { nl: [entry('x', own), about] } })
  expect(await source.page('nl', own.uri)).toEqual(missing)
  await edit({ languages: { nl: [entry('x', own), about] } })
  expect(pageOf(await source.page('nl', '/over-ons')).id).toBe('about')
  expect(problems).toEqual([expect.stringMatching(problem)])
})

test('of two entries with one address the first collection by handle wins, then the first in the list', async () => {
  const { source, problems } = remoteSite({
    languages: {
      nl: [
        entry('page', { uri: '/x' }),
        entry('other', { uri: '/x' }),
        entry('news', { uri: '/x', collection: 'news' }),
      ],
    },
  })
  expect(pageOf(await source.page('nl', '/x')).id).toBe('news')
  expect(problems).toHaveLength(2)
})

test('one malformed entry among 1,000 costs one page', async () => {
  const good = Array.from({ length: 999 }, (_, at) => entry(`p${at}`))
  const malformed: readonly unknown[] = [
    null,
    7,
    {},
    { ...entry('bad'), id: 7 },
    { ...entry('bad'), values: null, title: 7, slug: {}, redirect: [], date: 3 },
  ]
  for (const bad of malformed) {
    const { source } = remoteSite({ languages: { nl: [...good, bad as ReturnType<typeof entry>] } })
    expect(pageOf(await source.page('nl', '/p0')).id).toBe('p0')
    expect(pageOf(await source.page('nl', '/p998')).id).toBe('p998')
    expect((await source.entries('nl', { collection: 'pages' })).length).toBeGreaterThanOrEqual(999)
    expect((await source.tree('nl')).length).toBeGreaterThanOrEqual(999)
  }
})

test('health is that of the lists, the store and the client', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home, about, entry('d', { published: false })] } })
  expect(source.health()).toMatchObject({ state: 'ok', loaded: false, pages: 0 })
  await source.tree('nl')
  expect(source.health()).toEqual({
    state: 'ok',
    loaded: true,
    age_s: 0,
    pages: 2,
    broken: 0,
    snapshot: { state: 'off' },
  })
  cms.up = false
  expect(source.health().state).toBe('degraded')
  cms.up = true
  cms.health = { ...cms.health, failing: 2 }
  expect(source.health()).toMatchObject({ state: 'degraded', broken: 2 })
})

test('who listens hears of changes, and of a system that is back, until it stops or the source is closed', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  const heard = vi.fn()
  const stop = source.onChange(heard)
  cms.change()
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
  cms.recover()
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(cms.expired).toBe(1)
  stop()
  cms.change()
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(2)
  await source.close()
  expect(cms.closed).toEqual(['resources', 'upstream'])
})

test('what belongs to no page is passed on as the adapter has it, and files are never served from here', async () => {
  const { source } = remoteSite({ languages: { nl: [home] } })
  expect(source.name).toBe('rest')
  expect(await source.translations('nl')).toEqual([{ slug: 'a', trans: 'b' }])
  expect(await source.forms('nl')).toEqual({})
  expect(source.assetFile('/assets/a.png')).toBeUndefined()
})
