import { describe, expect, test } from 'vitest'
import { schemaOf } from '../../../../src/content/kinds/field-schema.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { answerAt, createLogger, readProject } from '../../../support/flat-files.ts'

const blueprint = (fields: string) => `tabs: { main: { sections: [ { fields: [ ${fields} ] } ] } }`
const quotes = '{ handle: quotes, field: { type: entries, collections: [voices] } }'
const site = {
  'content/collections/pages.yaml': "route: '/{slug}'\n",
  'resources/blueprints/collections/pages/page.yaml': blueprint(quotes),
  'content/collections/voices.yaml': 'title: Voices\n',
  'resources/blueprints/collections/voices/voice.yaml': blueprint(
    `{ handle: quote, field: { type: markdown } }, { handle: photo, field: { type: assets, max_files: 1 } }, ${quotes}`,
  ),
  'public/assets/neel.jpg': 'x',
}
const voice = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\nquote: De *wind*\n${more}---\n`
const page = (fields: string) => ({
  'content/collections/pages/home.md': `---\nid: home\ntitle: Home\n${fields}\n---\n`,
})

async function quotesIn(files: Readonly<Record<string, string>>, path = '/home', locale: 'nl' | 'en' = 'nl') {
  const source = await readProject({ ...site, ...files })
  const answer = await source.page(locale, path)
  return (answer.kind === 'page' ? answer.page.fields.quotes : []) as readonly Values[]
}

describe('an entry without a page of its own', () => {
  test('gives its fields, with what the blueprint says of them', async () => {
    const [first] = await quotesIn({
      ...page('quotes: [neel]'),
      'content/collections/voices/neel.md': voice('neel', 'photo: neel.jpg\n'),
    })
    expect(first).toMatchObject({
      ...{ id: 'neel', title: 'neel', quote: { html: '<p>De <em>wind</em></p>' } },
      photo: { url: '/assets/neel.jpg' },
    })
    expect(schemaOf(first ?? {})?.map(({ handle }) => handle)).toEqual(['quote', 'photo', 'quotes'])
  })

  test('gives its body as Markdown, with or without a field for it', async () => {
    const [first] = await quotesIn({
      ...page('quotes: [neel]'),
      'content/collections/voices/neel.md': `${voice('neel')}Een *woord*`,
    })
    expect(first?.content).toEqual({ html: '<p>Een <em>woord</em></p>' })
  })

  test('is left out when it is a draft, protected, scheduled or gone', async () => {
    const found = await quotesIn({
      ...page('quotes: [draft, secret, later, weg, neel]'),
      'content/collections/voices.yaml': 'date: true\ndate_behavior: { past: public, future: private }\n',
      'content/collections/voices/2020-01-01.draft.md': voice('draft', 'published: false\n'),
      'content/collections/voices/2020-01-01.secret.md': voice('secret', 'protect: password\n'),
      'content/collections/voices/2999-01-01.later.md': voice('later'),
      'content/collections/voices/2020-01-01.neel.md': voice('neel'),
    })
    expect(found.map(({ id }) => id)).toEqual(['neel'])
  })

  test('may name others, three deep, and never itself', async () => {
    const voices = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((id, at, all) => [
        `content/collections/voices/${id}.md`,
        voice(id, `quotes: [${id}, ${all[at + 1] ?? 'a'}, a]\n`),
      ]),
    )
    const chain = (value: Value): string =>
      ((value ?? []) as readonly Values[]).map(({ id, quotes }) => `${id}${chain(quotes)}`).join('')
    expect(chain((await quotesIn({ ...page('quotes: [a]'), ...voices })) as Value)).toBe('abc')
  })

  test('is one of at most two hundred in a field', async () => {
    const ids = Array.from({ length: 250 }, (_, at) => `v${at}`)
    const voices = Object.fromEntries(ids.map((id) => [`content/collections/voices/${id}.md`, voice(id)]))
    expect(await quotesIn({ ...page(`quotes: [${ids.join(', ')}]`), ...voices })).toHaveLength(200)
  })

  test('is that of the language; of a collection that the language lacks, the one there is', async () => {
    const files = {
      'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
      'content/collections/pages.yaml': "route: '/{slug}'\nsites: [nl, en]\n",
      'content/collections/pages/en/home.md': '---\nid: home-en\ntitle: Home\nquotes: [neel, jan]\n---\n',
      'content/collections/voices/nl/neel.md': voice('neel'),
      'content/collections/voices/nl/jan.md': voice('jan'),
      'content/collections/voices/en/neel.md': '---\nid: neel-en\norigin: neel\ntitle: Neel (en)\n---\n',
    }
    const both = { ...files, 'content/collections/voices.yaml': 'sites: [nl, en]\n' }
    expect((await quotesIn(both, '/home', 'en')).map(({ title }) => title)).toEqual(['Neel (en)'])
    const one = { ...files, 'content/collections/voices.yaml': 'sites: [nl]\n' }
    expect((await quotesIn(one, '/home', 'en')).map(({ title }) => title)).toEqual(['neel', 'jan'])
  })

  test('is found by its id alone where no field says that it is one', async () => {
    const id = '5d0c1f0e-7a51-4a6e-9d0a-3f7a5b1c0002'
    const source = await readProject({
      ...site,
      ...page(`blocks: [{ type: voices, chosen: ['${id}'] }]`),
      'content/collections/voices/neel.md': voice(id),
    })
    const answer = await source.page('nl', '/home')
    expect(answer.kind === 'page' && answer.page.fields.blocks).toMatchObject([
      { type: 'voices', chosen: [{ id, quote: { html: '<p>De <em>wind</em></p>' } }] },
    ])
  })
})

test('a user is known by name, and by nothing else', async () => {
  const source = await readProject({
    ...site,
    'resources/blueprints/collections/pages/page.yaml': blueprint(
      '{ handle: author, field: { type: users, max_items: 1 } }',
    ),
    ...page('author: u-1'),
    'users/neel@mill.example.yaml': 'id: u-1\nname: Neel\npassword_hash: secret\nroles: [admin]\n',
  })
  const answer = await source.page('nl', '/home')
  expect(answer.kind === 'page' && answer.page.fields.author).toBe('Neel')
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test.each(['inject: { protect: logged_in }', 'protect: password'])(
  'a collection for some visitors alone is not there, and is reported once: %s',
  async (setting) => {
    const logger = createLogger()
    const source = await readProject(
      {
        ...site,
        'content/collections/pages.yaml': `route: '/{slug}'\n${setting}\n`,
        'content/collections/pages/a.md': '---\nid: a\ntitle: A\n---\n',
        'content/collections/pages/b.md': '---\nid: b\ntitle: B\n---\n',
        'content/collections/pages/open.md': '---\nid: open\ntitle: Open\nprotect: null\n---\n',
      },
      { logger },
    )
    expect((await source.entries('nl', { collection: 'pages' })).map(({ title }) => title)).toEqual(['Open'])
    expect(logger.warnings.map(({ problem }) => problem)).toEqual([
      'Entries for some visitors alone (protect) are not shown: 2, such as content/collections/pages/a.md',
    ])
  },
)

test('a page for some visitors alone is not there, and is in no list', async () => {
  const source = await readProject({ ...site, ...page('protect: password') })
  expect(await answerAt(source, 'nl', '/home')).toBe('missing')
  expect(await source.entries('nl', { collection: 'pages' })).toEqual([])
  expect([...(await source.outlines('nl'))]).toEqual([])
})

test('terms that a collection adds to its blueprints have their titles', async () => {
  const source = await readProject({
    ...site,
    ...page('topics: [wind, water]'),
    'content/collections/pages.yaml': "route: '/{slug}'\ntaxonomies: [topics]\n",
    'content/taxonomies/topics.yaml': 'title: Topics\n',
    'content/taxonomies/topics/wind.yaml': 'title: De wind\n',
  })
  const answer = await source.page('nl', '/home')
  expect(answer.kind === 'page' && answer.page.fields.topics).toEqual([
    { slug: 'wind', title: 'De wind', path: '/pages/topics/wind' },
    { slug: 'water', title: 'water', path: '/pages/topics/water' },
  ])
})

test('a blueprint that does not parse costs no text: values are read by their shapes', async () => {
  const source = await readProject({
    ...site,
    ...page(
      'blocks: [{ type: x, photo: neel.jpg, text: [{ type: paragraph, content: [{ type: text, text: Wind }] }] }]',
    ),
    'resources/blueprints/collections/pages/page.yaml': 'tabs: [ { broken',
  })
  const answer = await source.page('nl', '/home')
  expect(answer.kind === 'page' && answer.page.fields.blocks).toMatchObject([
    { type: 'x', photo: { url: '/assets/neel.jpg' }, text: { html: '<p>Wind</p>' } },
  ])
})
