import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { organizationData } from '../../../server/seo/organization.ts'
import { shownOrganization } from '../../../server/seo/organization-fields.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { oddValues } from '../../support/block-samples.ts'
import { fakeSource, globalSets } from '../../support/content.ts'
import { payloadAt } from '../../support/payload.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, siteUrl } from '../../support/test-deps.ts'

const shown = {
  name: 'Kwelder',
  address: ['Havenkade 12', '9974 Noordwal'],
  phone: { text: '+31 (0)595 55 01 20', href: 'tel:+31595550120' },
  email: { text: 'info@example.org', href: 'mailto:info@example.org' },
  social: [{ name: 'Mastodon', url: 'https://social.example/k' }],
  vatId: 'NL1',
  registration: '12345678',
}

const base: Values = {
  name: 'Kwelder',
  phone: shown.phone.text,
  email: shown.email.text,
  address: { street: 'Havenkade 12', postal_code: 9974, city: 'Noordwal', country: 'NL' },
  social: [{ name: 'Mastodon', url: 'https://social.example/k' }],
  vat_id: 'NL1',
  coc: 12345678,
}
const without = (...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(base).filter(([name]) => !names.includes(name)))

describe('what the footer shows of the organisation', () => {
  test.each<[string, Values]>([
    ['its canonical names', base],
    [
      'names of an add-on',
      { ...without('name', 'social'), organization_name: 'Kwelder', same_as: base.social as Value },
    ],
    [
      'Dutch names',
      {
        naam: 'Kwelder',
        telefoon: shown.phone.text,
        'e-mail': shown.email.text,
        adres: { straat: 'Havenkade 12', postcode: '9974', plaats: 'Noordwal' },
        social: base.social as Value,
        btw: 'NL1',
        kvk: '12345678',
      },
    ],
    [
      'German names',
      {
        firma: 'Kwelder',
        telefon: shown.phone.text,
        mail: shown.email.text,
        anschrift: { straße: 'Havenkade 12', plz: '9974', ort: 'Noordwal' },
        social: base.social as Value,
        ust_id: 'NL1',
        handelsregister: '12345678',
      },
    ],
    ['an address of single fields', { ...without('address'), ...(base.address as Values) }],
    ['an address as a grid of one row', { ...base, address: [base.address as Value] }],
    ['an address as one text', { ...base, address: 'Havenkade 12\n9974 Noordwal' }],
    ['an address with blanks', { ...base, street: null, address: 'Havenkade 12\n 9974 Noordwal ' }],
    [
      'social rows of an add-on',
      { ...base, social: [{ platform: 'Mastodon', prefix: 'https://social.example/', handle: 'k' }] },
    ],
    [
      'social rows with names of any language',
      { ...base, social: [{ nom: 'Mastodon', adresse: 'https://social.example/k' }] },
    ],
    ['lists in envelopes', { ...base, social: { data: base.social as Value } }],
  ])('is the same from %s', (_, fields) => {
    expect(shownOrganization(fields)).toEqual(shown)
  })

  test('a list of bare addresses is named by their hosts', () => {
    const same_as = ['https://www.linkedin.com/company/k', 'https://social.example/k']
    expect(shownOrganization({ name: 'K', same_as })?.social).toEqual([
      { name: 'linkedin.com', url: 'https://www.linkedin.com/company/k' },
      { name: 'social.example', url: 'https://social.example/k' },
    ])
  })

  test.each<[string, Values]>([
    ['email', { email: 'info @example.org' }],
    ['email', { email: 'a@b?bcc=c@d' }],
    ['email', { email: 'javascript:alert(1)' }],
    ['phone', { phone: 'bel ons' }],
    ['phone', { phone: '12' }],
  ])('%s that cannot be a link stays a text: %j', (name, fields) => {
    const [text] = Object.values(fields)
    expect(shownOrganization(fields)?.[name as 'email']).toEqual({ text })
  })

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/pad', 'https://exa"mple.org'])(
    'an address of a network that is not safe is left out: %s',
    (url) => {
      expect(
        shownOrganization({ name: 'K', social: [{ name: 'X', url }, url, { prefix: url, handle: '' }] })
          ?.social,
      ).toEqual([])
    },
  )

  test('a global that says nothing of it is none', () => {
    expect(shownOrganization({ logo: '/a.png', name: null, social: [], address: [] })).toBeUndefined()
  })

  test.each(oddValues.map((value, index) => [index, value] as const))('survives odd value %i', (_, odd) => {
    const fields = Object.fromEntries(Object.keys(base).map((name) => [name, odd])) as Values
    const text = JSON.stringify(shownOrganization(fields)) ?? ''
    expect(text).not.toMatch(/"(?:href|url)":"(?!tel:|mailto:|https?:)|NaN/)
  })

  test('an address of several lines is one line for search engines', () => {
    expect(organizationData({ name: 'K', address: 'Havenkade 12\n9974 Noordwal' }, siteUrl)?.address).toEqual(
      {
        '@type': 'PostalAddress',
        streetAddress: 'Havenkade 12, 9974 Noordwal',
      },
    )
  })

  test('nothing else of the global leaves the server with a page', async () => {
    expectLog('warn', 'A picture of the brand in the content is not used: does not exist')
    const organization = { ...base, api_key: 'geheim', internal: { note: 'geheim' }, logo: '/logo.png' }
    const source = fakeSource({ globals: async () => ({ general: globalSets.general ?? {}, organization }) })
    const server = await serve({ source })
    const { text } = await request(server).get('/over-ons').expect(200)
    const payload = await payloadAt(server, '/over-ons')
    expect(text + JSON.stringify(payload)).not.toContain('geheim')
    expect(payload.shell.organization).toEqual(shown)
    for (const part of [
      'Havenkade 12, 9974 Noordwal',
      '<a href="tel:+31595550120">+31 (0)595 55 01 20</a>',
      '<a href="mailto:info@example.org">info@example.org</a>',
      '<a href="https://social.example/k" rel="noopener">Mastodon</a>',
      '© Kwelder',
      'KvK 12345678, Btw-nummer NL1',
    ])
      expect(text.split('<script type="application/json"')[0]).toContain(part)
  })
})
