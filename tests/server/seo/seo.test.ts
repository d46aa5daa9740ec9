import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { organizationData } from '../../../server/seo/organization.ts'
import type { ContentPage, Values } from '../../../src/content/types.ts'
import { oddValues } from '../../support/block-samples.ts'
import { contentPage, fakeSource, globalSets, globalsWith, only } from '../../support/content.ts'
import {
  alternatesOf,
  canonicalOf,
  langOf,
  linkedDataOf,
  mainOf,
  metaOf,
  scriptsBesideData,
  scriptsOf,
  titleOf,
} from '../../support/html.ts'
import { payloadAt } from '../../support/payload.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const hostile = '</script><script>alert(1)</script><!--\u2028'
const dataScript = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const propertyOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]

const pageWith = async (fields: Values, parts: Partial<ContentPage> = {}): Promise<string> => {
  const source = fakeSource(only(contentPage('nl', '/x', 'X', { fields, ...parts })))
  return (
    await request(await serve({ source }))
      .get('/x')
      .expect(200)
  ).text
}

describe('the head of a page', () => {
  test('a group of an SEO add-on is read like single fields', async () => {
    const seo = { title: 'Kap', description: 'Over de kap', robots: ['noindex', 'nofollow'], image: '/a.jpg' }
    const text = await pageWith({ seo })
    expect(titleOf(text)).toBe('Kap – Example')
    expect(metaOf(text, 'description')).toBe('Over de kap')
    expect(metaOf(text, 'robots')).toBe('noindex, nofollow')
    expect(propertyOf(text, 'og:image')).toBe(`${siteUrl}/a.jpg`)
  })

  test('social networks get their own texts, else those of the page', async () => {
    const text = await pageWith({ seo_title: 'Kap', og_title: 'Deel de kap', og_description: 'Kijk' })
    expect(propertyOf(text, 'og:title')).toBe('Deel de kap')
    expect(propertyOf(text, 'og:description')).toBe('Kijk')
    expect(propertyOf(await pageWith({ seo_title: 'Kap' }), 'og:title')).toBe('Kap – Example')
  })

  test('a page without a picture, or with a drawing, is shared with the picture of the site in its language', async () => {
    const site = {
      'og:image': `${siteUrl}/share-nl.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Example',
    }
    for (const fields of [{}, { picture: { url: '/a.svg', alt: 'A' } }]) {
      const text = await pageWith(fields)
      for (const [name, content] of Object.entries(site)) expect(propertyOf(text, name)).toBe(content)
      expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
    }
    const { text } = await request(await serve({ source: fakeSource(globalsWith({ tagline: 'Wad' })) })).get(
      '/en',
    )
    expect(propertyOf(text, 'og:image')).toBe(`${siteUrl}/share-en.png`)
    expect(propertyOf(text, 'og:image:alt')).toBe('Example – Wad')
  })

  test('a page is shared with its own picture, as large as that is', async () => {
    const text = await pageWith({ picture: { url: '/a.jpg', alt: 'De kap', width: 1600, height: 900 } })
    expect(propertyOf(text, 'og:image')).toBe(`${siteUrl}/a.jpg`)
    expect(propertyOf(text, 'og:image:width')).toBe('1600')
    expect(propertyOf(text, 'og:image:alt')).toBe('De kap')
    expect(propertyOf(await pageWith({ og_image: '/b.jpg' }), 'og:image:width')).toBeUndefined()
  })

  test('a description that is switched off is not replaced by the intro', async () => {
    expect(
      metaOf(await pageWith({ seo: { description: false }, lead: 'Intro' }), 'description'),
    ).toBeUndefined()
    expect(metaOf(await pageWith({ lead: 'Intro' }), 'description')).toBe('Intro')
  })

  test('a page whose canonical address is elsewhere names no translations', async () => {
    const fields = { seo_canonical_type: 'custom', seo_canonical_custom: '/over-ons' }
    const text = await pageWith(fields, { alternates: { nl: '/x', en: '/en/x' } })
    expect(canonicalOf(text)).toBe(`${siteUrl}/over-ons`)
    expect(alternatesOf(text)).toEqual({})
  })

  test.each(['https://a:b:c/', 'https://[', 'http://exa%mple.org'])(
    'an address that nobody can read is left out: %s',
    async (address) => {
      const text = await pageWith({ seo: { canonical_url: address, image: `${address}/a.jpg` } })
      expect(canonicalOf(text)).toBe(`${siteUrl}/x`)
      expect(propertyOf(text, 'og:image')).toBe(`${siteUrl}/share-nl.png`)
    },
  )

  test('linked data of an editor is in the document and in the payload, and can end no script', async () => {
    const data = { '@type': 'Event', name: hostile, [hostile]: '&' }
    const fields = { schema_jsonld: JSON.stringify(data) }
    const server = await serve({ source: fakeSource(only(contentPage('nl', '/x', 'X', { fields }))) })
    const { text } = await request(server).get('/x').expect(200)
    expect(linkedDataOf(text, 'Event')).toEqual([data])
    expect(text.match(dataScript)?.join('')).not.toMatch(/alert\(1\)<|<!--|\u2028/)
    expect(scriptsOf(text).filter((attributes) => attributes === '')).toHaveLength(1)
    expect((await payloadAt(server, '/x')).head.jsonLd).toContainEqual(data)
  })

  test('linked data that is no JSON is left out', async () => {
    const data = linkedDataOf(await pageWith({ schema_jsonld: `{"a":1}${hostile}` }))
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList'])
  })
})

describe('an untranslated page', () => {
  const page = contentPage('en', '/over', 'Over ons', {
    fields: { lead: 'Inleiding', content: '<p>Tekst</p>' },
    fallback: { locale: 'nl', path: '/over-ös' },
    alternates: { nl: '/over-ös', en: '/en/over' },
  })

  test('says in which language its texts are, and where they are at home', async () => {
    const { text } = await request(await serve({ source: fakeSource(only(page)) })).get('/en/over')
    expect(langOf(text)).toBe('en')
    expect(mainOf(text)).toMatch(/<h1[^>]* lang="nl"/)
    expect(mainOf(text)).toMatch(/<p class="lead" lang="nl">Inleiding/)
    expect(mainOf(text)).toMatch(/<article[^>]* lang="nl"/)
    expect(canonicalOf(text)).toBe(`${siteUrl}/over-%C3%B6s`)
    expect(alternatesOf(text)).toEqual({})
  })

  test('is where its visitor is: the language menu leads to it, not to the home page', async () => {
    const original = { ...page, alternates: { nl: '/over-ös' } }
    const server = await serve({ source: fakeSource(only(original)) })
    const { languages } = (await payloadAt(server, '/en/over')).shell
    expect(languages.find(({ current }) => current)).toMatchObject({ href: '/en/over', translated: true })
    expect(languages.find(({ locale }) => locale === 'de')).toMatchObject({ href: '/de', translated: false })
  })

  test('a home page says so too', async () => {
    const home = { ...page, path: '/en', fallback: { locale: 'nl' as const, path: '/' } }
    const { text } = await request(await serve({ source: fakeSource(only(home)) })).get('/en')
    expect(mainOf(text)).toMatch(/<div class="blocks" lang="nl">/)
    expect(canonicalOf(text)).toBe(`${siteUrl}/`)
  })

  test('a translated page has no other language inside', async () => {
    expect(mainOf(await pageWith({ lead: 'a' }))).not.toMatch(/<(?:h1|article)[^>]* lang=/)
  })
})

describe('the organisation', () => {
  const full: Values = {
    name: 'Kwelder',
    alternate_name: 'K',
    legal_name: 'Stichting Kwelder',
    organization_logo: [{ url: '/assets/logo.png' }],
    email: 'info@example.org',
    phone: '+31 595',
    address: {
      street: 'Havenkade 12',
      postal_code: '9974',
      city: 'Noordwal',
      country: { value: 'NL', label: 'Nederland' },
    },
    social: [
      { name: 'Mastodon', url: 'https://social.example/k' },
      { prefix: 'https://video.example/', handle: '@k' },
      'https://example.org/k',
      { name: 'Boos', url: 'javascript:alert(1)' },
    ],
    vat_id: 'NL1',
    coc: 12345678,
  }

  test('has the members that its global has', () => {
    expect(organizationData(full, siteUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: 'Kwelder',
      alternateName: 'K',
      legalName: 'Stichting Kwelder',
      url: `${siteUrl}/`,
      logo: `${siteUrl}/assets/logo.png`,
      email: 'info@example.org',
      telephone: '+31 595',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Havenkade 12',
        postalCode: '9974',
        addressLocality: 'Noordwal',
        addressCountry: 'NL',
      },
      sameAs: ['https://social.example/k', 'https://video.example/@k', 'https://example.org/k'],
      vatID: 'NL1',
      identifier: { '@type': 'PropertyValue', propertyID: 'coc', value: '12345678' },
    })
  })

  test('has no member for what is missing or empty', () => {
    const fields = { organization_name: 'K', logo: null, address: [], social: [], email: '', url: '/x' }
    expect(organizationData(fields, siteUrl)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: 'K',
      url: `${siteUrl}/`,
    })
    expect(organizationData({ ...full, name: '' }, siteUrl)).toBeUndefined()
  })

  test('an address may also be a text, or stand in single fields', () => {
    const text = { name: 'K', address: 'Havenkade 12' }
    const single = { name: 'K', street: 'Havenkade 12', city: 'Noordwal' }
    expect(organizationData(text, siteUrl)?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Havenkade 12',
    })
    expect(organizationData(single, siteUrl)?.address).toMatchObject({ addressLocality: 'Noordwal' })
  })

  test.each(oddValues.map((value, index) => [index, value] as const))('survives odd value %i', (_, odd) => {
    const fields = Object.fromEntries(Object.keys(full).map((name) => [name, odd])) as Values
    expect(() => organizationData({ ...fields, name: 'K' }, siteUrl)).not.toThrow()
    expect(() => organizationData({ ...fields, address: fields }, siteUrl)).not.toThrow()
  })

  test('is on the home page of every language, and nowhere else', async () => {
    const server = await serve()
    for (const [path, count] of [
      ['/', 1],
      ['/en', 1],
      ['/de', 1],
      ['/over-ons', 0],
      ['/sitemap', 0],
    ] as const)
      expect(linkedDataOf((await request(server).get(path).expect(200)).text, 'Organization')).toHaveLength(
        count,
      )
    expect(linkedDataOf((await request(server).get('/nope').expect(404)).text)).toEqual([])
  })

  test('can end no script', async () => {
    // Markup is stripped from texts, which makes characters of entities.
    const name = '<b>K</b>&lt;/script&gt;&lt;script&gt;alert(1)'
    const organization = { ...globalSets.organization, name, email: hostile, [hostile]: hostile }
    const { general } = globalSets
    const source = fakeSource({ globals: async () => ({ general, organization }) as never })
    const { text } = await request(await serve({ source })).get('/')
    expect(linkedDataOf(text, 'Organization')).toMatchObject([{ name: expect.stringContaining('alert(1)') }])
    expect(text).not.toContain('<script>alert')
    expect(scriptsBesideData(text)).toHaveLength(3)
  })

  test('is missing where there is no such global', async () => {
    const { globals } = globalsWith({})
    const source = fakeSource({
      globals: async (locale) => ({ general: (await globals(locale)).general ?? {} }),
    })
    const { text } = await request(await serve({ source })).get('/')
    expect(linkedDataOf(text, 'Organization')).toEqual([])
  })
})
