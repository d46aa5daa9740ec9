import { describe, expect, onTestFinished, test } from 'vitest'
import { createScheduler } from '../../../server/scheduling/scheduler.ts'
import { createWorkQueues } from '../../../server/scheduling/work-queues.ts'
import { noLabels } from '../../../server/search/facets/labels.ts'
import { createSearch, type SearchLimits } from '../../../server/search/search.ts'
import type { SearchDocument } from '../../../server/search/search-document.ts'
import { noStems } from '../../../server/search/words/stemmers.ts'
import { parseSearchQuery } from '../../../src/content/search/search-query.ts'
import type { PageOutline } from '../../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../../src/i18n/languages.ts'
import { eventually } from '../../support/eventually.ts'
import { createGate, type Gate } from '../../support/gate.ts'

interface Page {
  readonly title: string
  readonly text?: string
  readonly noindex?: boolean
  readonly listed?: boolean
  readonly updatedAt?: string
  /** Its outline is there, but nobody gets it. */
  readonly isMissing?: boolean
}
type Site = Partial<Record<Locale, Readonly<Record<string, Page>>>>

const limits: SearchLimits = { textInterval: 0, maxTexts: 100, maxCharacters: 1_000 }
const noHold: { hold?: Gate; holdText?: Gate } = {}
const silent = { debug() {}, info() {}, warn() {} }

function outlineOf([path, { title, noindex = false, listed = true, updatedAt }]: [
  string,
  Page,
]): PageOutline {
  return {
    summary: { title, path },
    collection: 'pages',
    terms: [],
    alternates: {},
    indexing: { noindex, sitemap: { listed } },
    ...(updatedAt && { updatedAt, version: updatedAt }),
  }
}

/** A search around a site that can be edited while it runs. */
function searchIn(
  first: Site,
  more: Partial<SearchLimits> = {},
  renderQueue = createWorkQueues().renderQueue,
) {
  const state = { site: first, changed: () => {}, asked: [] as string[], isDown: false, ruled: '', ...noHold }
  const search = createSearch({
    languages: defaultLanguages,
    content: {
      traits: { tellsOfChanges: false, readsCheaply: false, takesForms: false },
      async outlines(locale) {
        await state.hold?.passed
        if (state.isDown) throw new Error('The CMS is down')
        return Object.entries(state.site[locale] ?? {}).map(outlineOf)
      },
      onChange(changed) {
        state.changed = changed
        return () => {}
      },
    },
    async read(document: SearchDocument) {
      state.asked.push(document.path)
      const pages: Readonly<Record<string, Page>> = Object.assign({}, ...Object.values(state.site))
      const page = pages[document.path]
      await state.holdText?.passed
      return page && !page.isMissing ? { ...document, text: page.text ?? '' } : undefined
    },
    stems: async () => noStems,
    labels: async () => noLabels,
    isServed: async (_locale, path) => state.ruled !== path,
    ...{ logger: silent, scheduler: createScheduler({ renderQueue }) },
    limits: { ...limits, ...more },
  })
  onTestFinished(search.close)
  const pathsFor = async (text: string, locale: Locale = 'nl') => {
    const answer = await search.find(locale, parseSearchQuery(`?${new URLSearchParams({ q: text })}`))
    return answer.kind === 'found' ? answer.hits.map(({ path }) => path) : answer.kind
  }
  const edit = (site: Site) => {
    state.site = site
    state.changed()
  }
  const settled = () => eventually(() => expect(search.health().state).not.toBe('reading'))
  return { search, state, pathsFor, edit, settled }
}

test('each language finds its own pages', async () => {
  const { pathsFor } = searchIn({
    nl: { '/dijk': { title: 'Deich' } },
    de: { '/de/deich': { title: 'Deich' } },
  })
  expect(await pathsFor('deich')).toEqual(['/dijk'])
  expect(await pathsFor('deich', 'de')).toEqual(['/de/deich'])
  expect(await pathsFor('deich', 'en')).toEqual([])
})

test('pages that their editors keep out are not found', async () => {
  const { pathsFor } = searchIn({
    nl: { '/a': { title: 'Dijk', noindex: true }, '/b': { title: 'Dijk', listed: false } },
  })
  expect(await pathsFor('dijk')).toEqual([])
})

test('what a page says is found after its title', async () => {
  const { pathsFor, settled } = searchIn({ nl: { '/a': { title: 'Dijk', text: 'klei en gras' } } })
  expect(await pathsFor('dijk')).toEqual(['/a'])
  await settled()
  expect(await pathsFor('klei')).toEqual(['/a'])
})

test('an edit is found, and what it took away is not', async () => {
  const { pathsFor, edit, settled } = searchIn({
    nl: { '/a': { title: 'Dijk', text: 'klei' }, '/b': { title: 'Polder' } },
  })
  await pathsFor('dijk')
  await settled()
  edit({ nl: { '/a': { title: 'Dijk', text: 'basalt' }, '/c': { title: 'Sluis' } } })
  await eventually(async () => expect(await pathsFor('basalt')).toEqual(['/a']))
  expect(await pathsFor('klei')).toEqual([])
  expect(await pathsFor('polder')).toEqual([])
  expect(await pathsFor('sluis')).toEqual(['/c'])
})

