import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchGtmId, startAnalytics } from '../../src/analytics/gtm.ts'
import { expectConsole } from '../support/reports.ts'

interface FakeScript {
  async: boolean
  src: string
  readonly dataset: Record<string, string>
}

/** As much of a document as the snippet touches. */
function fakeDocument() {
  const scripts: FakeScript[] = []
  return {
    scripts,
    querySelector: () => scripts.find(({ dataset }) => dataset.gtm !== undefined) ?? null,
    createElement: (): FakeScript => ({ async: false, src: '', dataset: {} }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  }
}

const page = { document: fakeDocument(), window: {} as { dataLayer?: unknown[] } }

beforeEach(() => {
  page.document = fakeDocument()
  page.window = {}
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('window', page.window)
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

const free = { apiBase: '', consentRequired: false, consent: () => 'undecided', onConsent: () => {} }

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
  await startAnalytics(free)
  expect(page.document.scripts).toEqual([])
})

test('a network failure is logged with the same words', async () => {
  expectConsole('error', /^Failed to fetch GTM ID/)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await fetchGtmId('')).toBeUndefined()
})

test('the snippet is injected once', async () => {
  answering({ gtm_id: 'GTM-ABC123' })
  await startAnalytics(free)
  await startAnalytics(free)
  expect(page.document.scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  ])
  expect(page.window.dataLayer).toHaveLength(1)
})

describe('where consent is required', () => {
  test('nothing third-party is requested before the visitor agrees', async () => {
    answering({ gtm_id: 'GTM-ABC123' })
    await startAnalytics({ ...free, consentRequired: true })
    expect(page.document.scripts).toEqual([])
  })

  test.each([
    ['yes', 1],
    ['no', 0],
  ])('the decision "%s" injects %i scripts', async (decision, count) => {
    answering({ gtm_id: 'GTM-ABC123' })
    const visitor = { consent: 'undecided', decided: () => {} }
    await startAnalytics({
      apiBase: '',
      consentRequired: true,
      consent: () => visitor.consent,
      onConsent: (decided) => {
        visitor.decided = decided
      },
    })
    visitor.consent = decision
    visitor.decided()
    expect(page.document.scripts).toHaveLength(count)
  })

  describe.each(['undecided', 'no'])('an agreement that becomes "%s"', (withdrawn) => {
    const decide = async (before: string) => {
      answering({ gtm_id: 'GTM-ABC123' })
      const reload = vi.fn()
      vi.stubGlobal('location', { reload })
      const visitor = { consent: before, decided: () => {} }
      await startAnalytics({
        apiBase: '',
        consentRequired: true,
        consent: () => visitor.consent,
        onConsent: (decided) => {
          visitor.decided = decided
        },
      })
      visitor.consent = withdrawn
      visitor.decided()
      return reload
    }

    test('loads the document again, because a script that runs cannot be taken out', async () => {
      expect(await decide('yes')).toHaveBeenCalledOnce()
    })

    test('leaves a document alone that was never measured', async () => {
      expect(await decide('undecided')).not.toHaveBeenCalled()
    })
  })

  test('an agreement of an earlier visit counts', async () => {
    answering({ gtm_id: 'GTM-ABC123' })
    await startAnalytics({ ...free, consentRequired: true, consent: () => 'yes' })
    expect(page.document.scripts).toHaveLength(1)
  })
})
