/** Pages in a real cache in front, for visitors with choices and without scripts. */
import request from 'supertest'
import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/chaos/lab/free-port.mjs'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { portOf, serve } from '../../support/test-deps.ts'
import { startVarnish } from '../../support/varnish.ts'

async function openCache() {
  const port = await freePort()
  const source = fakeSource({ ...only(contentPage('en', '/about-us', 'About us')) })
  await startVarnish(port, portOf(await serve({ source })))
  return async (cookie = '') => {
    const answer = await request(`http://127.0.0.1:${port}`).get('/en/about-us').set('Cookie', cookie)
    return {
      theme: /<html[^>]*data-theme="(\w+)"/.exec(answer.text)?.[1],
      isCached: String(answer.headers['x-varnish']).includes(' '),
      cacheControl: answer.headers['cache-control'],
    }
  }
}

test('a page that was kept for others is in the theme that a visitor chose, without scripts', async () => {
  const get = await openCache()
  await get()
  expect(await get()).toMatchObject({ theme: undefined, isCached: true })
  expect(await get('theme=dark')).toMatchObject({ theme: 'dark', isCached: false })
  expect(await get('a=b; theme=light')).toMatchObject({ theme: 'light', isCached: false })
})

test('a page with the choices of one visitor reaches no other', async () => {
  const get = await openCache()
  const { cacheControl } = await get('theme=dark')
  expect(cacheControl).toMatch(/private|no-store/)
  expect(await get()).toMatchObject({ theme: undefined })
})

test('cookies of others, such as those of measurement, keep no page from the cache', async () => {
  const get = await openCache()
  await get()
  expect(await get('_ga=GA1.1.1; sessionid=1')).toMatchObject({ isCached: true })
})
