/** The check of a running site's sitemap. */
import { expect, test } from 'vitest'
import { type Answer, walkSitemap } from '../../scripts/checks/walk-sitemap.mjs'

const at = (path: string) => `https://www.example.org${path}`
type Alternates = Readonly<Record<string, string>>
const both: Alternates = { nl: '/a', en: '/en/a' }

const url = (path: string, alternates: Alternates = both): string =>
  `<url><loc>${at(path)}</loc>${Object.entries(alternates)
    .map(([lang, other]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${at(other)}"/>`)
    .join('')}</url>`

const html = (path: string, alternates: Alternates = both, more = ''): Answer => {
  const links = Object.entries(alternates).map(
    ([lang, other]) => `<link rel="alternate" hreflang="${lang}" href="${at(other)}">`,
  )
  return {
    status: 200,
    text: `<head>${more}<link rel="canonical" href="${at(path)}">${links.join('')}</head>`,
  }
}

const sound: Readonly<Record<string, Answer>> = {
  '/sitemap.xml': { status: 200, text: `<urlset>${url('/a')}${url('/en/a')}</urlset>` },
  '/a': html('/a'),
  '/en/a': html('/en/a'),
}

/** Walks a site whose answers are sound but for these. */
const walk = (answers: Readonly<Record<string, Answer>> = {}) =>
  walkSitemap({
    address: at('/sitemap.xml'),
    fetchPage: async (address) =>
      ({ ...sound, ...answers })[new URL(address).pathname] ?? { status: 404, text: '' },
  })

const sitemap = (...urls: readonly string[]) => ({
  '/sitemap.xml': { status: 200, text: `<urlset>${urls.join('')}</urlset>` },
})

test('a sound site has no faults', async () => {
  expect(await walk()).toEqual({ urls: 2, alternates: 4, faults: [] })
})

test('all files of an index are walked', async () => {
  const index = `<sitemapindex><sitemap><loc>${at('/s1.xml')}</loc></sitemap></sitemapindex>`
  const walked = await walk({
    '/sitemap.xml': { status: 200, text: index },
    '/s1.xml': sound['/sitemap.xml'] ?? { status: 404, text: '' },
  })
  expect(walked).toEqual({ urls: 2, alternates: 4, faults: [] })
})

test.each<[string, Readonly<Record<string, Answer>>, string]>([
  ['a page that is gone', { '/a': { status: 404, text: '' } }, 'answers 404'],
  ['a page that leads elsewhere', { '/a': { status: 301, text: '' } }, 'answers 301'],
  ['a page that is at home elsewhere', { '/a': html('/b') }, 'is at home at'],
  ['noindex in the page', { '/a': html('/a', both, '<meta name="robots" content="noindex">') }, 'noindex'],
  ['noindex in a header', { '/a': { ...html('/a'), robots: 'noindex' } }, 'noindex'],
  ['a page that names no translation', { '/a': html('/a', {}) }, 'says nl is undefined'],
  ['a page that names another one', { '/a': html('/a', { nl: '/a', en: '/a' }) }, 'says en is'],
  [
    'a translation that only the head names',
    { ...sitemap(url('/a', { nl: '/a' })), '/a': html('/a', both) },
    'the sitemap undefined',
  ],
  ['a translation that stands nowhere', sitemap(url('/a')), 'stands nowhere'],
  [
    'a translation that does not name the page',
    sitemap(url('/a'), url('/en/a', { en: '/en/a' })),
    'is not named by',
  ],
  [
    'a page that is not among its translations',
    sitemap(url('/a', { en: '/en/a' }), url('/en/a')),
    'is not among',
  ],
  ['a page that comes twice', sitemap(url('/a'), url('/a'), url('/en/a')), 'twice'],
  ['no page at all', sitemap(), 'names no page'],
  ['no sitemap', { '/sitemap.xml': { status: 503, text: '' } }, 'answers 503'],
])('%s is a fault', async (_name, answers, fault) => {
  expect((await walk(answers)).faults.join('\n')).toContain(fault)
})
