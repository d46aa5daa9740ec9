import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchGtmId, startAnalytics } from '../../src/analytics/gtm.ts'
import { openMeasured } from '../support/measured-page.ts'
import { expectConsole } from '../support/reports.ts'

beforeEach(() => {
  openMeasured()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(body: unknown, status = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(body, { status })
  })
  return asked
}

const free = { apiBase: '', consentRequired: false, buildId: 'b1', onConsent: () => {} }

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

test('where consent is not required the snippet is injected once, without a word about consent', async () => {
  answering({ gtm_id: 'GTM-ABC123' })
  const { scripts, layer } = openMeasured()
  await startAnalytics(free)
  await startAnalytics(free)
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
  expect(layer().filter((entry) => (entry as { event?: string }).event === 'gtm.js')).toHaveLength(1)
  expect(layer().map(String)).not.toContain('[object Arguments]')
})

/** Starts analytics that wait for consent; `decide` is what a visitor does with the banner. */
async function startWaiting(options: Parameters<typeof openMeasured>[0] = {}) {
  answering({ gtm_id: 'GTM-ABC123' })
  const opened = openMeasured(options)
  const followers: (() => void)[] = []
  await startAnalytics({
    ...free,
    consentRequired: true,
    onConsent: (decided) => followers.push(decided),
  })
  const decide = (answer: 'yes' | 'no' | 'undecided') => {
    opened.page.documentElement.dataset.consent = answer
    opened.page.cookies = `consent=${answer}.1.2026-11-22; _ga=1; _ga_X1=2; _gid=3; other=4`
    for (const follow of followers) follow()
  }
  return { ...opened, decide }
}

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

  test.each(['goTo', 'wakeUp'] as const)(
    'an agreement that another tab took back ends with the next page: %s',
    async (next) => {
      const opened = await startWaiting({ consent: 'yes' })
      opened.page.cookies = ''
      opened[next]('/dijk')
      expect(opened.location.reload).toHaveBeenCalledOnce()
      expect(opened.views()).toHaveLength(1)
    },
  )
})

describe('a page view', () => {
  const start = async (options: Parameters<typeof openMeasured>[0] = {}, buildId = 'b1') => {
    answering({ gtm_id: 'GTM-ABC123' })
    const opened = openMeasured(options)
    await startAnalytics({ ...free, buildId })
    return opened
  }

  test('says address, title and language, and of the query only what campaigns add', async () => {
    const { views } = await start({ path: '/kust?token=geheim&utm_source=brief&email=a@b.example#x' })
    expect(views()).toEqual([
      {
        event: 'page_view',
        page_location: 'https://www.example.org/kust?utm_source=brief',
        page_path: '/kust',
        page_title: 'Kust – Kwelder',
        page_language: 'nl',
      },
    ])
  })

  test('is sent for each page shown in place, with its own title, and not for the same page again', async () => {
    const { goTo, views } = await start()
    goTo('/dijk', 'Dijk')
    goTo('/dijk', 'Dijk')
    goTo('/kust', 'Kust')
    expect(views()).toMatchObject([
      { page_path: '/kust' },
      { page_path: '/dijk', page_title: 'Dijk' },
      { page_path: '/kust', page_title: 'Kust' },
    ])
  })

  test('is not sent again when a document wakes up', async () => {
    const { wakeUp, views } = await start()
    wakeUp()
    expect(views()).toHaveLength(1)
  })

  test.each([
    ['a reload by the same build', { type: 'reload' }, 'b1', 0],
    ['a reload by another build', { type: 'reload' }, 'b2', 1],
    ['a reload of a page that was not counted', { type: 'reload', path: '/dijk' }, 'b1', 1],
    ['going back to a document that has to be loaded', { type: 'back_forward' }, 'b1', 1],
    ['a visit by a link', { type: 'navigate' }, 'b1', 1],
  ] as const)('%s: %#', async (_name, options, buildId, count) => {
    const storage = new Map<string, string>()
    await start({ storage })
    const { views } = await start({ storage, ...options }, buildId)
    expect(views()).toHaveLength(count)
  })

  test.each([
    ['navigate', 1],
    ['reload', 0],
  ] as const)('where storage is blocked, a document by %s is counted %i times', async (type, count) => {
    expect((await start({ type, storage: undefined })).views()).toHaveLength(count)
  })

  test('of a document that nobody looks at waits until somebody does, and so does the tag', async () => {
    answering({ gtm_id: 'GTM-ABC123' })
    const { page, scripts, views } = openMeasured({ visibility: 'hidden' })
    const started = startAnalytics(free)
    await new Promise(setImmediate)
    page.dispatchEvent(new Event('visibilitychange'))
    expect([views(), scripts]).toEqual([[], []])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await started
    expect(views()).toHaveLength(1)
    expect(scripts).toHaveLength(1)
  })

  test('of pages that were seen before the answer is not sent later: a yes counts the present page', async () => {
    const { goTo, decide, views } = await startWaiting()
    goTo('/dijk')
    goTo('/plas')
    expect(views()).toEqual([])
    decide('yes')
    expect(views()).toMatchObject([{ page_path: '/plas' }])
  })
})
