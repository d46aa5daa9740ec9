import { describe, expect, test } from 'vitest'
import { readProjectSites } from '../../../server/cms/flat-files/index/sites/project-sites.ts'
import { createTable } from '../../../server/languages/create-table.ts'
import { tableOfSites } from '../../../server/languages/table-of-sites.ts'
import { writeProject } from '../../support/project.ts'

/** The languages of a project and what their paths begin with: `nl:/ fr:/fr`; `default set` for that. */
async function languagesOf(files: Readonly<Record<string, string>>, localeMap = {}): Promise<string> {
  const { dir } = await writeProject(files)
  const table = tableOfSites(await readProjectSites(dir, localeMap))
  if (!table) return 'default set'
  return createTable(table)
    .rows.map(({ locale, prefix }) => `${locale}:${prefix || '/'}`)
    .join(' ')
}
const sitesYaml = (text: string) => ({ 'resources/sites.yaml': text })
const site = (handle: string, rest: string) => `${handle}: { ${rest} }\n`

describe('A project whose languages are all Dutch, English or German has the default set', () => {
  test.each([
    ['in Dutch alone', site('default', 'url: /, locale: nl_NL')],
    [
      'with Dutch as a later one',
      site('en', 'url: /, locale: en_US') + site('nl', 'url: /nl, locale: nl_NL'),
    ],
    ['that says nothing of its only site', site('default', 'url: /')],
  ])('%s', async (_what, text) => {
    expect(await languagesOf(sitesYaml(text))).toBe('default set')
  })

  test('an empty folder', async () => {
    expect(await languagesOf({})).toBe('default set')
  })
})

describe('Another project has its own languages, the first one without a prefix', () => {
  test.each([
    ['English alone', site('default', 'url: /, locale: en_US'), 'en:/'],
    [
      'German and English',
      site('de', 'url: /, locale: de_DE') + site('en', 'url: /en, locale: en_GB'),
      'de:/ en:/en',
    ],
    ['French besides Dutch', site('nl', 'locale: nl_NL') + site('fr', 'locale: fr_FR'), 'nl:/ fr:/fr'],
    ['a language whose handle is its code', site('fr', 'url: /') + site('ar', 'url: /ar'), 'fr:/ ar:/ar'],
    [
      'its own prefixes',
      site('fr', 'url: /') + site('en', 'url: "{{ config:app:url }}/english", locale: en_US'),
      'fr:/ en:/english',
    ],
    [
      'a prefix that is an address of ours',
      site('fr', 'url: /') + site('en', 'url: /api, locale: en_US'),
      'fr:/ en:/en',
    ],
    [
      'prefixes that are names of other languages',
      site('fr', 'url: /') + site('en', 'url: /it') + site('it', 'url: /en'),
      'fr:/ en:/en it:/it',
    ],
    [
      'two regions of one language',
      site('de', 'locale: de_DE') + site('at', 'url: /at, locale: de_AT'),
      'de:/ de-at:/at',
    ],
    ['two sites of one language', site('fr', 'locale: fr_FR') + site('shop', 'locale: fr_FR'), 'fr:/'],
    [
      'a site that says nothing after the first',
      site('fr', 'locale: fr_FR') + site('shop', 'url: /shop'),
      'fr:/',
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await languagesOf(sitesYaml(text))).toBe(expected)
  })

  test('as the sites of Statamic 3 and 4 say', async () => {
    const php = "<?php return ['sites' => ['fr' => ['name' => 'x', 'locale' => 'fr_CA', 'url' => '/']]];"
    expect(await languagesOf({ 'config/statamic/sites.php': php })).toBe('fr:/')
  })

  test('as collections say where no file lists the sites', async () => {
    expect(await languagesOf({ 'content/collections/pages.yaml': 'sites: [en, fr]' })).toBe('en:/ fr:/fr')
  })

  test('as the folders of content say where nothing else does', async () => {
    const files = { 'content/collections/pages/fr/a.md': '', 'content/globals/en/site.yaml': '' }
    expect(await languagesOf(files)).toBe('en:/ fr:/fr')
  })

  test('only the first of a list where the content lies in no folder of a site', async () => {
    const sites = site('en', 'locale: en_US') + site('nl', 'locale: nl_NL')
    expect(await languagesOf({ ...sitesYaml(sites), 'content/collections/pages/a.md': '' })).toBe('en:/')
  })

  test('a site whose language the settings name has that one', async () => {
    const text = site('main', 'url: /') + site('other', 'url: /other')
    expect(await languagesOf(sitesYaml(text), { fr: 'main', ar: 'other' })).toBe('fr:/ ar:/other')
  })

  test('a broken list is no reason not to start', async () => {
    expect(await languagesOf(sitesYaml('fr: [unclosed'))).toBe('default set')
  })
})

test('the descriptors are those of the project', async () => {
  const { dir } = await writeProject(
    sitesYaml(site('de', 'locale: de_DE') + site('en', 'locale: en_US, lang: en-US')),
  )
  const table = tableOfSites(await readProjectSites(dir, {}))
  expect(table && createTable(table).of('en')).toMatchObject({
    ...{ code: 'en_US', ogLocale: 'en_US', lang: 'en-US', label: 'English' },
  })
})
