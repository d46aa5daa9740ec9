import { expect, test } from 'vitest'
import { examineProject } from '../../../server/doctor/examine.ts'
import { noRules } from '../../../src/blocks/content-rules.ts'
import type { ContentPage, PageOutline } from '../../../src/content/types.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'

const outline = (path: string): PageOutline => ({
  summary: { title: path, path },
  collection: 'pages',
  terms: [],
  alternates: {},
  indexing: { noindex: false, sitemap: { listed: true } },
})

const page = {
  ...{
    id: 'one',
    key: 'one',
    locale: 'nl',
    path: '/goed',
    title: 'Goed',
    collection: 'pages',
    template: 'default',
    mounts: [],
  },
  fields: { title: 'Goed' },
  texts: () => (html: string) => ({ html }),
} as unknown as ContentPage

const content = {
  name: 'test',
  forms: async () => ({}),
  collections: async () => [],
  outlines: async (locale: string) => (locale === 'nl' ? [outline('/goed')] : []),
  page: async () => ({ kind: 'page', page }) as const,
}
const options = {
  content,
  languages: defaultLanguages,
  rules: noRules,
  readMore: () => undefined,
  unreadGlobals: async () => [],
}

test('pages that cannot be read are one line each, and cost no other page', async () => {
  const report = await examineProject({
    ...options,
    content: {
      ...content,
      outlines: async (locale) => {
        if (locale !== 'nl') throw new Error(`no list\nof ${locale}`)
        return ['/stuk', '/weg', '/goed'].map(outline)
      },
      async page(_, path) {
        if (path === '/stuk') throw new Error('broken\nin two lines')
        return path === '/goed' ? { kind: 'page', page } : { kind: 'missing' }
      },
    },
  })
  expect(report.faults).toEqual([
    { where: '/stuk', message: 'broken' },
    { where: '/weg', message: 'is listed, but there is no such page' },
    { where: 'Content (en)', message: 'no list' },
    { where: 'Content (de)', message: 'no list' },
  ])
  expect(report.totals).toEqual({ pages: 1, values: 1, shown: 1, hidden: 0, lost: 0, unreadable: 4 })
})

test('each thing that cannot be read besides the pages is one line, and costs no page', async () => {
  const fields = { title: 'Goed', blocks: [{ type: 'form', form: 'contact' }] }
  const refuse = (what: string) => () => Promise.reject(new Error(`no ${what}`))
  const report = await examineProject({
    ...options,
    unreadGlobals: refuse('globals'),
    content: {
      ...content,
      forms: refuse('forms'),
      listable: async (locale) => (locale === 'nl' ? refuse('lists')() : []),
      inspect: refuse('files'),
      page: async () => ({ kind: 'page', page: { ...page, fields } }),
    },
  })
  expect(report.faults).toEqual([
    { where: 'Files of the project', message: 'no files' },
    { where: 'Lists (nl)', message: 'no lists' },
    { where: 'Forms (nl)', message: 'no forms' },
    { where: 'Global sets', message: 'no globals' },
  ])
  expect(report.totals.pages).toBe(1)
})

test('forms that cannot be read are no fault of a project whose pages show none', async () => {
  const forms = () => Promise.reject(new Error('no forms'))
  expect((await examineProject({ ...options, content: { ...content, forms } })).faults).toEqual([])
})

test('entries without pages that cannot be read are one line', async () => {
  const inspection = {
    fileOf: () => undefined,
    blueprints: () => [],
    // biome-ignore lint/correctness/useYield: it fails before the first entry
    *entriesWithoutPage(): Generator<never> {
      throw new Error('no entries')
    },
  }
  const report = await examineProject({
    ...options,
    content: { ...content, inspect: async () => inspection },
  })
  expect(report.faults[0]).toEqual({ where: 'Entries without a page (nl)', message: 'no entries' })
})
