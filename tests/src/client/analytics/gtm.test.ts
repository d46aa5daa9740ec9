import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchGtmId } from '../../../../src/client/analytics/fetch-gtm-id.ts'
import { startAnalytics } from '../../../../src/client/analytics/gtm.ts'
import type { Tag } from '../../../../src/consent/tags.ts'
import { answering, free, openMeasured, startWaiting } from '../../../support/measured-page.ts'
import { expectConsole } from '../../../support/reports.ts'

beforeEach(() => {
  openMeasured()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the tag manager id comes from /api/globalsData', async () => {
  const asked = answering({ gtm_id: 'GTM-ABC123' })
  expect(await fetchGtmId('')).toBe('GTM-ABC123')
  expect(asked).toEqual(['/api/globalsData'])
})

test('the API base stands before the address', async () => {
  const asked = answering({ gtm_id: 'GTM-ABC123' })
  await fetchGtmId('https://api.example.org')
  expect(asked).toEqual(['https://api.example.org/api/globalsData'])
})

test.each([null, undefined, '', 'UA-1', "GTM-X');alert(1)//", 'GTM-abc123', 'GTM-ABC', 1, ['GTM-ABC123']])(
  'the console warns that no id was detected: %j',
  async (id) => {
    expectConsole('warn', /no .*id.* detected/i)
    answering({ gtm_id: id })
    expect(await fetchGtmId('')).toBeUndefined()
  },
)

test('a tag manager id that cannot be fetched is logged, and analytics are skipped', async () => {
  expectConsole('error', /^Failed to fetch GTM ID/)
  answering({}, 503)
  const { scripts } = openMeasured()
  await startAnalytics(free)
  expect(scripts).toEqual([])
})

test('a network failure is logged with the same words', async () => {
  expectConsole('error', /^Failed to fetch GTM ID/)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await fetchGtmId('')).toBeUndefined()
})

test.each<[string, Tag, readonly string[], string]>([
  [
    'a tool with an id of its own needs none of the content',
    { kind: 'matomo', url: 'https://stats.example/', site: '3' },
    [],
    'https://stats.example/matomo.js',
  ],
  [
    'a tag manager without an id has that of the content',
    { kind: 'gtm' },
    ['/api/globalsData'],
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  ],
])('on a site with categories %s', async (_name, tag, addresses, script) => {
  const asked = answering({ gtm_id: 'GTM-ABC123' })
  const { scripts } = openMeasured()
  const categories = [{ key: 'statistics', signals: [], tags: [tag] }]
  await startAnalytics({ ...free, consent: { versions: ['1'], categories } })
  expect(asked).toEqual(addresses)
  expect(scripts.map(({ src }) => src)).toEqual([script])
})

test('where consent is not required the snippet is injected once, without a word about consent', async () => {
  answering({ gtm_id: 'GTM-ABC123' })
  const { scripts, layer } = openMeasured()
  await startAnalytics(free)
  await startAnalytics(free)
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
  expect(layer().filter((entry) => (entry as { event?: string }).event === 'gtm.js')).toHaveLength(1)
  expect(layer().map(String)).not.toContain('[object Arguments]')
})

describe('where consent is required', () => {
  test('nothing third-party is requested before the visitor agrees', async () => {
    const { scripts, layer } = await startWaiting()
    expect(scripts).toEqual([])
    expect(layer()).toEqual([])
  })

  test.each([
    ['yes', 1],
    ['no', 0],
  ] as const)('the decision "%s" injects %i scripts', async (decision, count) => {
    const { scripts, decide } = await startWaiting()
    decide(decision)
    expect(scripts).toHaveLength(count)
  })

  test('everything is denied first, then what was agreed to is granted, and only then the tag is there', async () => {
    const { layer, decide } = await startWaiting()
    decide('yes')
    const [first, second, third] = layer()
    expect(Object.prototype.toString.call(first)).toBe('[object Arguments]')
    expect([...(first as Iterable<unknown>)]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
      },
    ])
    expect([...(second as Iterable<unknown>)]).toEqual([
      'consent',
      'update',
      { analytics_storage: 'granted' },
    ])
    expect(third).toMatchObject({ event: 'gtm.js' })
  })

  test.each(['undecided', 'no'] as const)(
    'an agreement that becomes "%s" ends with the document',
    async (to) => {
      const { decide, location, removed } = await startWaiting({ consent: 'yes' })
      decide(to)
      expect(location.reload).toHaveBeenCalledOnce()
      const names = new Set(removed.map((text) => text.split('=')[0]))
      expect([...names], 'cookies of measurement are removed, others stay').toEqual(['_ga', '_ga_X1', '_gid'])
      expect(removed).toContain('_gid=; Max-Age=0; Path=/; Domain=example.org')
    },
  )

  test('a document that was never measured is left alone', async () => {
    const { decide, location } = await startWaiting()
    decide('no')
    expect(location.reload).not.toHaveBeenCalled()
  })

  test('an agreement of an earlier visit counts', async () => {
    expect((await startWaiting({ consent: 'yes' })).scripts).toHaveLength(1)
  })

  test('an agreement that another tab took back ends with the next page', async () => {
    const { page, goTo, location, views } = await startWaiting({ consent: 'yes' })
    page.cookies = ''
    goTo('/dijk')
    expect(location.reload).toHaveBeenCalledOnce()
    expect(views()).toHaveLength(1)
  })
})
