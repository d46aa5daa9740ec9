import { describe, expect, test, vi } from 'vitest'
import { readBrandFacts, withFactsOf } from '../../../../server/cms/brand-facts/brand-facts.ts'
import { createCrowdedLog } from '../../../../server/cms/brand-facts/crowded-sets.ts'
import { projectSiteName } from '../../../../server/cms/brand-facts/site-name.ts'
import type { Values } from '../../../../src/content/types.ts'

const nameIn = (sets: Readonly<Record<string, Values>>) => readBrandFacts(sets).name

describe('The name of a site is found in global sets of any handle', () => {
  test.each<[string, Readonly<Record<string, Values>>]>([
    ['a name of the site', { anything: { site_name: 'Mill Court' } }],
    ['in Dutch', { weetjes: { sitenaam: 'Mill Court' } }],
    ['in German', { daten: { seitenName: 'Mill Court' } }],
    ['of a brand', { x: { merknaam: 'Mill Court' } }],
    ['of a product', { identity: { product_name: 'Mill Court' } }],
    ['of a company', { x: { companyName: 'Mill Court' } }],
    ['of a Dutch company', { bedrijfsgegevens: { bedrijfsnaam: 'Mill Court', straatnaam: 'Kade 1' } }],
    ['of a German firm', { x: { firmenname: 'Mill Court' } }],
    ['of a French museum', { coordonnees: { nom_du_musee: 'Mill Court', prenom: 'Neel' } }],
    ['of a council', { gemeentegegevens: { gemeentenaam: 'Mill Court', plaatsnaam: 'Kap' } }],
    ['with the words in another order', { bureau: { naamBureau: 'Mill Court' } }],
    ['of what the set is about', { waterschapsgegevens: { waterschapsnaam: 'Mill Court' } }],
    ['a bare name in a set about the site', { settings: { name: 'Mill Court' } }],
    ['a company without the word name', { imprint: { company: 'Mill Court' } }],
    ['of an add-on for search engines', { seo: { site_name: 'Mill Court', title: 'x' } }],
    ['in a group', { theme: { footer: { organization_name: 'Mill Court' } } }],
    [
      'the site before the company',
      { a: { company_name: 'Mill Court Holding' }, b: { site_name: 'Mill Court' } },
    ],
  ])('%s', (_what, sets) => {
    expect(nameIn(sets)).toBe('Mill Court')
  })

  test.each<[string, Values]>([
    ['of a person', { contactpersoon_naam: 'Neel', voornaam: 'Neel', achternaam: 'Kap', authorName: 'Neel' }],
    ['of a street or place', { straatnaam: 'Kade', plaatsnaam: 'Kap', ortsname: 'Kap' }],
    [
      'of technical things',
      { domain_name: 'x', cookie_naam: 'y', dateiname: 'z', username: 'u', host_name: 'h' },
    ],
    ['that is an address', { site_name: 'https://mill.example' }],
    ['that is a mail address', { company_name: 'a@mill.example' }],
    ['that is empty', { site_name: '  ', company_name: null }],
    ['that is a template', { site_name: '{{ config:app:name }}' }],
    ['that is too long', { site_name: 'x'.repeat(101) }],
    ['of a title of something', { title: 'Algemeen', seo_title: 'x' }],
  ])('but not one %s', (_what, values) => {
    expect(nameIn({ settings: values })).toBeUndefined()
  })
})

const svg = '/assets/a.svg'