describe('content that cannot be had', () => {
  test('is said', async () => {
    const { pathsFor, state, search } = searchIn({})
    state.isDown = true
    expect(await pathsFor('dijk')).toBe('unavailable')
    await eventually(() => expect(search.health()).toMatchObject({ state: 'degraded', documents: {} }))
  })

  test('leaves what is known', async () => {
    const { pathsFor, state, settled, edit, search } = searchIn({ nl: { '/a': { title: 'Dijk' } } })
    await pathsFor('dijk')
    await settled()
    state.isDown = true
    edit({ nl: { '/a': { title: 'Polder' } } })
    await eventually(() => expect(search.health().state).toBe('degraded'))
    expect(await pathsFor('dijk')).toEqual(['/a'])
  })
})

test('only pages that changed are read again, and not for more than it should', async () => {
  const page = (updatedAt: string): Page => ({ title: 'Dijk', text: 'klei', updatedAt })
  const { pathsFor, state, settled, edit, search } = searchIn(
    { nl: { '/a': page('2026-01-01'), '/b': page('2026-01-01'), '/c': { title: 'Dijk' } } },
    { maxTexts: 2 },
  )
  await pathsFor('dijk')
  await settled()
  expect(state.asked).toEqual(['/a', '/b'])
  state.asked = []
  edit({ nl: { '/a': page('2026-01-01'), '/b': page('2026-02-02'), '/d': { title: 'Dijk' } } })
  await eventually(() => expect(search.health().documents.nl).toBe(3))
  await eventually(() => expect(state.asked).toEqual(['/b']))
})

test('texts beyond the bound are left out, and their titles are found', async () => {
  const { pathsFor, settled, search } = searchIn(
    { nl: { '/a': { title: 'Dijk', text: 'klei' }, '/b': { title: 'Dijk', text: 'basalt' } } },
    { maxCharacters: 2 * 'Dijk'.length + 4 },
  )
  await pathsFor('dijk')
  await settled()
  expect(await pathsFor('klei')).toEqual(['/a'])
  expect(await pathsFor('basalt')).toEqual([])
  expect(await pathsFor('dijk')).toHaveLength(2)
  expect(search.health().full).toBe(true)
})

test('a question waits for its turn of the processor, as rendering does', async () => {
  const turns: (() => void)[] = []
  const { renderQueue } = createWorkQueues({ nextTurn: (next) => void turns.push(next) })
  const { pathsFor, settled } = searchIn({ nl: { '/a': { title: 'Dijk' } } }, {}, renderQueue)
  await pathsFor('dijk')
  await settled()
  const asked = pathsFor('dijk')
  await eventually(() => expect(renderQueue.waiting()).toBe(1))
  for (const next of turns.splice(0)) next()
  expect(await asked).toEqual(['/a'])
})

test('a question that waits for content when search is closed is answered', async () => {
  const { search, pathsFor, state } = searchIn({})
  state.hold = createGate()
  const asked = pathsFor('dijk')
  search.close()
  expect(await asked).toBe('unavailable')
})

describe('an edit while a page is read that takes long', () => {
  const first: Site = {
    nl: { '/a': { title: 'Dijk', text: 'klei' }, '/b': { title: 'Polder' }, '/c': { title: 'Sluis' } },
  }

  test('is found at once: what is withdrawn or renamed is not', async () => {
    const { pathsFor, state, edit } = searchIn(first)
    state.holdText = createGate()
    await pathsFor('dijk')
    await eventually(() => expect(state.asked).toEqual(['/a']))
    edit({ nl: { '/b': { title: 'Gemaal' }, '/c': { title: 'Sluis' } } })
    await eventually(async () => expect(await pathsFor('gemaal')).toEqual(['/b']))
    expect(await pathsFor('dijk')).toEqual([])
    expect(await pathsFor('polder')).toEqual([])
  })

  test('is not undone by what was read before it', async () => {
    const { pathsFor, state, edit, settled } = searchIn(first)
    const hold = createGate()
    state.holdText = hold
    await pathsFor('dijk')
    await eventually(() => expect(state.asked).toEqual(['/a']))
    edit({ nl: { '/c': { title: 'Sluis', text: 'basalt' } } })
    await eventually(async () => expect(await pathsFor('dijk')).toEqual([]))
    hold.open()
    await eventually(async () => expect(await pathsFor('basalt')).toEqual(['/c']))
    await settled()
    expect(await pathsFor('dijk')).toEqual([])
    expect(await pathsFor('klei')).toEqual([])
  })
})

test('what turns out to be no page is not found', async () => {
  const { pathsFor, settled } = searchIn({ nl: { '/a': { title: 'Dijk', isMissing: true } } })
  await pathsFor('dijk')
  await settled()
  expect(await pathsFor('dijk')).toEqual([])
})

test('pages that a rule leads away from are not found', async () => {
  const { pathsFor, state } = searchIn({ nl: { '/a': { title: 'Dijk' }, '/b': { title: 'Dijk' } } })
  state.ruled = '/a'
  expect(await pathsFor('dijk')).toEqual(['/b'])
})
