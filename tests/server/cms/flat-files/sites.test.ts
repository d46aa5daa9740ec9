import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../../../server/cms/flat-files/disk/files.ts'
import { readSites } from '../../../../server/cms/flat-files/index/sites/sites.ts'
import { parseYaml } from '../../../../server/yaml/parse-yaml.ts'
import { defaultLanguages } from '../../../../src/i18n/languages.ts'
import { answerAt, createLogger, readProject } from '../../../support/flat-files.ts'

const file = (path: string, text: string): [string, SourceFile] => [
  path,
  { path, mtimeMs: 0, ctimeMs: 0, ino: 0, size: text.length, value: parseYaml(text) },
]
const localesOf = (text: string, map = {}) =>
  readSites(new Map([file('resources/sites.yaml', text)]), {
    ...{ localeMap: map, languages: defaultLanguages, report: () => {} },
  }).map(({ handle, prefix, locale }) => `${handle}${prefix}${locale ? ` ${locale}` : ''}`)

describe('Sites become our languages', () => {
  it.each([
    ['by handle', 'nl: { url: / }\nen: { url: /en/ }', {}, ['nl nl', 'en/en en']],
    ['by lang', 'a: { url: /, lang: nl }\nb: { url: /b, lang: de }', {}, ['a nl', 'b/b de']],
    [
      'by locale',
      'default: { url: /, locale: nl_BE }\nuk: { url: /uk, locale: en_GB }',
      {},
      ['default nl', 'uk/uk en'],
    ],
    ['by an explicit map first', 'nl: { url: / }\ndutch: { url: /x }', { nl: 'dutch' }, ['nl', 'dutch/x nl']],
    ['handle before lang', 'x: { url: /, lang: en }\nen: { url: /en, lang: en }', {}, ['x', 'en/en en']],
    ['a single unknown site is Dutch', 'default: { url: /, locale: fr_FR }', {}, ['default nl']],
    ['a single English site stays English', 'default: { url: /, locale: en_US }', {}, ['default en']],
    [
      'a language we do not speak is not served',
      'nl: { url: / }\njp: { url: /jp, locale: ja_JP }',
      {},
      ['nl nl', 'jp/jp'],
    ],
    [
      'absolute addresses',
      "nl: { url: 'https://a.example/' }\nen: { url: 'https://a.example/en/' }",
      {},
      ['nl nl', 'en/en en'],
    ],
    [
      'expressions',
      "nl: { url: '{{ config:app:url }}' }\nen: { url: '{{ config:app:url }}/en' }",
      {},
      ['nl nl', 'en/en en'],
    ],
  ])('%s', (_, text, map, want) => {
    expect(localesOf(text, map)).toEqual(want)
  })

  it('names an expression that it cannot fill', () => {
    const problems: string[] = []
    readSites(new Map([file('resources/sites.yaml', "nl: { url: '{{ env:X }}' }")]), {
      ...{ localeMap: {}, languages: defaultLanguages },
      report: (problem) => problems.push(problem),
    })
    expect(problems).toEqual(['The address of a site has an unknown expression: {{ env:X }}'])
  })

  const entry = (id: string) => `---\nid: ${id}\ntitle: ${id}\n---\n`
  const pages = (site: string) => ({ [`content/collections/p/${site}/a.md`]: entry(site) })

  it.each([
    ['content/sites.yaml', { 'content/sites.yaml': 'nl: { url: / }\nen: { url: /en }\n' }],
    ['resources/sites.json', { 'resources/sites.json': '{ "nl": { "url": "/" }, "en": { "url": "/en" } }' }],
    ['the sites of collections', { 'content/collections/p.yaml': "sites: [nl, en]\nroute: '/{slug}'\n" }],
    ['folder names', {}],
  ])('finds sites in %s when there is no list of the CMS', async (_, files) => {
    const route = { 'content/collections/p.yaml': "route: '/{slug}'\n" }
    const source = await readProject({ ...route, ...pages('nl'), ...pages('en'), ...files })
    expect([await answerAt(source, 'nl', '/a'), await answerAt(source, 'en', '/a')]).toEqual(['nl', 'en'])
  })

  it('takes sub-folders of a single site for nothing but folders', async () => {
    const files = {
      'content/collections/p.yaml': "route: '/{slug}'\n",
      'content/collections/p/archief/a.md': entry('a'),
    }
    expect(await answerAt(await readProject(files), 'nl', '/a')).toBe('a')
  })

  it('reads a site that we do not serve for what others inherit from it', async () => {
    const logger = createLogger()
    const source = await readProject(
      {
        'resources/sites.yaml': 'fr: { url: /, locale: fr_FR }\nnl: { url: /nl, locale: nl_NL }\n',
        'content/collections/p.yaml': "sites: [fr, nl]\nroute: '/{slug}'\n",
        'content/collections/p/fr/a.md': entry('fr'),
        'content/collections/p/nl/b.md': '---\nid: nl\norigin: fr\n---\n',
      },
      { logger },
    )
    expect(await source.page('nl', '/b')).toMatchObject({
      page: { title: 'fr', path: '/b', alternates: { nl: '/b' } },
    })
    expect(await answerAt(source, 'nl', '/a')).toBe('missing')
  })
})
