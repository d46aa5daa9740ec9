/** How an organisation is reached is found in global sets of any handle, and nothing else of them. */
import { describe, expect, test } from 'vitest'
import { readContactFacts } from '../../../../server/cms/brand-facts/contact-facts.ts'
import { joinSets, organizationWith } from '../../../../server/cms/brand-facts/join-sets.ts'
import { readTagFacts } from '../../../../server/cms/brand-facts/tag-facts.ts'

describe('sets as projects write them', () => {
  test.each([
    [
      'fields of groups',
      {
        bureau: {
          naamBureau: 'Wolkenkoffer',
          bezoek: {
            straat: 'Zeilmakerskade 14',
            postcode: '9876 ZX',
            plaats: 'Oosterwijd',
            land: 'Nederland',
          },
          mail: 'dag@wolkenkoffer.example',
          telefoon: '+31 99 000 00 14',
          kvk: '00000014',
          statistiek_sleutel: 'GA-0000',
        },
      },
      {
        street: 'Zeilmakerskade 14',
        postal_code: '9876 ZX',
        city: 'Oosterwijd',
        country: 'Nederland',
        email: 'dag@wolkenkoffer.example',
        phone: '+31 99 000 00 14',
        coc: '00000014',
      },
    ],
    [
      'compound names, and a line of postal code and city',
      {
        bedrijfsgegevens: {
          straatnaam: 'Sluiskade 88',
          postcodePlaats: '8271 ZW Waterzate',
          belnummer: '+31 38 000 8800',
          mailadres: 'balie@hoekwater-doseer.example',
        },
      },
      {
        street: 'Sluiskade 88',
        city: '8271 ZW Waterzate',
        phone: '+31 38 000 8800',
        email: 'balie@hoekwater-doseer.example',
      },
    ],
    [
      'French names',
      {
        coordonnees: { rue: 'Quai du Sel 4', ville: 'Salins', courriel: 'musee@salines.example' },
        reseaux: { reseaux: [{ nom: 'Mastodon', adresse: 'https://social.example/k' }] },
      },
      {
        street: 'Quai du Sel 4',
        city: 'Salins',
        email: 'musee@salines.example',
        social: [{ nom: 'Mastodon', adresse: 'https://social.example/k' }],
      },
    ],
    [
      'German names',
      {
        kanzleidaten: {
          strasse: 'Am Alten Wehr 14',
          plz_ort: '37603 Halmbrück',
          rufnummer: '+49 5531 000 140',
          epost: 'post@moehlenkamp.example',
          umsatzsteuer_id: 'DE000000140',
        },
      },
      {
        street: 'Am Alten Wehr 14',
        city: '37603 Halmbrück',
        phone: '+49 5531 000 140',
        email: 'post@moehlenkamp.example',
        vat_id: 'DE000000140',
      },
    ],
    [
      'an address of several lines, and not the one for letters',
      {
        gemeentegegevens: {
          postadres: 'Postbus 31, 9700 AB Waddermeer',
          bezoekadres: 'Meerwal 1\n9700 AA Waddermeer',
          telefoonnummer: '14 0999',
          whatsapp: '06 00 00 00 31',
        },
      },
      { address: 'Meerwal 1\n9700 AA Waddermeer', phone: '14 0999' },
    ],
    [
      'English names',
      {
        imprint: {
          street_line: '14 Osier Lane',
          town_line: 'WF1 0XX Osierham',
          register_number: '0099 1234',
        },
      },
      { street: '14 Osier Lane', city: 'WF1 0XX Osierham', coc: '0099 1234' },
    ],
    [
      'profiles in fields of their own',
      {
        socials: {
          linkedin_url: 'https://social.example/a',
          youtube: 'https://video.example/b',
          x: 'no address',
        },
      },
      {
        social: [
          { name: 'LinkedIn', url: 'https://social.example/a' },
          { name: 'YouTube', url: 'https://video.example/b' },
        ],
      },
    ],
  ] as const)('%s', (_what, sets, expected) => {
    expect(readContactFacts(sets as never)).toEqual(expected)
  })

  test.each([
    { form_settings: { recipient_email: 'intern@a.example' } },
    { general: { mail_from: 'noreply@a.example', smtp_phone: '+31 20 000 0000' } },
    {
      general: {
        email: 'geen adres',
        telefoon: 'bel ons',
        kvk: 'ja',
        btw: 'inclusief',
        adres: 'https://a.example',
      },
    },
    { general: { land: { code: 'NL' }, plaats: 'x', api_email: 'a@b.example', phone_key: '1234567890' } },
    { general: { landing: 'start', streetwear: 'shop', restaurant: 'De Kade', mailing: 'a' } },
    {},
  ])('%j says nothing for visitors', (sets) => {
    expect(readContactFacts(sets as never)).toEqual({})
  })
})

describe('the set organization goes first', () => {
  const contact = { email: 'a@b.example', street: 'Kade 1', city: 'Stad' }

  test('for each of its fields, and for its address as a whole', () => {
    const own = { name: 'Ons', email: 'eigen@b.example', phone: '', address: { street: 'Plein 2' } }
    expect(organizationWith(contact)(own)).toEqual({
      name: 'Ons',
      email: 'eigen@b.example',
      address: { street: 'Plein 2' },
    })
    expect(organizationWith(contact)({ name: 'Ons' })).toEqual({ name: 'Ons', ...contact })
  })

  test('without any fact there is only what it says', () => {
    const own = { name: 'Ons' }
    expect([organizationWith({})(own), organizationWith({})(undefined)]).toEqual([own, undefined])
  })
})

test('ids, description and redirects are found in any set, after those of general and redirects', () => {
  const rules = [{ from: '/a', to: '/b' }]
  const sets = {
    marketing: { googleTagManagerId: 'GTM-ABC123', search_console: '<meta name="x" content="abc-123_def">' },
    seo: { meta_description: 'Over ons', tracking_sleutel: 'GTM-GEHEIM' },
    doorverwijzingen: { regels: rules },
  }
  expect(readTagFacts(sets as never)).toEqual({
    gtmId: 'GTM-ABC123',
    siteVerification: 'abc-123_def',
    description: 'Over ons',
    redirects: { regels: rules },
  })
  const general = { gtm_id: 'GTM-EIGEN1', gsc_verification: 'eigen', description: 'Eigen' }
  expect(joinSets({ ...sets, general, redirects: { rules: [] } } as never)).toEqual({
    ...general,
    redirects: { rules: [] },
  })
  expect(readTagFacts({ general: { gtm: 'no id', omschrijving: '' } } as never)).toEqual({})
})
