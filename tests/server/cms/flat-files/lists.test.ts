import { describe, expect, it } from 'vitest'
import { answerAt, pageAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title)

describe('Lists come in the order of the collection', () => {
  const names = ['b', 'a', 'C', 'd10', 'd9']
  it.each([
    ['', ['a', 'b', 'C', 'd9', 'd10']],
    ['sort_dir: desc', ['d10', 'd9', 'C', 'b', 'a']],
    ['sort_by: rang', ['C', 'a', 'b', 'd10', 'd9']],
    ['sort_by: rang\nsort_dir: desc', ['b', 'a', 'C', 'd10', 'd9']],
  ])('%s', async (config, want) => {
    const rank: Readonly<Record<string, string>> = { a: 'rang: 2\n', b: 'rang: 10\n', C: 'rang: 1\n' }
    const source = await readProject({
      'content/collections/x.yaml': `route: '/{slug}'\n${config}\n`,
      ...Object.fromEntries(
        names.map((name) => [`content/collections/x/${name}.md`, entry(name, rank[name])]),
      ),
    })
    expect(titles(await source.entries('nl', { collection: 'x' }))).toEqual(want)
    expect(titles(await source.entries('nl', { collection: 'x', limit: 2 }))).toEqual(want.slice(0, 2))
  })

  it('tells title, path, label, text, picture and date of an entry', async () => {
    const source = await readProject({
      'content/assets/main.yaml': 'disk: assets\n',
      'public/assets/img/kap.jpg': 'x',
      'public/assets/img/.meta/kap.jpg.yaml':
        'data: { alt: De kap, focus: 20-30-1 }\nsize: 1\nwidth: 800\nheight: 600\n',
      'content/collections/x.yaml': "route: '/{slug}'\ndate: true\n",
      'content/collections/x/2024-01-05.a.md': entry(
        'a',
        "label: Nieuws\nintro: 'Een **vette** <em>zin</em>.'\npicture: img/kap.jpg\n",
      ),
      'content/collections/x/2024-01-04.b.md': entry('b', 'picture: [img/weg.jpg]\npublished: false\n'),
    })
    expect(await source.entries('nl', { collection: 'x' })).toEqual([
      {
        title: 'a',
        path: '/a',
        label: 'Nieuws',
        text: 'Een vette zin.',
        picture: { src: '/assets/img/kap.jpg', alt: 'De kap', width: 800, height: 600, focus: '20% 30%' },
        date: '2024-01-05',
      },
    ])
    expect(await source.entries('nl', { collection: 'weg' })).toEqual([])
  })
})

describe('Field values may point elsewhere', () => {
  const field = (handle: string, config: string) => `{ handle: ${handle}, field: { ${config} } }`
  const blueprint = [
    field('buren', 'type: entries'),
    field('beeld', 'type: assets, container: main, max_files: 1'),
    field('onderwerpen', 'type: terms, taxonomies: [onderwerpen]'),
    field('link', 'type: link'),
    field('kind', 'type: link'),
  ]
  const files = {
    'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nen: { url: /en, locale: en_GB }\n',
    'resources/blueprints/collections/p/p.yaml': `sections: { main: { fields: [ ${blueprint.join(', ')} ] } }`,
    'content/assets/main.yaml': 'disk: assets\n',
    'public/assets/img/een kap.jpg': 'x',
    'content/taxonomies/onderwerpen.yaml': 'title: Onderwerpen\n',
    'content/taxonomies/onderwerpen/dak.yaml':
      'title: Dak\nlocalizations: { en: { title: Roof, slug: roof } }\n',
    'content/collections/p.yaml':
      "sites: [nl, en]\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
    'content/collections/p/nl/a-home.md': entry('home'),
    'content/collections/p/nl/b.md': entry('b'),
    'content/collections/p/nl/alleen-nl.md': entry('alleen-nl'),
    'content/collections/p/nl/concept.md': entry('concept', 'published: false\n'),
    'content/collections/p/en/home.md': entry('home-en', 'origin: home\n'),
    'content/collections/p/en/bee.md': entry('b-en', 'origin: b\n'),
    'content/collections/p/en/c.md': entry(
      'c',
      "buren: [b, alleen-nl, concept, weg]\nbeeld: img/een kap.jpg\nonderwerpen: [dak, los]\nlink: 'entry::alleen-nl'\nkind: '@child'\n",
    ),
    'content/collections/p/en/under.md': entry('under'),
    'content/trees/collections/nl/p.yaml': 'tree: [ { entry: home } ]\n',
    'content/trees/collections/en/p.yaml':
      'tree: [ { entry: home-en }, { entry: c, children: [ { entry: under } ] } ]\n',
  }

  it('at entries of the same language, files, terms and addresses', async () => {
    const { fields } = await pageAt(await readProject(files), 'en', '/c')
    expect(fields.buren).toEqual([{ id: 'b-en', title: 'b-en', path: '/en/bee' }])
    expect(fields.beeld).toMatchObject({
      url: '/assets/img/een%20kap.jpg',
      name: 'een kap.jpg',
      extension: 'jpg',
    })
    expect(fields.onderwerpen).toEqual([
      { slug: 'roof', title: 'Roof', path: '/en/p/onderwerpen/roof' },
      { slug: 'los', title: 'los', path: '/en/p/onderwerpen/los' },
    ])
    expect([fields.link, fields.kind]).toEqual(['/alleen-nl', '/en/c/under'])
  })

  it('in menus: a draft goes with its children, an untranslated entry keeps its own language', async () => {
    const source = await readProject({
      ...files,
      'content/navigation/main.yaml': 'title: Menu\n',
      'content/trees/navigation/en/main.yaml':
        'tree:\n  - { id: "1", entry: b, title: Neighbour }\n  - { id: "2", entry: concept, children: [ { id: "3", entry: b } ] }\n' +
        '  - { id: "4", entry: alleen-nl }\n  - { id: "5", url: "javascript:alert(1)", title: Kwaad }\n',
    })
    expect(await source.navigation('en', 'main')).toEqual([
      { title: 'Neighbour', href: '/en/bee', children: [] },
      { title: 'alleen-nl', href: '/alleen-nl', children: [] },
      { title: 'Kwaad', children: [] },
    ])
    expect(await source.navigation('nl', 'main')).toBeUndefined()
  })

  it('reads the tree inside the navigation file (before 3.1)', async () => {
    const source = await readProject({ 'content/navigation/main.yaml': 'tree:\n  - { url: /x, title: X }\n' })
    expect(await source.navigation('nl', 'main')).toEqual([{ title: 'X', href: '/x', children: [] }])
  })
})

