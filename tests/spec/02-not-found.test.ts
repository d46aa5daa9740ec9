/** Addresses that have no page (docs/reference/site.md#messages). */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { defaultLanguages, defaultRows } from '../../src/i18n/languages.ts'
import { fakeSource, globalsWith } from '../support/content.ts'
import { langOf, mainOf, metaOf, titleOf, visibleOf } from '../support/html.ts'
import { writtenLocales } from '../support/languages.ts'
import { sendRaw } from '../support/raw.ts'
import { serveFile } from '../support/test-deps.ts'

const site = await serveFile()

const everywhere = <T extends object>(rows: readonly T[]) =>
  defaultRows.flatMap(({ locale }) => rows.map((row) => ({ locale, ...row })))

describe('not found', () => {
  const texts = { nl: 'Pagina niet gevonden', en: 'Page not found', de: 'Seite nicht gefunden' }

  const unmatched = everywhere([
    { path: '/designsystem/unknown', why: 'an unknown name in the design system' },
    { path: '/designsystem/toString', why: 'a name that every object has' },
    { path: '/a/b/c/d/e/f/g/h/i/j/k', why: 'eleven segments' },
  ])
  test.each(unmatched)(
    "no route matches $why in $locale: 'Page not found: {fullPath}'",
    async ({ locale, path }) => {
      const fullPath = `${defaultLanguages.withPrefix(locale, path)}?a=1`
      const answer = await request(site).get(fullPath).expect(404)
      expect(visibleOf(answer.text)).toContain(`Page not found: ${fullPath}`)
      expect(visibleOf(answer.text)).not.toContain('Page Not Found:')
      expect(langOf(answer.text)).toBe(locale)
    },
  )

  test.each(writtenLocales)(
    "the validation of a slug fails in %s: 'Page Not Found: {fullPath}'",
    async (locale) => {
      const fullPath = `${defaultLanguages.withPrefix(locale, '/nowhere/to/be')}?a=1`
      const answer = await request(site).get(fullPath).expect(404)
      expect(visibleOf(answer.text)).toContain(`Page Not Found: ${fullPath}`)
      expect(visibleOf(answer.text)).not.toContain('Page not found: /')
      expect(titleOf(answer.text)).toContain(texts[locale])
      expect(langOf(answer.text)).toBe(locale)
    },
  )

  test('a page that exists in another language only is not found', async () => {
    await request(site).get('/en/over-ons').expect(404)
    await request(site).get('/about-us').expect(404)
  })

  test.each(['constructor', 'valueOf', '__proto__', 'CON', 'x'.repeat(300), 'name.', '.env'])(
    'the slug %s is not found, also the second time',
    async (slug) => {
      const server = site
      await request(server).get(`/${slug}`).expect(404)
      await request(server).get(`/${slug}`).expect(404)
    },
  )

  test('the answer is never indexed and never stored, and its reason phrase is the standard one', async () => {
    const answer = await request(site).get('/a%20b').expect(404)
    expect(metaOf(answer.text, 'robots')).toBe('noindex')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((answer as unknown as { res: { statusMessage: string } }).res.statusMessage).toBe('Not Found')
  })

  test('fullPath is cut at 200 characters', async () => {
    const answer = await request(site)
      .get(`/${'x'.repeat(400)}`)
      .expect(404)
    const main = mainOf(answer.text)
    expect(main).toContain(`Page Not Found: /${'x'.repeat(199)}…`)
    expect(main.includes('x'.repeat(200))).toBe(false)
  })

  test('fullPath is escaped', async () => {
    const target = `/x?a="><script>alert(1)</script>&b='`
    const answer = await sendRaw(site, `GET ${target} HTTP/1.1`, 'Host: a.example', 'Connection: close')
    expect(answer.status).toBe(404)
    expect(answer.body.includes('<script>alert')).toBe(false)
    expect(mainOf(answer.body)).toContain(
      'Page Not Found: /x?a=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;b=',
    )
  })

  test('no other page repeats query text', async () => {
    const server = site
    for (const path of ['/', '/sitemap', '/over-ons', '/designsystem/buttons']) {
      const answer = await request(server).get(`${path}?needle=</script><script>x=1`).expect(200)
      expect(answer.text).not.toContain('needle')
    }
  })

  test('the query cannot set what the path decides', async () => {
    const server = site
    const plain = await request(server).get('/over-ons')
    const other = await request(server).get('/over-ons?slug=sitemap&locale=de&path=/en&page=error')
    expect(other.text).toBe(plain.text)
  })
})

describe('who asks for what is not there', async () => {
  const gone = await serveFile({ source: fakeSource(globalsWith({}, [{ from: '/gone', code: 410 }])) })
  const kinds = everywhere([
    { path: '/designsystem/unknown', status: 404, title: 'Not Found', message: 'Page not found: ' },
    { path: '/nowhere', status: 404, title: 'Not Found', message: 'Page Not Found: ' },
    { path: '/gone', status: 410, title: 'Gone', message: 'This page is gone' },
  ])
  const rows = kinds.map(({ locale, path, message, ...kind }) => {
    const fullPath = defaultLanguages.withPrefix(locale, path)
    return { ...kind, locale, fullPath, message: message.endsWith(' ') ? message + fullPath : message }
  })

  test.each(rows.flatMap((row) => ['text/html', '*/*'].map((accept) => ({ ...row, accept }))))(
    '$accept gets the page of $status at $fullPath, in its language',
    async (row) => {
      const answer = await request(gone).get(row.fullPath).set('Accept', row.accept)
      expect([answer.status, answer.type, langOf(answer.text)]).toEqual([row.status, 'text/html', row.locale])
      expect(metaOf(answer.text, 'robots')).toBe('noindex')
      expect(visibleOf(answer.text)).toContain(row.message)
    },
  )

  test.each(rows)('application/json gets problem JSON of $status at $fullPath', async (row) => {
    const answer = await request(gone).get(row.fullPath).set('Accept', 'application/json')
    expect([answer.status, answer.type]).toEqual([row.status, 'application/problem+json'])
    const { status, title, message: detail } = row
    expect(answer.body).toEqual({ type: 'about:blank', title, status, detail })
  })
})
