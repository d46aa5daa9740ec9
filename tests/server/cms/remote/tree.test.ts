import { expect, test } from 'vitest'
import type { TreeItem } from '../../../../src/content/types.ts'
import { cmsOrigin, entry, node, remoteSite, type Site } from '../../../support/remote-site.ts'

const draw = (items: readonly TreeItem[], indent = ''): string[] =>
  items.flatMap(({ path, children }) => [`${indent}${path}`, ...draw(children, `${indent}  `)])

async function treeOf(languages: NonNullable<Site['languages']>, locale: 'nl' | 'en' = 'nl') {
  const { source } = remoteSite({ languages })
  return draw(await source.tree(locale))
}

const home = entry('home', { uri: '/' })

test('home comes first and is no parent; the rest is nested as the tree says', async () => {
  const entries = [entry('a'), entry('b', { uri: '/a/b' }), home, entry('c')]
  const trees = { pages: [node('c'), node('home', node('a', node('b')))] }
  expect(await treeOf({ nl: { entries, trees } })).toEqual(['/', '/c', '/a', '  /a/b'])
})

test('a draft hides what is below it; it is answered all the same', async () => {
  const entries = [home, entry('a', { published: false }), entry('b', { uri: '/a/b' })]
  const trees = { pages: [node('home'), node('a', node('b'))] }
  expect(await treeOf({ nl: { entries, trees } })).toEqual(['/'])
  const { source } = remoteSite({ languages: { nl: { entries, trees } } })
  expect(await source.page('nl', '/a/b')).toMatchObject({ kind: 'page' })
})

test('an entry that redirects gives way to its children, and so does one without an address', async () => {
  const entries = [
    home,
    entry('a', { redirect: '/x' }),
    entry('b', { uri: '/a/b' }),
    entry('c', { uri: undefined }),
    entry('d'),
  ]
  const trees = { pages: [node('home'), node('a', node('b')), node('c', node('d'))] }
  expect(await treeOf({ nl: { entries, trees } })).toEqual(['/', '/a/b', '/d'])
})

test('nodes of entries that no list has are gone with their children; an entry has one place', async () => {
  const entries = [home, entry('b')]
  const trees = { pages: [node('home'), node('gone', node('b')), node('home')] }
  expect(await treeOf({ nl: { entries, trees } })).toEqual(['/'])
})

test('a mounted collection lies below its page in its own order, one that nobody mounts comes last', async () => {
  const entries = [
    entry('z', { collection: 'abc', uri: '/abc/z' }),
    entry('p2', { collection: 'news', uri: '/news/p2' }),
    entry('p1', { collection: 'news', uri: '/news/p1' }),
    home,
    entry('news', { mount: 'news' }),
    entry('below', { uri: '/news/below' }),
  ]
  const trees = { pages: [node('home'), node('news', node('below'))] }
  expect(await treeOf({ nl: { entries, trees } })).toEqual([
    ...['/', '/news', '  /news/below', '  /news/p2', '  /news/p1', '/abc/z'],
  ])
})

test('collections that are mounted on each other’s pages, or on their own, are in the tree, every page once', async () => {
  const circle = [
    entry('a', { collection: 'one', mount: 'two' }),
    entry('b', { collection: 'two', mount: 'three' }),
    entry('c', { collection: 'three', mount: 'one' }),
    entry('d', { collection: 'three', mount: 'aside' }),
    entry('e', { collection: 'aside' }),
  ]
  expect(await treeOf({ nl: [home, ...circle] })).toEqual(['/', '/a', '  /b', '    /c', '    /d', '      /e'])
  const own = [entry('s', { collection: 'own', mount: 'own' }), entry('t', { collection: 'own' })]
  expect(await treeOf({ nl: [home, ...own] })).toEqual(['/', '/s', '/t'])
})

test('untranslated pages are in no tree and no list, their translated children are; home is in the tree of its menus', async () => {
  const languages = {
    nl: [home, entry('a'), entry('b', { uri: '/a/b' })],
    en: {
      entries: [
        entry('home', { locale: 'en' as const, uri: '/', fallback: 'nl' as const }),
        entry('a', { locale: 'en' as const, fallback: 'nl' as const }),
        entry('b', { locale: 'en' as const, uri: '/a/b' }),
      ],
      trees: { pages: [node('home'), node('a', node('b'))] },
    },
  }
  expect(await treeOf(languages, 'en')).toEqual(['/en', '/en/a/b'])
  const { source } = remoteSite({ languages })
  const listed = await source.entries('en', { collection: 'pages' })
  expect(listed.map(({ path }) => path)).toEqual(['/en/a/b'])
})

