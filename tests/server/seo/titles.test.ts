import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../../src/content/types.ts'
import { defaultLanguages, defaultRows, type Locale } from '../../../src/i18n/languages.ts'
import { contentPage, failing, fakeSource, only } from '../../support/content.ts'
import { metaOf, titleOf } from '../../support/html.ts'
import { payloadAt } from '../../support/payload.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, testDeps } from '../../support/test-deps.ts'

const verified = { gsc_verification: 'x' }

const textAt = async (path: string, general: Values, title = 'Welkom', fields: Values = {}) => {
  const source = fakeSource({
    ...only(contentPage('nl', path, title, { fields })),
    globals: async () => ({ general: { ...verified, ...general } }),
  })
  return (
    await request(await serve({ source }))
      .get(path)
      .expect(200)
  ).text
}

describe('the title of a page is never empty', () => {
  test.each<[string, Values, Values, string]>([
    ['its own title for search engines', { site_name: 'Wad' }, { seo_title: 'Kap' }, 'Kap – Wad'],
    ['the name of the site', { site_name: 'Wad' }, {}, 'Wad'],
    ['the name and what it says of itself', { site_name: 'Wad', tagline: 'Slib' }, {}, 'Wad – Slib'],
    ['without a name its own title', { site_name: null }, {}, 'Welkom'],
    ['without a name its own title for search engines', {}, { seo_title: 'Kap' }, 'Kap'],
  ])('home has %s', async (_, general, fields, title) => {
    expect(titleOf(await textAt('/', general, 'Welkom', fields))).toBe(title)
  })

  test('home without any title is a website', async () => {
    expect(titleOf(await textAt('/', {}, ''))).toBe('Website')
  })

  test('another page of a site without a name has its own title', async () => {
    expect(titleOf(await textAt('/x', {}, 'Kwelder'))).toBe('Kwelder')
    expect(titleOf(await textAt('/x', {}, ''))).toBe('Website')
  })

  test('a site without a name is never called by its host', async () => {
    const text = await textAt('/x', {})
    expect(text).toContain('<span>Website</span>')
    expect(text).toContain('<meta property="og:site_name" content="Website">')
  })
})

test('a site without a name has that of its organisation, however that field is called', async () => {
  const source = fakeSource({
    ...only(contentPage('nl', '/x', 'Kwelder')),
    globals: async () => ({ general: verified, organization: { naam: 'Stichting Wad' } }),
  })
  const server = await serve({ source })
  const { text } = await request(server).get('/x').expect(200)
  expect(titleOf(text)).toBe('Kwelder – Stichting Wad')
  expect((await payloadAt(server, '/x')).shell.siteName).toBe('Stichting Wad')
})

/** `general` of each language. */
const speaking = (general: Readonly<Partial<Record<Locale, Values>>>) =>
  fakeSource({
    page: async (locale) => ({ kind: 'page', page: contentPage(locale, '/', 'Home') }),
    globals: async (locale) => {
      const own = general[locale]
      return own ? { general: own } : {}
    },
  })

const full: Values = {
  site_name: 'Wad',
  title_separator: '|',
  tagline: 'Slib',
  description: 'Over slib',
  gtm_id: 'GTM-ABC123',
  gsc_verification: 'k3k',
  consent: 'required',
}
const nulls: Values = Object.fromEntries(Object.keys(full).map((name) => [name, null]))

describe('what holds for the whole site', () => {
  test.each<[string, Values | undefined]>([
    ['holds nulls', nulls],
    ['is empty', {}],
    ['is missing', undefined],
  ])('comes from the default language where the set of a language %s', async (_, own) => {
    const { globals } = await testDeps({ source: speaking({ nl: full, ...(own && { de: own }) }) })
    expect(await globals.settings('de')).toMatchObject({
      siteName: 'Wad',
      titleSeparator: ' | ',
      gtmId: 'GTM-ABC123',
      siteVerification: 'k3k',
      consentRequired: true,
    })
  })

  test('texts do not: they would be in another language', async () => {
    const { globals } = await testDeps({ source: speaking({ nl: full, de: nulls }) })
    expect(await globals.settings('de')).toMatchObject({ tagline: undefined, description: undefined })
  })

  test('what a language says itself wins', async () => {
    const own = { site_name: 'Watt', gtm_id: 'GTM-DEUT1', gsc_verification: 'd', consent: 'off' }
    const { globals } = await testDeps({ source: speaking({ nl: full, de: own }) })
    expect(await globals.settings('de')).toMatchObject({
      siteName: 'Watt',
      gtmId: 'GTM-DEUT1',
      siteVerification: 'd',
      consentRequired: false,
    })
  })

  test('a default language that cannot be had costs only what it would have said', async () => {
    expectLog('error', 'Failed to fetch global data')
    expectLog('warn', 'Google Site Verification ID is missing')
    const source = speaking({ de: { site_name: 'Watt', ...verified } })
    const { globals } = await testDeps({
      source: { ...source, globals: (locale) => (locale === 'nl' ? failing()() : source.globals(locale)) },
    })
    expect(await globals.settings('de')).toMatchObject({ siteName: 'Watt', failed: false })
  })

  test('is in the page of every language', async () => {
    const server = await serve({ source: speaking({ nl: full }) })
    for (const { locale } of defaultRows) {
      const { text } = await request(server).get(defaultLanguages.withPrefix(locale, '/')).expect(200)
      expect(titleOf(text)).toContain('Wad')
      expect(metaOf(text, 'google-site-verification')).toBe('k3k')
    }
  })
})
