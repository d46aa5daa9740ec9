import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { SourceHealth } from '../../../server/cms/source.ts'
import type { Lifecycle } from '../../../server/deps.ts'
import { fakeSource } from '../../support/content.ts'
import { buildId, serve, serveDeps, testDeps } from '../../support/test-deps.ts'

async function inState(state: Lifecycle['state']) {
  const deps = await testDeps()
  deps.lifecycle.state = state
  return serveDeps(deps)
}

describe('/health/live', () => {
  test.each(['starting', 'ready', 'stopping'] as const)('the process answers while %s', async (state) => {
    const answer = await request(await inState(state))
      .get('/health/live')
      .expect(200)
    expect(answer.body).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('/health/startup', () => {
  test('is 503 until content was loaded once, and 200 from then on', async () => {
    const content = { loaded: false }
    const source = fakeSource({
      health: () => ({ state: 'degraded', age_s: 0, pages: 0, broken: 0, ...content }),
    })
    const deps = await testDeps({ source })
    const server = await serveDeps(deps)
    const statusNow = async () => (await request(server).get('/health/startup')).status
    expect(await statusNow()).toBe(503)
    content.loaded = true
    deps.lifecycle.state = 'starting'
    expect(await statusNow()).toBe(503)
    deps.lifecycle.state = 'ready'
    expect(await statusNow()).toBe(200)
    content.loaded = false
    deps.lifecycle.state = 'stopping'
    expect(await statusNow()).toBe(200)
  })
})

describe('/health/ready', () => {
  test('is 200 once content has been loaded', async () => {
    await request(await inState('ready'))
      .get('/health/ready')
      .expect(200)
  })

  test('is 503 as long as no content was loaded or restored', async () => {
    const source = fakeSource({
      health: () => ({ state: 'degraded', loaded: false, age_s: 0, pages: 0, broken: 0 }),
    })
    const answer = await request(await serve({ source }))
      .get('/health/ready')
      .expect(503)
    expect(answer.body).toEqual({ status: 'starting' })
  })

  test.each(['starting', 'warming', 'stopping'] as const)('is 503 while %s', async (state) => {
    const answer = await request(await inState(state))
      .get('/health/ready')
      .expect(503)
    expect(answer.body).toEqual({ status: state })
  })
})

describe('/health', () => {
  const withSource = (health: Partial<SourceHealth>) => {
    const source = fakeSource({
      health: () => ({ state: 'ok', loaded: true, age_s: 1.4, pages: 5, broken: 0, ...health }),
    })
    return serve({ source })
  }

  test('says what monitoring needs, without addresses and error texts', async () => {
    const answer = await request(await withSource({}))
      .get('/health')
      .expect(200)
    expect(answer.body).toEqual({
      status: 'ok',
      buildId,
      uptime_s: expect.any(Number),
      checks: {
        content: {
          source: 'fake',
          state: 'ok',
          loaded: true,
          age_s: 1,
          pages: 5,
          broken: 0,
          unknown_sets: 0,
        },
        search: { state: 'idle', documents: {}, full: false },
        pictures: { made: 0, waiting: 0, cache_bytes: 0 },
      },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('the last good content on disk is a check of its own', async () => {
    const answer = await request(await withSource({ snapshot: { state: 'failed', age_s: 7 } })).get('/health')
    expect(answer.body.checks.snapshot).toEqual({ state: 'failed', age_s: 7 })
  })

  test.each([
    ['ok', 200],
    ['degraded', 200],
    ['down', 503],
  ] as const)('a content source that is %s answers %i', async (state, status) => {
    const answer = await request(await withSource({ state }))
      .get('/health')
      .expect(status)
    expect(answer.body.status).toBe(state)
  })

  test.each(['starting', 'stopping'] as const)('is 503 while %s', async (state) => {
    const answer = await request(await inState(state))
      .get('/health')
      .expect(503)
    expect(answer.body.status).toBe('down')
  })

  test('is 200 while the process warms up: whoever asks is answered', async () => {
    await request(await inState('warming'))
      .get('/health')
      .expect(200)
  })

  test('HEAD answers too', async () => {
    await request(await inState('ready'))
      .head('/health')
      .expect(200)
  })

  test('other spellings are not health', async () => {
    await request(await inState('ready'))
      .get('/health/')
      .redirects(0)
      .expect(308)
    await request(await inState('ready'))
      .get('/health/unknown')
      .expect(404)
  })
})
