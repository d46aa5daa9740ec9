import { expect, test } from 'vitest'
import type { Value, Values } from '../../../../src/content/types.ts'
import { languageOf, restFrom, restPage, restSite } from '../../../support/cms/rest.ts'

const cms = 'https://cms.example'
const short = (id: string, collection = 'voices') => ({
  ...{ id, title: id, url: null, permalink: null },
  api_url: `${cms}/api/collections/${collection}/entries/${id}`,
})
const voice = (id: string, more: Readonly<Record<string, unknown>> = {}) =>
  restPage({ id, title: id, uri: null, url: null, quote: `Text of ${id}`, ...more })

async function fieldsOf(fields: Values, voices: readonly ReturnType<typeof restPage>[]) {
  const home = restPage({ id: 'home', ...fields })
  const { adapter, asked } = await restFrom({
    replay: false,
    locales: { nl: 'nl' },
    respond: restSite({ collections: { pages: [home], voices } }),
  })
  const [entry] = (await languageOf(adapter, 'nl')).entries
  if (!entry) throw new Error('The page is not there')
  return { fields: await adapter.fields(entry), again: await adapter.fields(entry), asked }
}

test('related entries without pages come with their fields, from one list of each collection', async () => {
  const { fields, again, asked } = await fieldsOf(
    { blocks: [{ type: 'quotes', quotes: [short('a'), short('b')] }] },
    [voice('a'), voice('b')],
  )
  expect(fields?.blocks).toMatchObject([
    {
      quotes: [
        { id: 'a', quote: 'Text of a' },
        { id: 'b', quote: 'Text of b' },
      ],
    },
  ])
  expect(again).toBe(fields)
  expect(asked(/voices\/entries/)).toHaveLength(1)
})

test('drafts and entries of other sites add nothing', async () => {
  const { fields } = await fieldsOf({ quotes: [short('a'), short('b')] }, [
    voice('a', { published: false }),
    voice('b', { locale: 'en' }),
  ])
  expect(JSON.stringify(fields?.quotes)).not.toContain('Text of')
})

test('related entries may have related entries, three deep, and none inside itself', async () => {
  const chain = ['a', 'b', 'c', 'd', 'e']
  const voices = chain.map((id, at) => voice(id, { next: [short(id), short(chain[at + 1] ?? 'a')] }))
  const { fields } = await fieldsOf({ next: [short('a')] }, voices)
  const ids = (value: Value): string =>
    ((value ?? []) as readonly (Values | undefined)[])
      .map((each) => (each ? `${each.id}${ids(each.next)}` : ''))
      .join('')
  expect(ids(fields?.next)).toBe('abc')
})

test('a collection that the system does not show leaves its titles', async () => {
  const { fields } = await fieldsOf({ quotes: [short('a', 'hidden')] }, [])
  expect(fields?.quotes).toMatchObject([{ id: 'a', title: 'a' }])
})

test('pages that name none ask for nothing more', async () => {
  const { asked } = await fieldsOf({ related: [{ ...short('x', 'pages'), url: '/x' }] }, [voice('a')])
  expect(asked(/voices/)).toHaveLength(0)
})

test('a page that the system shows only with a password is not public', async () => {
  const { adapter, asked } = await restFrom({
    replay: false,
    locales: { nl: 'nl' },
    respond: restSite({
      collections: { pages: [restPage({ id: 'open' }), restPage({ id: 'secret', protect: 'password' })] },
    }),
  })
  const { entries } = await languageOf(adapter, 'nl')
  const published = entries.map((entry) => [entry.id, entry.published])
  expect(published).toEqual([
    ['open', true],
    ['secret', false],
  ])
  expect(asked(/fields=.*protect/)).not.toEqual([])
})

test('the rows of a list are read once for all pages', async () => {
  const voices = [voice('a'), voice('b')]
  const pages = ['one', 'two'].map((id) =>
    restPage({ id, slug: id, uri: `/${id}`, url: `/${id}`, quotes: [short('a')] }),
  )
  const { adapter } = await restFrom({
    replay: false,
    locales: { nl: 'nl' },
    respond: restSite({ collections: { pages, voices } }),
  })
  const { entries } = await languageOf(adapter, 'nl')
  const [one, two] = await Promise.all(entries.map((entry) => adapter.fields(entry)))
  expect(one?.quotes).toMatchObject([{ quote: 'Text of a' }])
  expect(two?.quotes).toEqual(one?.quotes)
})
