import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { TreeItem } from '../../../src/content/types.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { comparable, features } from '../../support/cms/contract-differences.ts'
import * as expected from '../../support/cms/contract-expected.ts'
import { localeNames } from '../../support/cms/contract-site.ts'
import { contractSystems, openFetch, openRest, type SystemName } from '../../support/cms/contract-systems.ts'
import { answerAt, bodyAt, pageAt, visit } from '../../support/cms/contract-views.ts'
import type { WrittenLocale } from '../../support/languages.ts'

/**
 * Flat files, Fetch and REST hold the same site; the product shows the same. What may differ is in
 * `contract-differences.ts`.
 */

const names = ['files', 'fetch', 'rest'] as const
const opened = new Map(
  await Promise.all(names.map(async (name) => [name, await contractSystems[name]()] as const)),
)
const system = (name: SystemName) => {
  const found = opened.get(name)
  if (!found) throw new Error(`${name} is not open`)
  return found
}
afterAll(async () => {
  for (const each of opened.values()) await each.close()
})

const pagesOf = (locale: WrittenLocale): readonly (readonly [WrittenLocale, string])[] =>
  Object.entries(expected.addresses[locale])
    .filter(([, title]) => !/^30\d /.test(title))
    .map(([path]) => [locale, path])
const allPages = localeNames.flatMap(pagesOf)

/** The home page's own title is not in its text, that of its hero is. */
const titleAt = (locale: WrittenLocale, path: string): string =>
  path === '/' ? 'Molenhof' : expected.addresses[locale][path as never]

const linesOf = (items: readonly TreeItem[], indent = ''): string =>
  items
    .map(({ title, path, children }) => `\n${indent}${title} ${path}${linesOf(children, `${indent}  `)}`)
    .join('')

const listedIn = (items: readonly TreeItem[]): string[] =>
  items.flatMap(({ path, children }) => [...(path.startsWith('/') ? [path] : []), ...listedIn(children)])

