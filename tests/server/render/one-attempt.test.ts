import request from 'supertest'
import { describe, expect, test, vi } from 'vitest'
import type { ContentSource } from '../../../server/cms/source.ts'
import { contentPage, fakeSource } from '../../support/content.ts'
import { createGate } from '../../support/gate.ts'
import { expectLog } from '../../support/reports.ts'
import { portOf, serveDeps, testDeps } from '../../support/test-deps.ts'

/** A server, and for which addresses its pages were rendered. */
async function watched(source: ContentSource, config: Readonly<Record<string, string>> = {}) {
  const deps = await testDeps({ source, config })
  const rendered: string[] = []
  const shell: typeof deps.shellCache = (around) => {
    rendered.push(around.payload.page)
    return deps.shellCache(around)
  }
  return { rendered, server: await serveDeps({ ...deps, shellCache: shell }) }
}

const off = { PAGE_CACHE_MAX_BYTES: '0' }

describe('every page is rendered once', () => {
  test.each([
    ['that is kept', {}, '/en/about-us', 'content'],
    ['that nobody keeps', off, '/en/about-us', 'content'],
    ['that does not exist', {}, '/en/nowhere', 'error'],
  ])('one %s', async (_, config, path, page) => {
    const { rendered, server } = await watched(fakeSource(), config)
    await request(server).get(path)
    expect(rendered).toEqual([page])
  })

  test('one that fails, and then its error screen', async () => {
    expectLog('error', 'Request failed')
    expectLog('error', 'The error screen could not be rendered inside its layout')
    // A menu of another shape than every source promises breaks the header.
    const { rendered, server } = await watched(
      fakeSource({ navigation: async (_, menu) => (menu === 'main' ? [null] : []) as never }),
    )
    await request(server).get('/en/about-us').expect(500)
    // Without the layout that failed with the page.
    expect(rendered).toEqual(['content', 'error', 'error'])
  })
})

test('a client that goes away in the middle costs nobody else the page', async () => {
  const [asked, gate] = [createGate(), createGate()]
  const page = vi.fn<ContentSource['page']>(async (locale, path) => {
    asked.open()
    await gate.passed
    return { kind: 'page', page: contentPage(locale, path, 'Slow') }
  })
  const { rendered, server } = await watched(fakeSource({ page }))
  const address = `http://127.0.0.1:${portOf(server)}/en/slow`
  const leaving = new AbortController()
  const left = expect(fetch(address, { signal: leaving.signal })).rejects.toThrow()
  await asked.passed
  const staying = fetch(address)
  leaving.abort()
  await left
  gate.open()
  const answer = await staying
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('>Slow</h1>')
  expect(rendered).toEqual(['content'])
})
