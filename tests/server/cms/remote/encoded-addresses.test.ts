import request from 'supertest'
import { expect, test } from 'vitest'
import { entry, remoteSite } from '../../../support/remote-site.ts'
import { serve } from '../../../support/test-deps.ts'

const german = (id: string, uri: string, title: string) =>
  entry(id, { key: id.replace('-de', ''), locale: 'de', uri, title })

/** A site whose addresses are not ASCII, behind the whole application. */
function serveSite() {
  const site = remoteSite({
    languages: {
      nl: [
        entry('home', { uri: '/' }),
        entry('street', { uri: '/stra%C3%9Fe/u\u0308ber uns', url: '/straße/über uns', title: 'Straat' }),
        entry('plain', { uri: '/gewoon' }),
        entry('old', { uri: '/alt', redirect: 'entry::street' }),
      ],
      de: [german('home-de', '/', 'Start'), german('street-de', '/straße/große wege', 'Wege')],
    },
  })
  const links = '<p><a href="/straße/über uns#x">een</a> <a href="statamic://entry::street">twee</a></p>'
  site.cms.fields.set('plain', { blocks: [{ type: 'text', text: links }] })
  site.cms.globals = { general: { site_name: 'Straat', gsc_verification: 'x' } }
  site.cms.redirects = [{ source: '/früher/*', destination: '/straße/über%20uns' }]
  return serve({ source: site.source })
}

const path = '/stra%C3%9Fe/%C3%BCber%20uns'
const germanPath = '/de/stra%C3%9Fe/gro%C3%9Fe%20wege'
const host = 'https://www.example.org'

test('a page whose address is not ASCII is answered at its encoded address, with every address in its head encoded once', async () => {
  const { status, text } = await request(await serveSite()).get(path)
  expect(status).toBe(200)
  expect(text).toContain(`<link rel="canonical" href="${host}${path}"`)
  const alternates = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  expect(Object.fromEntries(alternates.map(([, lang, href]) => [lang, href]))).toEqual({
    nl: `${host}${path}`,
    de: `${host}${germanPath}`,
    'x-default': `${host}${path}`,
  })
  expect(text).not.toMatch(/%25C3|%2520/)
})

test.each([
  '/stra%c3%9fe/%c3%bcber%20uns',
  '/stra%C3%9Fe/u%CC%88ber%20uns',
  '/stra%C3%9Fe//%C3%BCber%20uns/',
  '/nl/stra%C3%9Fe/%C3%BCber%20uns',
  '/%73tra%C3%9Fe/%C3%BCber%20uns',
])('%s is another spelling of it', async (other) => {
  const { status, headers } = await request(await serveSite()).get(other)
  expect([status, headers.location]).toEqual([308, path])
})

test('the languages lead to each other, and so do links in texts, redirects and rules', async () => {
  const server = await serveSite()
  const own = await request(server).get(path)
  const hrefs = [...own.text.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURI(href ?? ''))
  expect(hrefs).toContain(decodeURI(germanPath))
  expect((await request(server).get(germanPath)).status).toBe(200)

  const { text } = await request(server).get('/gewoon')
  expect(text).toContain(`<a href="${path}#x">een</a> <a href="${path}">twee</a>`)

  const redirect = await request(server).get('/alt')
  expect([redirect.status, redirect.headers.location]).toEqual([302, path])
  const rule = await request(server).get('/fr%C3%BCher/x')
  expect([rule.status, rule.headers.location]).toEqual([301, path])
})
