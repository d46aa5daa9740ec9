import { afterEach, describe, expect, test, vi } from 'vitest'
import { startAnalytics } from '../../../../src/client/analytics/gtm.ts'
import { answering, free, openMeasured, startWaiting } from '../../../support/measured-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
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

  test('of results is named by their heading: their title holds what somebody searched for', async () => {
    answering({ gtm_id: 'GTM-ABC123' })
    const { page, views } = openMeasured({ path: '/search?q=jan%40example.org' })
    Object.assign(page, { title: 'Zoeken: jan@example.org – Kwelder', heading: 'Zoeken' })
    await startAnalytics(free)
    expect(views()).toMatchObject([{ page_title: 'Zoeken' }])
    expect(JSON.stringify(views())).not.toContain('jan')
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
