import { describe, expect, test } from 'vitest'
import { listNavigation, type NavigatedList } from '../../../../server/loaders/content/list-navigation.ts'
import type { ListFacets } from '../../../../src/content/lists.ts'
import type { ContentPage } from '../../../../src/content/types.ts'
import { loadMessages } from '../../../../src/i18n/load-messages.ts'
import { createTranslate } from '../../../../src/i18n/translate.ts'
import { contentPage } from '../../../support/content.ts'

const taxonomy = { handle: 'topics', title: 'Onderwerpen', path: '/topics', collections: ['news'] }
const term = (slug: string, count: number) => ({
  ...{ taxonomy: 'topics', slug, title: slug, count },
  path: `/nieuws/topics/${slug}`,
})

const whole: ListFacets = {
  terms: [{ taxonomy, terms: [term('water', 4), term('wînd', 2)] }],
  years: [
    {
      year: '2026',
      count: 3,
      months: [
        { month: '2026-05', count: 1 },
        { month: '2026-01', count: 2 },
      ],
    },
    { year: '2025', count: 2, months: [{ month: '2025-12', count: 2 }] },
  ],
}
const ofTerm: ListFacets = { terms: [], years: whole.years.slice(1) }

const list = contentPage('nl', '/nieuws', 'Nieuws', { mounts: ['news'] })
const topicPage = contentPage('nl', '/nieuws/topics/wînd', 'Wind', {
  topic: { taxonomy: 'topics', slug: 'wînd', collection: 'news' },
  ancestors: [{ title: 'Nieuws', path: '/nieuws' }],
})

/** The filters as text: the chosen link between brackets. */
async function shown(page: ContentPage, more: Partial<NavigatedList> = {}, facets: ListFacets = whole) {
  const t = createTranslate(await loadMessages('nl'), [])
  const content = {
    facets: async (_locale: string, query: { term?: unknown }) => (query.term ? ofTerm : facets),
  }
  const found = await listNavigation(
    content,
    page,
    { collections: ['news'], isLong: true, target: 'news', ...more },
    t,
  )
  return found?.map(({ title, links, more: rest }) => [
    title,
    ...links.map(({ label, href, count, current }) => {
      const text = `${label}${count === undefined ? '' : ` ${count}`} ${href}`
      return current ? `[${text}]` : text
    }),
    ...(rest ? [`${rest.label} ${rest.href}`] : []),
  ])
}

describe('the filters above a list', () => {
  test('lead to the pages of terms, and to the years on the same page', async () => {
    expect(await shown(list)).toEqual([
      ['Onderwerpen', '[Alle /nieuws]', 'water 4 /nieuws/topics/water', 'wînd 2 /nieuws/topics/w%C3%AEnd'],
      ['Jaar', '[Alle /nieuws#news]', '2026 3 /nieuws?archive=2026#news', '2025 2 /nieuws?archive=2025#news'],
    ])
  })

  test('show the months of the chosen year, in the language of the page', async () => {
    const [, years, months] = (await shown(list, { period: '2026' })) ?? []
    expect(years?.[2]).toBe('[2026 3 /nieuws?archive=2026#news]')
    expect(months).toEqual([
      '2026',
      'mei 1 /nieuws?archive=2026-05#news',
      'januari 2 /nieuws?archive=2026-01#news',
    ])
  })

  test('mark year and month of a month', async () => {
    const [, years, months] = (await shown(list, { period: '2026-05' })) ?? []
    expect(years?.[1]).toBe('Alle /nieuws#news')
    expect(years?.[2]).toMatch(/^\[2026/)
    expect(months?.[1]).toMatch(/^\[mei/)
  })

  test('on the page of a term keep it for the years, and lead back to all', async () => {
    const chosen = { taxonomy: 'topics', slug: 'wînd' }
    const [terms, years] = (await shown(topicPage, { term: chosen, period: '2025' })) ?? []
    expect(terms).toEqual([
      'Onderwerpen',
      'Alle /nieuws',
      'water 4 /nieuws/topics/water',
      '[wînd 2 /nieuws/topics/w%C3%AEnd]',
    ])
    expect(years).toEqual([
      'Jaar',
      'Alle /nieuws/topics/w%C3%AEnd#news',
      '[2025 2 /nieuws/topics/w%C3%AEnd?archive=2025#news]',
    ])
  })

  test('of 300 terms show the twelve with the most entries and the chosen one, and link the rest', async () => {
    const many = Array.from({ length: 300 }, (_, n) => term(`t${n}`, n))
    const chosen = { taxonomy: 'topics', slug: 't5' }
    const facets = { ...whole, terms: [{ taxonomy, terms: many }] }
    const [terms] = (await shown(topicPage, { term: chosen }, facets)) ?? []
    expect(terms).toHaveLength(1 + 1 + 13 + 1)
    expect(terms?.[2]).toBe('[t5 5 /nieuws/topics/t5]')
    expect(terms?.at(-1)).toBe('Alle 300 /nieuws/topics')
  })

  test('years are left out of a list that fits on one page', async () => {
    expect(await shown(list, { isLong: false })).toHaveLength(1)
  })

  test('there are none where there is nothing to choose', async () => {
    const oneMonth = { terms: [], years: whole.years.slice(1) }
    expect(await shown(list, {}, oneMonth)).toBeUndefined()
  })
})
