import { expect, test } from 'vitest'
import { examineProject } from '../../../server/doctor/examine.ts'
import { noRules } from '../../../src/blocks/content-rules.ts'
import type { ContentPage, PageOutline } from '../../../src/content/types.ts'

const outline = (path: string): PageOutline => ({
  summary: { title: path, path },
  collection: 'pages',
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
  },
  fields: { title: 'Goed' },
  texts: () => (html: string) => ({ html }),
} as unknown as ContentPage

test('pages that cannot be read are one line each, and cost no other page', async () => {
  const report = await examineProject({
    rules: noRules,
    readMore: () => undefined,
    unreadGlobals: async () => [],
    content: {
      name: 'test',
      forms: () => Promise.reject(new Error('no forms')),
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
