import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../../server/config/config-error.ts'
import type { TableSettings } from '../../../server/languages/language-settings.ts'
import { chooseLanguages } from '../../../server/process/open/choose-languages.ts'
import { noteLanguages } from '../../../server/process/open/note-languages.ts'
import { siteFile } from '../../../server/project/site-file/site-file.ts'
import { defaultRows } from '../../../src/i18n/languages.ts'
import { readConfig } from '../../support/config.ts'

const siteOf = (text: string) => {
  const reading = siteFile.read(text)
  if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.problems))
  return reading.value
}

interface Given {
  readonly env?: Readonly<Record<string, string>>
  readonly site?: string
  readonly content?: TableSettings
}

const choose = ({ env = {}, site = '', content }: Given) =>
  chooseLanguages({
    config: readConfig({ SITE_URL: 'https://www.example.org', ...env }, '/site'),
    site: siteOf(site),
    readContent: async () => content,
  })

/** The languages and what their paths begin with: `nl:/ en:/en`. */
async function summary(given: Given): Promise<string> {
  const { rows } = await choose(given)
  return rows.map(({ locale, prefix }) => `${locale}:${prefix || '/'}`).join(' ')
}

async function problemsOf(given: Given): Promise<readonly string[]> {
  const error: unknown = await choose(given).catch((err: unknown) => err)
  if (error instanceof ConfigError) return error.problems
  throw new Error('The languages were chosen')
}

const content = { rows: [{ locale: 'fr' }, { locale: 'en' }] }

test('without any setting the languages are the default set', async () => {
  expect((await choose({})).rows).toBe(defaultRows)
})

test.each<[string, Given, string]>([
  ['those of the content', { content }, 'fr:/ en:/en'],
  ['those of site.yaml rather than of the content', { content, site: 'locales: [en, nl]' }, 'en:/ nl:/nl'],
  ['LOCALES rather than site.yaml', { site: 'locales: [en, nl]', env: { LOCALES: 'nl,ar' } }, 'nl:/ ar:/ar'],
  ['LOCALES with prefixes', { env: { LOCALES: 'nl:/nl, en:/' } }, 'nl:/nl en:/'],
  [
    'LOCALES rather than the default of site.yaml',
    { site: 'default: en', env: { LOCALES: 'nl,en' } },
    'nl:/ en:/en',
  ],
  ['another default of the default set', { site: 'default: en' }, 'nl:/nl en:/ de:/de'],
  ['another default of the content', { content, site: 'default: en' }, 'fr:/fr en:/'],
])('%s', async (_what, given, expected) => {
  expect(await summary(given)).toBe(expected)
})

describe('A start is refused', () => {
  test.each<[string, Given, string]>([
    [
      'where CMS_LOCALES names a language that the site lacks',
      { env: { LOCALES: 'en,nl', CMS_LOCALES: 'en=default,fr=french' } },
      'CMS_LOCALES must be pairs of language and handle, such as nl=default,en=en,de=de, for the languages of this site (en, nl), not "fr=french"',
    ],
    [
      'where the search page stands at an address of a language',
      { env: { LOCALES: 'en,fr', SEARCH_PATH: '/FR/chercher' } },
      'SEARCH_PATH must be a path without language and closing slash, of letters, digits, - and _, such as /zoeken, where this site has no other page, not "/FR/chercher"',
    ],
    [
      'where the domain of a language is the site’s own',
      { site: 'locales: { en: , fr: { domain: https://www.example.org } }' },
      '/site/triptych/site.yaml: locales.fr.domain must not be https://www.example.org: the addresses of en begin with it',
    ],
    [
      'where the default language is not among those of the content',
      { content, site: 'default: nl' },
      '/site/triptych/site.yaml: default must be one of fr, en, not "nl"',
    ],
    [
      'where a fallback is not among those of the content',
      { content, site: 'fallback: { news: { fr: [nl] } }' },
      '/site/triptych/site.yaml: fallback.news.fr must be languages of this site (fr, en), not "nl"',
    ],
  ])('%s', async (_what, given, problem) => {
    expect(await problemsOf(given)).toEqual([problem])
  })
})

test('CMS_LOCALES may say of a language that neither system has it', async () => {
  expect(await summary({ env: { LOCALES: 'en', CMS_LOCALES: 'en=default,de=none' } })).toBe('en:/')
})

test('fallbacks of site.yaml are no mistake where LOCALES leaves their language out', async () => {
  const site = 'locales: [en, fr]\nfallback: { news: { fr: [en] } }'
  expect(await summary({ site, env: { LOCALES: 'en' } })).toBe('en:/')
})

test('a change of the languages of a running site is logged once for each change', () => {
  const listeners: (() => void)[] = []
  const logged: unknown[] = []
  const state = { site: siteOf('locales: [en, nl]') }
  const live = {
    get: () => state.site,
    onChange(listener: () => void) {
      listeners.push(listener)
      return () => {}
    },
  }
  noteLanguages(live, { warn: ((...line: unknown[]) => void logged.push(line)) as never })
  const become = (text: string) => {
    state.site = siteOf(text)
    for (const listener of listeners) listener()
  }
  become('locales: [en, nl]')
  expect(logged).toEqual([])
  become('locales: [en, nl]\ndefault: nl')
  become('locales: [en, nl]\ndefault: nl')
  expect(logged).toEqual([
    [{ file: 'site.yaml' }, 'The languages have changed: this takes effect at the next start'],
  ])
})
