import { describe, expect, test } from 'vitest'
import { readConsentForm } from '../../../server/consent/consent-form.ts'
import type { ConsentSetup } from '../../../server/consent/consent-setup.ts'
import { siteFile } from '../../../server/project/site-file/site-file.ts'

const reading = siteFile.read(`consent:
  categories:
    statistics: { tags: [{ matomo: { url: https://stats.example, site: 1 } }] }
    marketing: { tags: [{ clarity: { id: a1b2c3d4e5 } }] }
`)
if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.problems))
const setup: ConsentSetup | undefined = reading.value.consent

describe('the form of a site with categories', () => {
  test('keeps the categories that were ticked, and forgets the cookies of the others alone', () => {
    const answer = readConsentForm({ consent: 'some', category: 'statistics' }, setup)
    expect(answer).toMatchObject({ value: 'no', details: { some: ['statistics'] } })
    expect(answer?.details?.version).toMatch(/^1-[\da-f]{6}$/)
    expect(['_pk_id.1.a', '_clck', '_ga', 'session'].filter((name) => answer?.forgotten(name))).toEqual([
      '_clck',
    ])
  })

  test('all that are ticked are a yes, none is a no', () => {
    const all = readConsentForm({ consent: 'some', category: ['statistics', 'marketing'] }, setup)
    expect(all).toMatchObject({ value: 'yes', details: { some: ['statistics', 'marketing'] } })
    const none = readConsentForm({ consent: 'some' }, setup)
    expect(none).toMatchObject({ value: 'no', details: { some: [] } })
    expect(['_pk_id.1.a', '_clck', '_ga'].every((name) => none?.forgotten(name))).toBe(true)
  })

  test.each([['unknown'], ['__proto__'], ['statistics', 'nothing'], ['a\r\nSet-Cookie: x=1']])(
    'a category that the site does not have is refused: %s',
    (...category) => {
      expect(() => readConsentForm({ consent: 'some', category }, setup)).toThrow(
        'The form names a category of consent that this site does not have',
      )
    },
  )

  test.each(['maybe', '', undefined, ['yes'], { yes: 1 }])('%j is no answer', (consent) => {
    expect(readConsentForm({ consent }, setup)).toBeUndefined()
  })

  test('no cookie of another name than tools use is ever forgotten', () => {
    const answer = readConsentForm({ consent: 'no' }, setup)
    for (const name of ['consent', 'theme', 'i18n_redirected', '_pk_\r\nX: y', '_pk_é'])
      expect(answer?.forgotten(name)).toBe(false)
  })
})

test('the cookies of a tag manager stay with its own category alone', () => {
  const { value } = siteFile.read(`consent:
  categories:
    statistics:
    ads: { label: Ads, tags: [{ gtm: { id: GTM-AB12CD3 } }] }
`) as { readonly value: { readonly consent?: ConsentSetup } }
  const isForgotten = (category: string) =>
    readConsentForm({ consent: 'some', category }, value.consent)?.forgotten('_ga')
  expect(isForgotten('statistics')).toBe(true)
  expect(isForgotten('ads')).toBe(false)
})

test('a site without categories knows no "some"', () => {
  expect(readConsentForm({ consent: 'some', category: 'statistics' }, undefined)).toBeUndefined()
})
