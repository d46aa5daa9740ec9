import { expect, test } from 'vitest'
import { asList } from '../../../../server/cms/model/values.ts'
import type { RemoteAdapter, RemoteEntry } from '../../../../server/cms/remote/adapter.ts'
import { sanitizeHtml } from '../../../../server/cms/rich-text/rich-text.ts'
import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { fetchFrom, type Respond } from '../../../support/cms/fetch.ts'
import { envelope, pageItem } from '../../../support/cms/fetch-values.ts'
import { expectLog } from '../../../support/reports.ts'

async function entryAt(adapter: RemoteAdapter, locale: Locale, uri: string): Promise<RemoteEntry> {
  const entries = (await adapter.content()).languages.get(locale)?.entries ?? []
  const found = entries.find((entry) => entry.uri === uri)
  if (!found) throw new Error(`No entry at ${uri} in ${locale}`)
  return found
}

const fieldsAt = async (adapter: RemoteAdapter, locale: Locale, uri: string): Promise<Values | undefined> =>
  adapter.fields(await entryAt(adapter, locale, uri))

/**
 * One page whose item is what a test says; in a language its list shows another title, so that it is
 * translated.
 */
const onePage =
  (item: (locale: string | null) => object | null | [], uri = '/over'): Respond =>
  ({ path, query }) => {
    const title = query.get('locale') ?? 'Nederlands'
    if (path === '/!/Fetch/pages') return { body: envelope([pageItem(uri, { title, content: '<p>Nl</p>' })]) }
    return path === `/!/Fetch/page${uri}` ? { body: envelope(item(query.get('locale'))) } : undefined
  }

test('the fields come in their order, without what Fetch adds to them', async () => {
  const { adapter } = await fetchFrom()
  expect(await fieldsAt(adapter, 'nl', '/over-ons')).toEqual({
    title: 'Over ons',
    subtitle: 'Wie wij zijn',
    content: '<p>Tekst <em>over</em> ons.</p>\n',
  })
  expect(Object.keys((await fieldsAt(adapter, 'nl', '/nieuws/eerste')) ?? {})).toEqual([
    'title',
    'onderwerpen',
    'content',
  ])
})

test('the fields are one object until the answer changes', async () => {
  const { adapter } = await fetchFrom({ pagesTtl: 0 })
  const first = await fieldsAt(adapter, 'en', '/about-us')
  expect(first).toBeDefined()
  expect(await fieldsAt(adapter, 'en', '/about-us')).toBe(first)
})

test('a localized address is resolved through the lists; the content system is asked by the default one', async () => {
  const { adapter, standIn } = await fetchFrom()
  expect(await fieldsAt(adapter, 'en', '/about-us')).toMatchObject({ title: 'About us' })
  expect(await fieldsAt(adapter, 'en', '/news/first')).toMatchObject({ title: 'First post' })
  expect(standIn.count('/!/Fetch/page/over-ons?locale=en'.replace('?', '\\?'))).toBe(1)
  expect(standIn.count('/!/Fetch/entry/nieuws/eerste\\?locale=en')).toBe(1)
  expect(standIn.count(/about-us|news\/first/)).toBe(0)
})

test('an untranslated page is asked for in the default language, and only once', async () => {
  const { adapter, standIn } = await fetchFrom()
  const german = await fieldsAt(adapter, 'de', '/ueber-uns/team')
  expect(german).toEqual({ title: 'Team' })
  expect(await fieldsAt(adapter, 'nl', '/over-ons/team')).toEqual(german)
  expect(standIn.count(/page\/over-ons\/team/)).toBe(1)
})

test('the body of another language is Markdown, and becomes HTML', async () => {
  const { adapter } = await fetchFrom()
  expect(await fieldsAt(adapter, 'en', '/')).toMatchObject({
    content: '<h1>Hello <strong>there</strong></h1>',
  })
})

