import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { CmsError } from '../../../server/cms/http-client/cms-error.ts'
import type { TreeItem } from '../../../src/content/types.ts'
import { fakeSource } from '../../support/content.ts'
import { titleOf, visibleOf } from '../../support/html.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, serveDeps, testDeps } from '../../support/test-deps.ts'

const fails = (retryAfter?: number) => async () => {
  throw new CmsError(
    'unreachable',
    'nothing of this may show',
    retryAfter === undefined ? {} : { retryAfter },
  )
}
const down = (retryAfter?: number) => ({
  page: fails(retryAfter),
  tree: fails(retryAfter),
  globals: fails(retryAfter),
  translations: fails(retryAfter),
  navigation: fails(retryAfter),
})

const expectLosses = () => {
  expectLog('error', 'Failed to fetch global data')
  expectLog('error', 'Failed to fetch translations')
  expectLog('error', 'Navigation could not be loaded')
  expectLog('error', 'Redirect rules could not be loaded')
  expectLog('warn', 'Google Site Verification ID is missing')
}

describe('a content system that cannot be asked', () => {
  test.each([
    ['/', 'Even niet bereikbaar'],
    ['/en/about-us', 'Briefly unavailable'],
    ['/de/sitemap', 'Gerade nicht erreichbar'],
  ])('%s answers 503 with Retry-After and the error screen in its language', async (path, title) => {
    expectLosses()
    const answer = await request(await serve({ source: fakeSource(down()) })).get(path)
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(titleOf(answer.text)).toContain(title)
    expect(answer.text).not.toContain('nothing of this may show')
  })

  test('the screen says that another try will help', async () => {
    expectLosses()
    const answer = await request(await serve({ source: fakeSource(down()) })).get('/en')
    expect(visibleOf(answer.text)).toContain('Try again in a few seconds')
  })

  test('the wait that it asks for is passed on', async () => {
    expectLosses()
    const answer = await request(await serve({ source: fakeSource(down(90)) })).get('/')
    expect(answer.headers['retry-after']).toBe('90')
  })

  test('the design system is still served in three languages', async () => {
    expectLosses()
    const site = await serve({ source: fakeSource(down()) })
    for (const prefix of ['', '/en', '/de']) {
      await request(site).get(`${prefix}/designsystem`).expect(200)
      await request(site).get(`${prefix}/designsystem/buttons`).expect(200)
    }
  })

  test('a hundred visitors do not make a hundred error lines', async () => {
    expectLosses()
    const deps = await testDeps({ source: fakeSource(down()) })
    const site = await serveDeps(deps)
    for (let visit = 0; visit < 10; visit += 1) await request(site).get('/').expect(503)
    const errors = deps.logs.filter(({ level }) => level >= 50).map(({ msg }) => msg)
    expect(errors).toHaveLength(new Set(errors).size)
  })

  test('the payload of a page answers 503 as problem JSON', async () => {
    expectLog('error', 'Failed to fetch global data')
    expectLog('error', 'Failed to fetch translations')
    expectLog('error', 'Redirect rules could not be loaded')
    const answer = await request(await serve({ source: fakeSource(down()) })).get('/_payload.json')
    expect(answer.status).toBe(503)
    expect(answer.body).toEqual({ type: 'about:blank', title: 'Service Unavailable', status: 503 })
  })
})

test('globals, texts and addresses are asked for at once, not one after the other', async () => {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const hold =
    <T>(name: string, answer: T) =>
    async () => {
      asked.push(name)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    }
  const site = await serve({
    source: fakeSource({
      globals: hold('globals', {}),
      translations: hold('translations', []),
      tree: hold<readonly TreeItem[]>('tree', []),
    }),
  })
  expectLog('warn', 'Google Site Verification ID is missing')
  const answer = request(site)
    .get('/en/about-us')
    .then(({ status }) => status)
  await expect.poll(() => new Set(asked)).toEqual(new Set(['globals', 'translations', 'tree']))
  const release = setInterval(() => {
    for (const go of waiting.splice(0)) go()
  }, 1)
  expect(await answer).toBe(200)
  clearInterval(release)
})