const unlistedAt = (origin: string, ...uris: readonly string[]) =>
  uris.map((uri) => ({ uri, url: `${origin}${uri}` }))

test('addresses that only the system’s sitemap names follow with a title of their last segment, unless they are known', async () => {
  const { source } = remoteSite({
    languages: {
      nl: {
        entries: [home, entry('draft', { published: false })],
        unlisted: [
          ...unlistedAt(cmsOrigin, '/team/de-molenaars.html', '/', '/draft', '/sitemap', '/api/x'),
          // The content system takes our address for its own: there is no such page.
          ...unlistedAt('https://www.example.org', '/eigen'),
        ],
      },
    },
  })
  expect(await source.tree('nl')).toEqual([
    { title: 'home', path: '/', children: [] },
    { title: 'De molenaars', path: `${cmsOrigin}/team/de-molenaars.html`, children: [] },
  ])
})

test('a tree is nested no deeper than can be read, and a bomb of nodes ends', async () => {
  const entries = Array.from({ length: 3000 }, (_, at) => entry(`e${at}`))
  const deep = entries.reduceRight<ReturnType<typeof node>[]>(
    (below, { id }) => [{ id, children: below }],
    [],
  )
  const { source } = remoteSite({ languages: { nl: { entries, trees: { pages: deep } } } })
  const drawn = draw(await source.tree('nl'))
  expect(drawn[1]).toBe('  /e1')
  expect(Math.max(...drawn.map((line) => line.search(/\S/)))).toBeLessThan(100)
})

test('the tree is worked out once while the content is the same', async () => {
  const { source } = remoteSite({ languages: { nl: [home] } })
  expect(await source.tree('nl')).toBe(await source.tree('nl'))
})

test('entries of a collection are summaries in its order, without drafts and what has no address', async () => {
  const picture = { id: 'main::img/kap.jpg', url: '/assets/img/kap.jpg' }
  const { source } = remoteSite({
    assets: {
      'main::img/kap.jpg': {
        url: 'https://cms.example.net/assets/img/kap.jpg',
        width: 640,
        height: 480,
        alt: 'Kap',
      },
    },
    languages: {
      nl: [
        entry('b', {
          collection: 'news',
          title: 'B',
          date: '2026-01-05',
          values: {
            label: { value: 'wind', label: 'Wind', key: 'wind' },
            lead: '<p>Malen &amp; <em>kruien</em>.</p>',
            hero: [picture],
          },
        }),
        entry('draft', { collection: 'news', published: false }),
        entry('nowhere', { collection: 'news', uri: undefined }),
        entry('a', {
          collection: 'news',
          title: 'A',
          values: {
            summary: [
              { type: 'text', text: '<h2>Een</h2><p>Twee</p>' },
              { type: 'quote', text: 'Niet' },
            ],
            image: { id: 'main::doc.pdf', url: '/assets/doc.pdf' },
            photo: 'https://cms.example.net/assets/x.png',
          },
        }),
      ],
    },
  })
  expect(await source.entries('nl', { collection: 'news' })).toEqual([
    {
      title: 'B',
      path: '/b',
      label: 'wind',
      text: 'Malen & kruien.',
      picture: { src: 'https://cms.example.net/assets/img/kap.jpg', alt: 'Kap', width: 640, height: 480 },
      date: '2026-01-05',
    },
    {
      title: 'A',
      path: '/a',
      text: 'Een Twee',
      picture: { src: 'https://cms.example.net/assets/x.png', alt: '' },
    },
  ])
  expect(await source.entries('nl', { collection: 'news', limit: 1 })).toHaveLength(1)
})

test('a collection that nobody spoke of is asked for, a known one is not', async () => {
  const { source, cms } = remoteSite({ languages: { nl: [home] } })
  expect(await source.entries('nl', { collection: 'events' })).toEqual([])
  await source.entries('nl', { collection: 'pages' })
  expect(cms.added).toEqual(['events'])
})

test('a hostile collection name is one that nobody has', async () => {
  const { source } = remoteSite({ languages: { nl: [home] } })
  expect(await source.entries('nl', { collection: '__proto__' })).toEqual([])
})