describe('Forms', () => {
  it('come with the fields of their blueprint', async () => {
    const source = await readProject({
      'resources/forms/contact.yaml': 'title: Contact\nhoneypot: achternaam\n',
      'resources/blueprints/forms/contact.yaml':
        'fields:\n  - { handle: email, field: { type: text, input_type: email, display: E-mail, validate: [required, email] } }\n' +
        '  - { handle: soort, field: { type: select, options: { a: Aa, b: null } } }\n',
    })
    expect(await source.forms('nl')).toEqual({
      contact: {
        handle: 'contact',
        honeypot: 'achternaam',
        fields: [
          { handle: 'email', type: 'email', label: 'E-mail', required: true },
          {
            handle: 'soort',
            type: 'select',
            label: 'soort',
            required: false,
            options: [
              { value: 'a', label: 'Aa' },
              { value: 'b', label: 'b' },
            ],
          },
        ],
      },
    })
  })
})

it('a lead that is made to be slow does not hold a list up', async () => {
  const source = await readProject({
    'content/collections/x.yaml': "route: '/{slug}'\n",
    'content/collections/x/a.md': entry('a', `intro: "${'<script'.repeat(40_000)}"\n`),
  })
  const start = performance.now()
  expect(await source.entries('nl', { collection: 'x' })).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(1000)
})

describe('Menus', () => {
  const files = {
    'content/collections/x.yaml': "route: '/{slug}'\n",
    'content/collections/x/a.md': entry('a'),
    'content/navigation/hoofd.yaml': 'title: Hoofd\ntree: [{ entry: a }]\n',
  }

  it('are worked out once', async () => {
    const source = await readProject(files)
    const menu = await source.navigation('nl', 'hoofd')
    expect(menu).toEqual([{ title: 'a', href: '/a', children: [] }])
    expect(await source.navigation('nl', 'hoofd')).toBe(menu)
  })

  it('that are not there stay away', async () => {
    const source = await readProject(files)
    expect(await source.navigation('nl', 'voet')).toBeUndefined()
    expect(await source.navigation('nl', 'voet')).toBeUndefined()
  })
})

describe('Names with a double colon', () => {
  it('are whole in assets, terms and redirects', async () => {
    const source = await readProject({
      'content/assets/main.yaml': 'disk: assets\n',
      'public/assets/deel::twee.pdf': 'x',
      'content/collections/x.yaml': "route: '/{slug}'\n",
      'resources/blueprints/collections/x/x.yaml':
        'tabs: { main: { sections: [ { fields: [ { handle: file, field: { type: assets, max_files: 1 } }, { handle: topic, field: { type: terms, max_items: 1 } } ] } ] } }',
      'content/collections/x/a.md': entry('a', "file: 'main::deel::twee.pdf'\ntopic: 'onderwerpen::a::b'\n"),
      'content/collections/x/b.md': entry('b', "redirect: 'asset::main::deel::twee.pdf'\n"),
    })
    expect((await pageAt(source, 'nl', '/a')).fields).toMatchObject({
      file: { url: '/assets/deel::twee.pdf' },
      topic: { slug: 'ab', title: 'a::b' },
    })
    expect(await answerAt(source, 'nl', '/b')).toBe('302 /assets/deel::twee.pdf')
  })
})