test('an empty body of another language shows the default one, with its language named', async () => {
  const { adapter } = await fetchFrom()
  const { content } = (await fieldsAt(adapter, 'de', '/ueber-uns')) ?? {}
  expect(content).toBe('<div lang="nl"><p>Tekst <em>over</em> ons.</p>\n</div>')
  expect(sanitizeHtml(String(content)).html).toContain('<div lang="nl">')
})

test('with the fallback off an empty body stays empty', async () => {
  const { adapter } = await fetchFrom({ fallback: false })
  expect(await fieldsAt(adapter, 'de', '/ueber-uns')).toEqual({
    title: 'Über uns',
    subtitle: 'Wie wij zijn',
  })
})

test.each([
  ['<h2>Kop</h2>\n<p>Tekst</p>', '<h2>Kop</h2>\n<p>Tekst</p>'],
  ['  <div class="x">*a*</div>', '  <div class="x">*a*</div>'],
  ['<em>a</em> *b*', '<p><em>a</em> <em>b</em></p>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
])('a localized body %j is HTML only when it begins with a block', async (content, html) => {
  const { adapter } = await fetchFrom({
    respond: onePage((locale) => pageItem('/over', { title: locale, content })),
  })
  expect(await fieldsAt(adapter, 'en', '/over')).toMatchObject({ content: html })
})

test('the body of the default language is HTML, whatever it begins with', async () => {
  const { adapter } = await fetchFrom({ respond: onePage(() => pageItem('/over', { content: 'a *b*' })) })
  expect(await fieldsAt(adapter, 'nl', '/over')).toMatchObject({ content: 'a *b*' })
})

test('{{ link:id }} in a Markdown body leads to the page, and to nowhere when there is no such page', async () => {
  const content = '[over](  {{ link:a-1 }} ) en [weg]({{ link:weg }})'
    .replaceAll('(  ', '(')
    .replaceAll(' )', ')')
  const { adapter } = await fetchFrom({
    respond: onePage((locale) => pageItem('/over', { title: locale, content })),
  })
  const fields = await fieldsAt(adapter, 'en', '/over')
  const entryPath = (id: string) => (id === 'a-1' ? '/en/about' : undefined)
  expect(sanitizeHtml(String(fields?.content), { entryPath }).html).toBe(
    '<p><a href="/en/about">over</a> en weg</p>',
  )
})

test('{{ link:id }} in HTML is left for the page to resolve', async () => {
  const { adapter } = await fetchFrom()
  const [text] = asList((await fieldsAt(adapter, 'nl', '/'))?.blocks)
  const entryPath = () => '/over-ons'
  expect(sanitizeHtml(String(memberOf(text, 'text')), { entryPath }).html).toBe(
    '<p>Welkom <a href="/over-ons">lees</a></p>',
  )
})

test('a draft has no fields, though it is delivered', async () => {
  const { adapter, standIn } = await fetchFrom()
  expect(await fieldsAt(adapter, 'nl', '/concept')).toBeUndefined()
  expect(standIn.count('page/concept')).toBe(1)
})

test.each([
  ['another page', () => pageItem('/anders')],
  ['another page at the same address', () => pageItem('/over', { id: 'other' })],
  ['the home page', () => pageItem('/')],
  ['a draft', () => pageItem('/over', { published: false })],
  ['a page for some visitors alone', () => pageItem('/over', { protect: 'password' })],
  ['an empty list', (): [] => []],
  ['null', () => null],
])('an answer with %s is no answer', async (_, item) => {
  const { adapter } = await fetchFrom({ respond: onePage(item) })
  expect(await fieldsAt(adapter, 'nl', '/over')).toBeUndefined()
})

test.each([
  ['200 with a bare list', { status: 200, body: '[]' }],
  [
    '404 with text',
    { status: 404, headers: { 'content-type': 'text/html' }, body: 'Page [/over] not found.' },
  ],
])('%s is a missing page', async (_, answer) => {
  const list = onePage(() => null)
  const { adapter } = await fetchFrom({
    respond: (request) => (request.path === '/!/Fetch/page/over' ? answer : list(request)),
  })
  expect(await fieldsAt(adapter, 'nl', '/over')).toBeUndefined()
})

test('keys that are numbers are no fields', async () => {
  const { adapter } = await fetchFrom({
    respond: onePage(() => pageItem('/over', { 0: 'page:/over', 12: 'x', kop: 'Kop' })),
  })
  expect(await fieldsAt(adapter, 'nl', '/over')).toEqual({ title: 'Pagina /over', kop: 'Kop' })
})

test('a page keeps its own field `date`; the stored form of terms is left out', async () => {
  const own = { date: '2024-05-01', onderwerpen: [], onderwerpen_raw: ['a'], losse_raw: 'b' }
  const { adapter } = await fetchFrom({ respond: onePage(() => pageItem('/over', own)) })
  expect(await fieldsAt(adapter, 'nl', '/over')).toEqual({
    title: 'Pagina /over',
    date: '2024-05-01',
    onderwerpen: [],
    losse_raw: 'b',
  })
})

test('a page whose address is an alias of home is not asked for, and is at no address', async () => {
  for (const uri of ['/home/iets', '/0']) expectLog('warn', `It answers ${uri} with another page`)
  const items = [pageItem('/'), pageItem('/home/iets'), pageItem('/0')]
  const { adapter, standIn } = await fetchFrom({
    respond: ({ path }) => (path === '/!/Fetch/pages' ? { body: envelope(items) } : undefined),
  })
  const { languages } = await adapter.content()
  const entries = languages.get('nl')?.entries ?? []
  expect(entries.map(({ id, uri }) => [id, uri])).toEqual([
    ['page:/', '/'],
    ['page:/home/iets', undefined],
    ['page:/0', undefined],
  ])
  for (const entry of entries.slice(1)) expect(await adapter.fields(entry)).toBeUndefined()
  expect(standIn.count('/!/Fetch/page/')).toBe(0)
})

test('a page at an alias of home that only leads elsewhere needs no asking', async () => {
  const items = [pageItem('/'), pageItem('/home', { redirect: '/' })]
  const { adapter } = await fetchFrom({
    respond: ({ path }) => (path === '/!/Fetch/pages' ? { body: envelope(items) } : undefined),
  })
  const { languages } = await adapter.content()
  expect(languages.get('nl')?.entries[1]).toMatchObject({ uri: '/home', redirect: '/' })
})

test('an unknown entry of another language is a 500, which is a failure and no 404', async () => {
  expectLog('error', /500/)
  const { adapter, standIn } = await fetchFrom()
  const entry = await entryAt(adapter, 'en', '/news/first')
  standIn.fault('status=500', 'entry/nieuws/eerste')
  await expect(adapter.fields(entry)).rejects.toMatchObject({
    name: 'CmsError',
    fault: 'status',
    status: 500,
  })
})

test('nothing is asked for that the site does not need: no HEAD, debug, users, formset or search', async () => {
  const { adapter, standIn } = await fetchFrom({ collections: ['translations'] })
  const { languages } = await adapter.content()
  for (const { entries } of languages.values()) await Promise.all(entries.map(adapter.fields))
  await Promise.all([adapter.globals('en'), adapter.translations('de'), adapter.forms()])
  await Promise.all([adapter.navigation('nl', 'main'), adapter.redirects('nl')])
  expect(new Set(standIn.requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(standIn.count(/debug|users?\b|formset|search|clear-cache|page\/about-us|deep|filter/)).toBe(0)
  const asJson = standIn.requests.filter(({ path }) => path.startsWith('/!/'))
  expect(new Set(asJson.map(({ headers }) => headers['content-type']))).toEqual(new Set(['application/json']))
})
