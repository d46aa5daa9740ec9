import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

const own = 'tests/server/cms/wiki/source.test.ts'
const sourceFile = 'server/cms/wiki/index.ts'

/** One page of the new source, through the configuration and the real app. */
const probe = `import request from 'supertest'
import { expect, test } from 'vitest'
import { createSource } from '../server/cms/create-source.ts'
import { readConfig } from './support/config.ts'
import { expectLog } from './support/reports.ts'
import { serve } from './support/test-deps.ts'

test('the new source is a value of CONTENT_SOURCE, and the site shows its pages', async () => {
  expectLog('warn', 'Google Site Verification ID is missing')
  const config = readConfig({ CONTENT_SOURCE: 'wiki' }, 'none')
  const source = await createSource({ config } as never, undefined)
  const { text } = await request(await serve({ source })).get('/start').expect(200)
  expect(text).toContain('<title>Of the wiki')
})
`

const page = `const startPage = (locale: Locale): ContentPage => ({
  id: 'start',
  key: 'start',
  locale,
  path: defaultLanguages.withPrefix(locale, '/start'),
  title: 'Of the wiki',
  collection: 'pages',
  blueprint: 'page',
  template: 'default',
  mounts: [],
  terms: [],
  alternates: {},
  indexing: {},
  ancestors: [],
  fields: {},
  texts: () => createHtmlSanitizer(),
})

`

const imports = `import type { ContentPage } from '../../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../../src/i18n/languages.ts'
import { createHtmlSanitizer } from '../rich-text/rich-text.ts'
`

test('a source is a folder and a row', { timeout: patience }, () => {
  const copy = copyRepository()
  const touched = copy.add('source', 'wiki')
  expect(touched).toEqual(['server/cms/sources.ts', sourceFile, 'server/cms/wiki/source-kind.ts', own])
  const asking = copy.test(own)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in: what does the source "wiki" answer for a page that is there?')

  copy.replace(
    sourceFile,
    "page: async () => ({ kind: 'missing' }),",
    "page: async (locale, path) =>\n    path === '/start' ? { kind: 'page', page: startPage(locale) } : { kind: 'missing' },",
  )
  copy.replace(sourceFile, /^/, imports)
  copy.replace(sourceFile, '/** A source that', `${page}/** A source that`)
  copy.replace(
    own,
    /expect\.fail\([^;]*?\)\n/,
    "expect((await source.page('nl', '/start')).kind).toBe('page')\n",
  )
  expect(copy.faults(touched)).toBe('')
  copy.write('tests/probe.test.ts', probe)
  expect(copy.test(own, 'tests/probe.test.ts').output).toMatch(/^ +Tests +2 passed/m)
})