describe.each(names)('%s', (name) => {
  test.each(localeNames)('the same pages and redirects are at the same addresses: %s', async (locale) => {
    const addresses = expected.addresses[locale]
    const found = await Promise.all(
      Object.keys(addresses).map(async (path) => [path, await answerAt(system(name), locale, path)]),
    )
    expect(Object.fromEntries(found)).toEqual(addresses)
  })

  test.each(expected.missing)('nothing is there: %s %s, %s', async (locale, path) => {
    expect(await answerAt(system(name), locale, path)).toBe('missing')
  })

  test.each(expected.alternates)('a page knows its translations: %s %s', async (locale, path, alternates) => {
    expect((await pageAt(system(name), locale, path)).alternates).toEqual(alternates)
  })

  test.each(expected.ancestors)('a page knows the pages above it: %s %s', async (locale, path, ancestors) => {
    expect((await pageAt(system(name), locale, path)).ancestors).toEqual(ancestors)
  })

  test('a page knows its collection, template, key, dates and what is mounted on it', async () => {
    const [home, nieuws, first] = [
      await pageAt(system(name), 'nl', '/'),
      await pageAt(system(name), 'nl', '/nieuws'),
      await pageAt(system(name), 'en', '/news/first'),
    ]
    expect(home).toMatchObject({ collection: 'pages', template: 'home', path: '/', mounts: [] })
    expect(nieuws.mounts).toEqual(['news'])
    expect(first).toMatchObject({ collection: 'news', date: '2026-01-05', path: '/en/news/first' })
    expect(first.key).toBe((await pageAt(system(name), 'nl', '/nieuws/eerste')).key)
    expect(Date.parse(first.updatedAt ?? '')).toBe(Date.parse('2026-10-02T09:15:00Z'))
  })

  test.each(localeNames)('collections with dates and pages are known: %s', async (locale) => {
    const { content } = system(name)
    const hasNews = (await content.entries(locale, { collection: 'news' })).length > 0
    expect(await content.dated(locale)).toEqual(hasNews ? ['news'] : [])
    expect((await content.collections(locale)).toSorted()).toEqual(hasNews ? ['news', 'pages'] : ['pages'])
  })

  test('an unchanged page is the same object', async () => {
    expect(await pageAt(system(name), 'nl', '/erf')).toBe(await pageAt(system(name), 'nl', '/erf'))
  })

  test.each(localeNames)(
    'what surrounds a page is the same objects until content changes: %s',
    async (locale) => {
      const { content } = system(name)
      const around = async () => ({
        tree: await content.tree(locale),
        menu: await content.navigation(locale, 'main'),
        globals: await content.globals(locale),
        words: await content.translations(locale),
      })
      const [first, second] = [await around(), await around()]
      for (const part of ['tree', 'menu', 'globals', 'words'] as const)
        expect(second[part] === first[part], part).toBe(true)
    },
  )

  test.each(localeNames)('the tree lists the same pages in the same order: %s', async (locale) => {
    expect(linesOf(await system(name).content.tree(locale))).toBe(expected.trees[locale])
  })

  test('a collection lists its public entries in its own order, with what a card shows', async () => {
    const { content, plain } = system(name)
    const news = plain(await content.entries('nl', { collection: 'news' }))
    expect(comparable(name, news)).toEqual(comparable(name, expected.news))
    expect(await content.entries('nl', { collection: 'news', limit: 1 })).toHaveLength(1)
    expect((await content.entries('de', { collection: 'news' })).map(({ path }) => path)).toEqual([
      '/de/neuigkeiten/erste',
    ])
  })

  test.each(localeNames)(
    'every listed page is outlined once, with its translations, and nothing that only leads elsewhere: %s',
    async (locale) => {
      const outlines = [...(await system(name).content.outlines(locale))]
      const paths = outlines.map(({ summary }) => summary.path).toSorted()
      const listed = listedIn(await system(name).content.tree(locale))
      // The tree hides what lies below a draft, which has its own address nevertheless.
      const belowDraft = locale === 'nl' ? ['/concept/onder'] : []
      expect(paths).toEqual([...listed, ...belowDraft].toSorted())
      for (const { summary, alternates, updatedAt } of outlines) {
        expect(alternates[locale]).toBe(summary.path)
        expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(0)
      }
    },
  )

  test('entries without an address are in no list, nor is an unknown collection', async () => {
    expect(await system(name).content.entries('nl', { collection: 'quotes' })).toEqual([])
    expect(await system(name).content.entries('nl', { collection: 'nergens' })).toEqual([])
  })

  test.each([
    ['nl', 'Hallo', 'Zoeken'],
    ['en', 'Hello', 'Search'],
    ['de', 'Guten Tag', 'Suchen'],
  ] as const)('the texts of the interface are there: %s', async (locale, greeting, search) => {
    expect(await system(name).content.translations(locale)).toEqual([
      { slug: 'greeting', trans: greeting },
      { slug: 'search', trans: search },
    ])
  })

  test.each([
    ['nl', 'Molenhof', 'Stichting Molenhof'],
    ['en', 'Mill Court', 'Mill Court Foundation'],
    ['de', 'Mühlenhof', 'Stiftung Mühlenhof'],
  ] as const)('global sets are found by their handles: %s', async (locale, siteName, organization) => {
    expect(await system(name).content.globals(locale)).toMatchObject({
      general: { site_name: siteName, gtm_id: 'GTM-MOLEN1' },
      organization: { name: organization, email: 'info@molenhof.example' },
      redirects: { redirects: [{ from: '/oude-molen', to: '/erf/molen' }, {}, {}, {}] },
    })
  })

  test('head and blocks of a page are exactly these', async () => {
    const body = await bodyAt(system(name), 'nl', '/erf/molen')
    expect(comparable(name, body)).toEqual(comparable(name, expected.molen))
  })

  test('a translation shows fields it inherits, with relations and links in its own language', async () => {
    const { head, blocks } = await bodyAt(system(name), 'en', '/yard/mill')
    expect(head).toMatchObject({ label: 'Monument', lead: 'It turns' })
    expect(head.related.map(({ path }) => path)).toEqual(['/en/yard', '/en/news/first'])
    expect(JSON.stringify(blocks)).toContain('<a href=\\"/en/yard\\">het erf</a>')
  })

  test('every block of the library is read, under its own and under other names', async () => {
    for (const path of ['/blokken', '/namen']) {
      const { blocks } = await bodyAt(system(name), 'nl', path)
      const types = new Set(blocks.map(({ type }) => type))
      const hasForms = (features.forms as readonly SystemName[]).includes(name)
      expect(
        [...types].filter((type) => type !== 'form'),
        path,
      ).toHaveLength(17)
      expect(types.has('form'), path).toBe(hasForms)
    }
  })

  test('links lead to the page in the visitor’s language, or to the one that exists', async () => {
    expect((await visit(system(name), '/en/yard')).links).toEqual([
      '/alleen',
      '/de/hof',
      '/en',
      '/en/yard/mill',
      '/erf',
    ])
  })

  test('a dead link is text, and code samples stay as they were written', async () => {
    const { links, text, pictures } = await visit(system(name), '/alleen')
    expect(links).toEqual(['/'])
    expect(pictures).toEqual(['/assets/img/kap.jpg'])
    expect(text).toContain('Tekens: 5 &#x3C; 6, "aan" en {{ antlers }} , met een dode link.')
    expect(text).toContain('&#x3C;p>{{ title }}&#x3C;/p>')
  })

  test.each(expected.redirects)('%s answers %s', async (path, status, location) => {
    const shown = await visit(system(name), path)
    expect([shown.status, shown.location]).toEqual([status, location])
  })

  test.each(expected.missing.filter(([, path]) => !path.startsWith('/en/')))(
    'over HTTP it is a 404: %s %s, %s',
    async (locale, path) => {
      const { status } = await visit(system(name), encodeURI(defaultLanguages.withPrefix(locale, path)))
      expect(status).toBe(404)
    },
  )

  test('the log has no error, and no warning but about a link to no entry and a file that is no picture', () => {
    const complaints = system(name).logs.filter(({ level }) => level >= 40)
    // REST delivers texts without the links that lead nowhere.
    const link =
      name === 'rest' ? [] : [/^Content has a problem: \/alleen links to the entry \S+, which is not there$/]
    const picture =
      name === 'files' ? [/^A picture is shown as it is: no small ones can be made of it: is no JPEG/] : []
    expect(complaints.map(({ msg, problem }) => `${msg}: ${problem}`)).toEqual(
      [...link, ...picture].map((text) => expect.stringMatching(text)),
    )
  })
})

