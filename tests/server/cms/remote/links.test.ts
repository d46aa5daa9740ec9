import { expect, test } from 'vitest'
import type { RemoteAdapter, RemoteMenuItem } from '../../../../server/cms/remote/adapter.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { cmsOrigin, entry, fieldsOf, remoteSite, type Site } from '../../../support/remote-site.ts'

const site: Site = {
  languages: {
    nl: [
      entry('about', { uri: '/over-ons', title: 'Over ons' }),
      entry('only-nl', { uri: '/alleen' }),
      entry('draft', { published: false }),
      entry('moved', { uri: '/oud', redirect: '/over-ons', published: false }),
    ],
    en: [
      entry('about-en', {
        key: 'about',
        locale: 'en',
        uri: '/about-us',
        url: '/english/about-us',
        title: 'About us',
      }),
      entry('only-nl', {
        key: 'only-nl',
        locale: 'en',
        uri: '/alleen',
        url: '/english/alleen',
        fallback: 'nl',
      }),
    ],
  },
  origins: ['http://cms.internal:8080'],
}

async function hrefOf(href: string, locale: Locale = 'nl') {
  const { page, problems } = await fieldsOf({}, site, locale)
  const { html } = page.texts()(`<p><a href="${href}">x</a></p>`)
  expect(html).toContain('x')
  return { href: /href="([^"]*)"/.exec(html)?.[1], problems, html }
}

test.each<[string, Locale, string]>([
  ['/over-ons', 'nl', '/over-ons'],
  ['/over-ons/?a=1#b', 'nl', '/over-ons?a=1#b'],
  [`${cmsOrigin}/over-ons#b`, 'nl', '/over-ons#b'],
  ['http://cms.internal:8080/over-ons', 'nl', '/over-ons'],
  ['/english/about-us', 'nl', '/over-ons'],
  ['/over-ons', 'en', '/en/about-us'],
  ['/alleen', 'en', '/en/alleen'],
  ['/oud', 'nl', '/oud'],
  ['{{ link:about }}', 'en', '/en/about-us'],
  ['statamic://entry::about#x', 'en', '/en/about-us#x'],
  ['/assets/a.pdf?v=1', 'nl', `${cmsOrigin}/assets/a.pdf?v=1`],
  ['/downloads/a.pdf', 'nl', `${cmsOrigin}/downloads/a.pdf`],
  ['http://cms.internal:8080/assets/a.pdf', 'nl', `${cmsOrigin}/assets/a.pdf`],
  ['/sitemap', 'nl', '/sitemap'],
  ['/english/sitemap', 'nl', '/en/sitemap'],
  ['/designsystem#x', 'nl', '/designsystem#x'],
  ['https://www.example.org/en/about-us#x', 'nl', '/en/about-us#x'],
  ['https://www.example.org/shop', 'nl', 'https://www.example.org/shop'],
  ['https://elsewhere.example/over-ons', 'nl', 'https://elsewhere.example/over-ons'],
  ['mailto:a@example.org', 'nl', 'mailto:a@example.org'],
  ['#x', 'nl', '#x'],
])('in a text, %s leads on a page in %s to %s', async (written, locale, expected) => {
  const { href, problems } = await hrefOf(written, locale)
  expect(href).toBe(expected)
  expect(problems).toEqual([])
})

test.each([
  ['/nergens', 'nergens'],
  [`${cmsOrigin}/cp/collections`, 'cp/collections'],
  ['/draft', 'draft'],
  ['/!/forms/contact', '!/forms/contact'],
  ['/api/collections', 'api/collections'],
  ['/assets/../cp', 'assets/../cp'],
])(
  'in a text, %s leads nowhere: its words stay and it is reported once for the page',
  async (written, path) => {
    const { page, problems } = await fieldsOf({}, site)
    for (const _ of [1, 2])
      expect(page.texts()(`<p><a href="${written}">woorden</a></p>`).html).toBe('<p>woorden</p>')
    expect(problems).toEqual([`/ links to /${path}, where no page is: the link is left out`])
  },
)

test('the same dead link is reported for each page that has it', async () => {
  const { source, problems } = remoteSite({ languages: { nl: [entry('a'), entry('b')] } })
  for (const path of ['/a', '/b', '/a']) {
    const answer = await source.page('nl', path)
    if (answer.kind === 'page') answer.page.texts()('<p><a href="/weg">x</a></p>')
  }
  expect(problems).toHaveLength(2)
})

