import { expect, test } from 'vitest'
import type { RemoteEntry } from '../../../../server/cms/remote/adapter.ts'
import type { Value } from '../../../../src/content/types.ts'
import { entry, node, remoteSite } from '../../../support/remote-site.ts'

const missing = { kind: 'missing' }
const to = (target: string, status = 302) => ({ kind: 'redirect', to: target, status })

const about = entry('about', { uri: '/over-ons' })
const aboutEn = entry('about-en', { key: 'about', locale: 'en', uri: '/about-us' })

function siteWith(redirect: Value, own: Partial<RemoteEntry> = {}) {
  return remoteSite({
    languages: {
      nl: {
        entries: [
          entry('home', { uri: '/' }),
          entry('r', { redirect, ...own }),
          entry('child', { uri: '/r/child' }),
          about,
        ],
        trees: { pages: [node('home'), node('r', node('child')), node('about')] },
      },
      en: [aboutEn],
    },
    assets: { 'main::a b.pdf': { url: 'https://cms.example.net/assets/a%20b.pdf' } },
  })
}

test.each<[string, Value, Partial<RemoteEntry>, unknown]>([
  ['a path', '/over-ons', {}, to('/over-ons')],
  ['a path that no page has, for another redirect may', '/weg?a=1#b', {}, to('/weg?a=1#b')],
  ['a path without a slash', 'over-ons', {}, to('/over-ons')],
  ['a page in another language, as it is written', '/en/about-us', {}, to('/en/about-us')],
  ['a URL on the content system', 'https://cms.example.net/over-ons?a=1', {}, to('/over-ons?a=1')],
  ['a URL elsewhere', 'https://example.org/x', {}, to('https://example.org/x')],
  ['a file', '/assets/a.pdf', {}, to('https://cms.example.net/assets/a.pdf')],
  ['a file by its reference', 'asset::main::a b.pdf', {}, to('https://cms.example.net/assets/a%20b.pdf')],
  ['an entry', 'entry::about', {}, to('/over-ons')],
  ['an entry by its bare id', 'about', {}, to('/over-ons')],
  ['an entry as the system resolved it', 'entry::about', { redirectsTo: '/en/about-us' }, to('/en/about-us')],
  ['an entry as a whole object', { id: 'about', title: 'x', url: '/over-ons' }, {}, to('/over-ons')],
  ['the first child', '@child', {}, to('/r/child')],
  ['the first child as the system resolved it', '@child', { redirectsTo: '/over-ons' }, to('/over-ons')],
  ['a map with its status', { url: '/over-ons', status: 301 }, {}, to('/over-ons', 301)],
  ['a map with a status that is none', { url: '/over-ons', status: 200 }, {}, to('/over-ons')],
  ['a map that names an entry', { url: 'entry::about', status: '308' }, {}, to('/over-ons', 308)],
  ['a map without a target', { status: 301 }, {}, missing],
  ['an entry of another language, which stays in it', 'entry::about-en', {}, to('/en/about-us')],
  ['a reference as texts have it', 'statamic://entry::about', {}, to('/over-ons')],
  ['a file that is gone', 'asset::main::weg.pdf', {}, missing],
  ['a second header', '/b\r\nSet-Cookie: x=1', {}, missing],
  ['a draft', '/over-ons', { published: false }, to('/over-ons')],
  ['an entry that is gone', 'entry::gone', {}, missing],
  ['404', 404, {}, missing],
  ['"404"', '404', {}, missing],
  ['another number', 7, {}, missing],
  ['javascript:', 'javascript:alert(1)', {}, missing],
  ['another host without a scheme', '//evil.example', {}, missing],
  ['itself', '/r', {}, missing],
])('an entry that redirects to %s', async (_, redirect, own, expected) => {
  const { source, problems } = siteWith(redirect, own)
  expect(await source.page('nl', '/r')).toEqual(expected)
  expect(problems).toEqual(redirect === '/r' ? ['/r redirects in a circle and is not served'] : [])
})