describe.each(['fetch', 'rest'] as const)('%s beside flat files', (name) => {
  test.each(allPages)('head and blocks are those of the flat files: %s %s', async (locale, path) => {
    const [wanted, body] = [
      await bodyAt(system('files'), locale, path),
      await bodyAt(system(name), locale, path),
    ]
    expect(comparable(name, body)).toEqual(comparable(name, wanted))
  })

  // Of a form only the heading and the text are there.
  const shown = allPages.filter(([, path]) => name !== 'fetch' || !['/blokken', '/namen'].includes(path))
  test.each(shown)(
    'a visitor sees the text, links and pictures of the flat files, and nothing of the system: %s %s',
    async (locale, path) => {
      const address = defaultLanguages.withPrefix(locale, path)
      const [wanted, page] = [await visit(system('files'), address), await visit(system(name), address)]
      expect(page).toEqual(wanted)
      expect(page).toMatchObject({
        status: 200,
        text: expect.stringContaining(titleAt(locale, path)),
        leaks: [],
      })
    },
  )
})

describe.each(features.menus)('%s has what Fetch has not', (name) => {
  test.each(localeNames)(
    'menus: entries in the visitor’s language, own titles, labels, no drafts: %s',
    async (locale) => {
      expect(await system(name).content.navigation(locale, 'main')).toEqual(expected.menus[locale])
    },
  )

  test('an unknown menu is none', async () => {
    expect(await system(name).content.navigation('nl', 'nergens')).toBeUndefined()
  })

  test('forms with their fields in order', async () => {
    expect(await system(name).content.forms('nl')).toEqual({ contact: expected.form })
  })

  test('a global set that a language does not have is absent there', async () => {
    expect((await system(name).content.globals('nl')).legal).toMatchObject({ coc: '12345678' })
    expect((await system(name).content.globals('en')).legal).toBeUndefined()
  })
})

describe('the same site from a content system that is set up otherwise', () => {
  const settings = {
    'REST without the filter on sites': () => openRest(['site']),
    'Fetch with a key': () => openFetch({ CMS_API_KEY: 'geheim-en-lang' }, 'geheim-en-lang'),
    'Fetch with its languages named': () => openFetch({ CMS_LOCALES: 'nl=default,en=en,de=de' }),
  } as const

  test.each(Object.keys(settings) as (keyof typeof settings)[])('%s', async (setting) => {
    const other = await settings[setting]()
    onTestFinished(() => other.close())
    for (const locale of localeNames) {
      expect(linesOf(await other.content.tree(locale))).toBe(expected.trees[locale])
    }
    for (const [locale, path] of allPages) {
      expect(await answerAt(other, locale, path), path).toBe(expected.addresses[locale][path as never])
    }
    expect(other.logs.filter(({ level }) => level >= 40)).toEqual([])
    expect(JSON.stringify(other.logs)).not.toContain('geheim-en-lang')
  })
})

describe('Fetch with untranslated pages shown in the first language', async () => {
  const fallback = await openFetch({ CMS_FALLBACK: 'on' })
  afterAll(() => fallback.close())

  test('an untranslated page is there, and says whose texts it shows', async () => {
    const page = await pageAt(fallback, 'en', '/alleen')
    expect(page).toMatchObject({
      title: 'Alleen hier',
      path: '/en/alleen',
      fallback: { locale: 'nl', path: '/alleen' },
    })
    expect(page.alternates).toEqual({ nl: '/alleen' })
  })

  test('it lies below the translated address of its parent', async () => {
    expect(await answerAt(fallback, 'de', '/hof/muehle/kap')).toBe('De kap')
    expect(await answerAt(fallback, 'de', '/neuigkeiten/tweede')).toBe('Tweede bericht')
  })

  test('neither tree nor lists name it, and drafts stay hidden', async () => {
    for (const locale of localeNames) {
      expect(linesOf(await fallback.content.tree(locale))).toBe(expected.trees[locale])
    }
    expect(await fallback.content.entries('de', { collection: 'news' })).toHaveLength(1)
    expect(await answerAt(fallback, 'en', '/concept')).toBe('missing')
  })

  test('translated pages are no fallback', async () => {
    const page = await pageAt(fallback, 'en', '/yard')
    expect(page).toMatchObject({ title: 'The yard' })
    expect(page.fallback).toBeUndefined()
  })
})
