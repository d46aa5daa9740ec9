import { existsSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { fakeSource, globalsWith } from '../../support/content.ts'
import { expectLog } from '../../support/reports.ts'
import { serve } from '../../support/test-deps.ts'

const address = '/site.webmanifest'

test('the manifest says what the site is called, in which language and where it begins', async () => {
  const source = fakeSource(globalsWith({ site_name: 'Wad & Water', description: 'Over het wad' }))
  const answer = await request(await serve({ source }))
    .get(address)
    .expect(200)
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(JSON.parse(answer.text)).toMatchObject({
    name: 'Wad & Water',
    short_name: 'Wad & Water',
    description: 'Over het wad',
    lang: 'nl',
    dir: 'ltr',
    start_url: '/',
    display: 'browser',
    background_color: '#f7fbfb',
  })
})

test('every icon of the manifest is served, and has a neutral one', async () => {
  const { icons } = JSON.parse((await request(await serve()).get(address)).text)
  expect(icons).toHaveLength(4)
  for (const { src } of icons)
    expect(existsSync(join(import.meta.dirname, '../../../public/neutral', src)), src).toBe(true)
})

test('a browser that has the manifest is told that nothing changed', async () => {
  const server = await serve()
  const { headers } = await request(server).get(address)
  expect(headers['cache-control']).toBe('public, max-age=3600')
  await request(server)
    .get(address)
    .set('If-None-Match', headers.etag ?? '')
    .expect(304)
})

test('without settings the site has no name of its own, and that is not kept', async () => {
  expectLog('error', 'Failed to fetch global data')
  expectLog('warn', 'Google Site Verification ID is missing')
  const source = fakeSource({ globals: () => Promise.reject(new Error('down')) })
  const { headers, text } = await request(await serve({ source }))
    .get(address)
    .expect(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(JSON.parse(text).name).toBe('Website')
})

test('pages lead to the manifest and to the icons', async () => {
  const { text } = await request(await serve()).get('/en')
  expect(text).toContain(`<link rel="manifest" href="${address}">`)
  expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
})