test.each<[string, Value, Partial<RemoteEntry>, string]>([
  ['an entry', 'entry::street', {}, '/stra%C3%9Fe/%C3%BCber%20uns'],
  ['the first child', '@child', {}, '/stra%C3%9Fe/%C3%BCber%20uns'],
  ['a path of a page', '/straße/über uns?a=1', {}, '/stra%C3%9Fe/%C3%BCber%20uns?a=1'],
  ['an encoded path of a page', '/stra%C3%9Fe/%C3%BCber%20uns#x', {}, '/stra%C3%9Fe/%C3%BCber%20uns#x'],
  ['a path of no page', '/müde/maus', {}, '/m%C3%BCde/maus'],
  [
    'an entry as the system resolved it',
    'entry::street',
    { redirectsTo: '/straße/über uns' },
    '/stra%C3%9Fe/%C3%BCber%20uns',
  ],
  ['a query', '/over-ons?q=ü b', {}, '/over-ons?q=%C3%BC%20b'],
  ['a URL elsewhere', 'https://example.org/ü b%20c', {}, 'https://example.org/%C3%BC%20b%20c'],
  ['half of a pair', 'https://example.org/\ud800x', {}, 'https://example.org/x'],
])('%s as a target is encoded, once', async (_, redirect, own, expected) => {
  const { source } = remoteSite({
    languages: {
      nl: {
        entries: [entry('r', { redirect, ...own }), entry('street', { uri: '/straße/über uns' }), about],
        trees: { pages: [node('r', node('street'))] },
      },
    },
  })
  expect(await source.page('nl', '/r')).toEqual(to(expected))
})

test('targets of redirect lists are encoded', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [entry('street', { uri: '/straße/über uns' })] } })
  cms.redirects = [
    { from: '/a', to: 'entry::street' },
    { from: '/b', to: 'https://cms.example.net/straße/über uns?c' },
  ]
  expect(await source.redirects('nl')).toEqual([
    { from: '/a', to: '/stra%C3%9Fe/%C3%BCber%20uns' },
    { from: '/b', to: '/stra%C3%9Fe/%C3%BCber%20uns?c' },
  ])
})

test('nothing to redirect to is no redirect', async () => {
  for (const redirect of [null, '', false, [], {}]) {
    const { source } = siteWith(redirect)
    expect(await source.page('nl', '/r')).toMatchObject({ kind: 'page' })
  }
})

test('entries that redirect to each other are not served, and reported once each', async () => {
  const { source, problems } = remoteSite({
    languages: {
      nl: [
        entry('a', { redirect: '/b' }),
        entry('b', { redirect: 'entry::a' }),
        entry('c', { redirect: '/b' }),
      ],
    },
  })
  for (const path of ['/a', '/b', '/c', '/a']) expect(await source.page('nl', path)).toEqual(missing)
  expect(problems).toHaveLength(3)
})

test('the first child of home is the rest of the first level', async () => {
  const { source } = remoteSite({
    languages: {
      nl: {
        entries: [entry('home', { uri: '/', redirect: '@child' }), about],
        trees: { pages: [node('home'), node('about')] },
      },
    },
  })
  expect(await source.page('nl', '/')).toEqual(to('/over-ons'))
})

test('@child without a child is missing', async () => {
  const { source } = remoteSite({ languages: { nl: [entry('r', { redirect: '@child' })] } })
  expect(await source.page('nl', '/r')).toEqual(missing)
})

test('rows of redirect lists lead to paths where they name entries; their sources stay as they are written', async () => {
  const { source, cms } = siteWith(undefined)
  cms.redirects = [
    { source: '/over-ons', destination_type: 'entry', destination_entry: ['about'], destination: null },
    { from: '/about', to: 'entry::about-en', code: 301 },
    { source: '/x', destination: '/y', edit_url: 'https://cms.example.net/cp' },
    'a',
    null,
  ]
  expect(await source.redirects('nl')).toEqual([
    {
      source: '/over-ons',
      destination_type: 'entry',
      destination_entry: '/over-ons',
      destination: '/over-ons',
    },
    { from: '/about', to: '/over-ons', code: 301 },
    { source: '/x', destination: '/y' },
    'a',
    null,
  ])
  expect(await source.redirects('nl')).toBe(await source.redirects('nl'))
})

test('the global set of redirects gets paths for entries and whole objects, and keeps the rest', async () => {
  const { source, cms } = siteWith(undefined)
  cms.globals = {
    redirects: {
      edit_url: 'https://cms.example.net/cp/globals/redirects',
      redirects: [
        { url_old: '/over-ons', internal_url: '/en/about-us', response: { value: '301', label: 'x' } },
        { from: '/b', entry: { id: 'about', title: 'Over', url: '/over-ons' } },
        { from: '/c', to: '/about-us' },
      ],
    },
  }
  const { redirects } = await source.globals('en')
  expect(redirects).toEqual({
    redirects: [
      { url_old: '/over-ons', internal_url: '/en/about-us', response: { value: '301', label: 'x' } },
      { from: '/b', entry: '/en/about-us' },
      { from: '/c', to: '/about-us' },
    ],
  })
})