test('a content system that leaves addresses out is read by its prefixes', async () => {
  const { page } = await fieldsOf(
    {},
    { languages: { nl: [entry('about', { uri: '/over-ons', url: undefined })] } },
  )
  expect(page.texts()('<a href="/over-ons">x</a>').html).toContain('href="/over-ons"')
})

test('pictures in a text are shown from the content system', async () => {
  const assets = {
    '/assets/img/kap.jpg': { url: '/assets/img/kap.jpg', width: 640, height: 480, alt: 'De kap' },
  }
  const { page } = await fieldsOf({}, { assets })
  const { html } = page.texts()(
    '<p><img src="/assets/img/dak.png" alt="Dak"><img src="/assets/img/kap.jpg" alt=""></p>',
  )
  expect(html).toContain(`src="${cmsOrigin}/assets/img/dak.png" alt="Dak"`)
  expect(html).toMatch(/width="640" height="480" src="[^"]*kap.jpg" alt=""/)
})

test('code samples stay as they are', async () => {
  const { page } = await fieldsOf({}, site)
  expect(page.texts()('<pre><code>{{ link:about }} /nergens</code></pre>').html).toContain(
    '{{ link:about }} /nergens',
  )
})

async function menuOf(items: readonly RemoteMenuItem[], locale: Locale = 'nl') {
  const asked: string[] = []
  const adapter = {
    navigation: async (language: Locale, handle: string) => {
      asked.push(`${language}:${handle}`)
      return handle === 'main' ? items : undefined
    },
  } as unknown as RemoteAdapter
  const { source } = remoteSite(site, { adapter })
  return source.navigation(locale, 'main')
}

test('a menu leads to the page in its own language, with that page’s title unless it has one of its own', async () => {
  const items = [
    { title: 'Over ons', entry: 'about', children: [] },
    { title: 'Own', entry: 'about', children: [{ title: undefined, entry: 'about-en', children: [] }] },
  ]
  expect(await menuOf(items, 'en')).toEqual([
    { title: 'About us', href: '/en/about-us', children: [] },
    {
      title: 'Own',
      href: '/en/about-us',
      children: [{ title: 'About us', href: '/en/about-us', children: [] }],
    },
  ])
})

test('a menu keeps labels and addresses, leaves drafts and unknown entries out, and follows no script', async () => {
  const items = [
    { title: 'Label', children: [{ title: 'Team', url: '/english/about-us', children: [] }] },
    { title: 'Draft', entry: 'draft', children: [{ title: 'Below', url: '/over-ons', children: [] }] },
    { title: 'Gone', entry: 'gone', children: [] },
    { title: 'Script', url: 'javascript:alert(1)', children: [] },
    { title: undefined, url: 'https://example.org/', children: [] },
    { title: undefined, children: [{ title: 'Up', url: '/weg', children: [] }] },
    { title: 'File', url: '/assets/a.pdf', children: [] },
  ]
  expect(await menuOf(items)).toEqual([
    { title: 'Label', children: [{ title: 'Team', href: '/over-ons', children: [] }] },
    { title: 'Script', children: [] },
    { title: 'https://example.org/', href: 'https://example.org/', children: [] },
    { title: 'Up', href: '/weg', children: [] },
    { title: 'File', href: `${cmsOrigin}/assets/a.pdf`, children: [] },
  ])
})

test('a menu that a language does not have is none', async () => {
  const { source } = remoteSite(site)
  expect(await source.navigation('nl', 'footer')).toBeUndefined()
})

test('global sets are read like fields, once while they are the same', async () => {
  const { source, cms } = remoteSite(site)
  cms.globals = {
    general: {
      id: 'x',
      edit_url: `${cmsOrigin}/cp`,
      site_name: 'Molenhof',
      logo: { id: 'main::logo.svg', url: '/assets/logo.svg', api_url: 'x' },
      contact: '/over-ons',
    },
  }
  expect(await source.globals('en')).toEqual({
    general: {
      site_name: 'Molenhof',
      logo: { url: `${cmsOrigin}/assets/logo.svg`, alt: '', name: 'logo.svg', extension: 'svg' },
      contact: '/en/about-us',
    },
  })
  expect(await source.globals('en')).toBe(await source.globals('en'))
})
