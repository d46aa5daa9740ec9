/** Sets and pages that name a collection list it, as the templates of their projects do. */
import { describe, expect, test } from 'vitest'
import { createFaultLog } from '../../../server/cms/fault-log.ts'
import { textsIn } from '../../../server/page-body/block-texts.ts'
import { createBodyReader } from '../../../server/page-body/page-body.ts'
import { collectionKey } from '../../../src/content/kinds/collection-names.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { pageAt, readProject } from '../../support/flat-files.ts'
import { filledBlocks } from '../../support/lists.ts'

const logger = { info: () => {}, error: () => {}, debug: () => {} }

const project = {
  'content/collections/pages.yaml':
    "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure: { root: false }\n",
  'content/collections/events.yaml': "title: Agenda\nroute: '/agenda/{slug}'\nmount: agenda\n",
  'content/collections/events/fair.md': '---\nid: fair\ntitle: Molenmarkt\nlead: Met meel\n---\n',
  'content/collections/events/race.md': '---\nid: race\ntitle: Zeilrace\n---\n',
  'content/collections/team.yaml': 'title: Onze mensen\n',
  'content/collections/team/neel.md': '---\nid: neel\ntitle: Neel\nrol: Molenaar op maandag\n---\n',
  'content/collections/team/sien.md': '---\nid: sien\ntitle: Sien\npublished: false\n---\n',
  'content/collections/pages/agenda.md': '---\nid: agenda\ntitle: Alles\n---\n',
}

/** The texts on a page with these fields, in their order. */
async function textsOn(fields: string, slug = 'home', files: Readonly<Record<string, string>> = {}) {
  const source = await readProject({
    ...project,
    [`content/collections/pages/${slug}.md`]: `---\nid: ${slug}\ntitle: Home\n${fields}\n---\n`,
    ...files,
  })
  const unknown: string[] = []
  const bodies = createBodyReader({
    ...{ content: source, logger, faults: createFaultLog(logger as never), languages: defaultLanguages },
    unknownSets: { report: (_: string, set: string) => void unknown.push(set) },
  } as never)
  const page = await pageAt(source, 'nl', `/${slug}`)
  const { blocks } = await bodies(page)
  const filled = await filledBlocks(source, page, blocks)
  return {
    texts: filled
      .flatMap((block) => [...textsIn(block.props)].map(({ text }) => text.replace(/<[^>]+>/g, '')))
      .join(' | '),
    unknown,
  }
}

describe('a set without a list of its own', () => {
  test.each([
    ['has the handle of the collection', 'blocks: [{ type: events }]', 'Molenmarkt | Met meel | Zeilrace'],
    ['says that it is a list', 'blocks: [{ type: latest_events }]', 'Molenmarkt | Met meel | Zeilrace'],
    [
      'has the title of the collection',
      'blocks: [{ type: agenda_lijst }]',
      'Molenmarkt | Met meel | Zeilrace',
    ],
    [
      'is a compound',
      'blocks: [{ type: eventslider, title: Straks }]',
      'Straks | Molenmarkt | Met meel | Zeilrace',
    ],
    [
      'is a list with the title of the collection',
      'blocks: [{ type: collection_list, title: Agenda }]',
      'Agenda | Molenmarkt | Met meel | Zeilrace',
    ],
    [
      'chooses it',
      'blocks: [{ type: venster, bron_verzameling: events, hoeveel: 1 }]',
      'Molenmarkt | Met meel',
    ],
    ['says how many', 'blocks: [{ type: event_listing, limit: 1 }]', 'Molenmarkt | Met meel'],
  ])('lists it when it %s', async (_, fields, want) => {
    expect(await textsOn(fields)).toEqual({ texts: want, unknown: [] })
  })

  test('shows the fields of entries that have no pages', async () => {
    const { texts } = await textsOn('blocks: [{ type: team, title: Wie wij zijn }]')
    for (const text of ['Wie wij zijn', 'Neel', 'Molenaar op maandag']) expect(texts).toContain(text)
    expect(texts).not.toContain('Sien')
  })

  test.each([
    ['is one of its kind', 'blocks: [{ type: event, title: Dijkfeest, text: Op zondag is er feest. }]'],
    ['has rows', 'blocks: [{ type: events, rijen: [{ title: Dijkfeest, text: Op zondag is er feest. }] }]'],
    ['only has the title of the collection', 'blocks: [{ type: section_header, title: Agenda }]'],
  ])('lists nothing when it %s', async (_, fields) => {
    expect((await textsOn(fields)).texts).not.toContain('Molenmarkt')
  })

  test('lists what stands below the page when it says so', async () => {
    const fields = 'blocks: [{ type: index_content }]'
    expect((await textsOn(fields, 'agenda', {})).texts).toContain('Molenmarkt')
    const tree = 'tree: [ { entry: home, children: [ { entry: kap } ] }, { entry: agenda } ]\n'
    const kap = { 'content/collections/pages/kap.md': '---\nid: kap\ntitle: De kap\n---\n' }
    const { texts } = await textsOn(fields, 'home', { ...kap, 'content/trees/collections/pages.yaml': tree })
    expect(texts).toBe('De kap')
  })
})

describe('a page with the name of a collection', () => {
  test.each([
    ['slug', '', 'team'],
    ['template', 'template: team/index', 'over'],
    ['title', 'title: Onze mensen', 'over'],
  ])('lists entries without pages at its end: by its %s', async (_, fields, slug) => {
    const values = fields.startsWith('title') ? fields : `title: Home\n${fields}`
    const { texts } = await textsOn('', slug, {
      [`content/collections/pages/${slug}.md`]: `---\nid: p\n${values}\nintro_tekst: Een zin van vijf woorden.\n---\n`,
    })
    expect(texts).toContain('Neel')
    expect(texts).toContain('Molenaar op maandag')
  })

  test('shows them once when a field of it names one already', async () => {
    const { texts } = await textsOn(
      "blocks: [{ type: mensen, wie: ['5d0c1f0e-7a51-4a6e-9d0a-3f7a5b1c0002'] }]",
      'team',
      {
        'content/collections/team/neel.md':
          '---\nid: 5d0c1f0e-7a51-4a6e-9d0a-3f7a5b1c0002\ntitle: Neel\nrol: Molenaar op maandag\n---\n',
      },
    )
    expect(texts.split('Molenaar').length).toBe(2)
  })
})

test.each([
  ['news', 'latest_news'],
  ['vacatures', 'vacature-overzicht'],
  ['cases', 'featuredCases'],
  ['blog', 'blogslider'],
  ['faqs', 'faq'],
  ['categories', 'category list'],
])('the names of %s and %s are one', (collection, set) => {
  expect(collectionKey(set)).toBe(collectionKey(collection))
})

test('a word that only says that it is a list names nothing', () => {
  expect(collectionKey('overview')).toBeUndefined()
  expect(collectionKey('team')).not.toBe(collectionKey('teaser'))
})