describe('Pictures and colours of the brand are found', () => {
  test.each([
    ['logo', 'logo'],
    ['company_logo', 'logo'],
    ['bedrijfslogo', 'logo'],
    ['firmenLogo', 'logo'],
    ['woordmerk', 'logo'],
    ['logo_dark', 'logoDark'],
    ['logo_wit', 'logoDark'],
    ['logo_diap', 'logoDark'],
    ['favicon', 'icon'],
    ['site_icon', 'icon'],
    ['beeldmerk', 'icon'],
    ['og_image', 'share'],
    ['deelafbeelding', 'share'],
    ['social_share_image', 'share'],
  ])('%s is the %s', (handle, role) => {
    expect(readBrandFacts({ site: { [handle]: svg } })).toMatchObject({ [role]: { src: svg } })
  })

  test.each(['partner_logo', 'logo_url', 'sponsor_logos', 'image', 'hero_bild', 'logo_alt'])(
    '%s is none',
    (handle) => {
      expect(readBrandFacts({ site: { [handle]: svg } })).toEqual({})
    },
  )

  test('a list of logos is no logo', () => {
    expect(readBrandFacts({ site: { logos: [svg, svg] } })).toEqual({})
  })

  test.each([
    ['brand_color', 'brand'],
    ['huiskleur', 'brand'],
    ['markenfarbe', 'brand'],
    ['primaire_kleur', 'brand'],
    ['akzentfarbe', 'accent'],
  ])('%s is the colour %s', (handle, role) => {
    expect(readBrandFacts({ site: { [handle]: '#005a9c' } })).toEqual({ [role]: '#005a9c' })
  })

  test.each(['rood', 'url(x)', '12', ''])('%j is no colour', (value) => {
    expect(readBrandFacts({ site: { brand_color: value } })).toEqual({})
  })
})

test('a language with a logo of its own has no logo for dark surfaces from another language', () => {
  const site = readBrandFacts({ site: { logo: svg, logo_dark: svg } })
  const own = withFactsOf(readBrandFacts({ site: { logo: svg } }))(site)
  expect(own).toHaveProperty('logo')
  expect(own).not.toHaveProperty('logoDark')
  expect(withFactsOf(readBrandFacts({ site: { name: 'Mill' } }))(site)).toHaveProperty('logoDark')
})

test('a button to pay with is no tagline', () => {
  expect(readBrandFacts({ shop: { pay_button: 'Pay now' } }).tagline).toBeUndefined()
  expect(readBrandFacts({ shop: { payOff: 'Goods that last' } }).tagline).toBe('Goods that last')
})

test('a language without a logo shows that of the default language, but not its tagline', () => {
  const site = readBrandFacts({ site: { name: 'Molen', logo: svg, tagline: 'Maalt' } })
  expect(withFactsOf(readBrandFacts({ site: { name: 'Mill' } }))(site)).toEqual({
    name: 'Mill',
    logo: { src: svg, alt: '' },
  })
})

describe('A project may name its site in its settings', () => {
  test.each([
    ['Wickerflow handbook', 'Wickerflow handbook'],
    ['Wolkenkoffer (English)', 'Wolkenkoffer'],
    ['Mill Court – Nederlands', 'Mill Court'],
    ['Loods Negen', 'Loods Negen'],
    ['Mill (Court)', 'Mill (Court)'],
  ])('%s', (text, expected) => {
    expect(projectSiteName(text)).toBe(expected)
  })

  test.each([
    undefined,
    '',
    'Default',
    'Statamic',
    'Laravel',
    'Nederlands',
    'English',
    'Deutsch',
    'German',
    'Engels',
    'nl_NL',
    'en',
    'English (UK)',
    '{{ config:app:name }}',
  ])('%s is no name', (text) => {
    expect(projectSiteName(text)).toBeUndefined()
  })
})

describe('Of sets with very many fields', () => {
  const words = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`word_${n}`, `Word ${n}`]))

  test('the first are looked through, those of groups included', () => {
    expect(nameIn({ words: { site_name: 'Mill Court', ...words } })).toBe('Mill Court')
    expect(nameIn({ words: { ...words, site_name: 'Mill Court' } })).toBeUndefined()
    expect(nameIn({ words: { group: words, site_name: 'Mill Court' } })).toBeUndefined()
    expect(nameIn({ words, other: { site_name: 'Mill Court' } })).toBe('Mill Court')
  })

  test('the log is told once, but not of rules that lead elsewhere', () => {
    const warn = vi.fn()
    const tell = createCrowdedLog({ warn })
    tell({ general: { site_name: 'Mill Court' }, words, redirects: { redirects: words } })
    tell({ words })
    const message = 'Only the first fields of a global set are looked through'
    expect(warn.mock.calls).toEqual([[{ set: 'words', count: 500 }, message]])
  })
})
