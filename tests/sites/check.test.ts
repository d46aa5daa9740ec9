/** The check of texts on pages finds what is missing, doubled and shown by mistake. */
import { expect, test } from 'vitest'
import { writeProject } from '../support/project.ts'
import { countSite, describeCount, type SiteCount, sharesOf } from '../support/site-texts/count-site.ts'
import { readExpectedSite } from '../support/site-texts/expected-pages.ts'
import { hiddenMark } from '../support/site-texts/words.ts'

const entry = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n`

const bard = `tekst:
  - type: paragraph
    content:
      - { type: text, text: 'Het water staat ' }
      - { type: text, text: 'hoog aan de dijk', marks: [{ type: bold }] }
      - { type: text, text: '.' }
  - type: set
    attrs:
      id: s1
      enabled: false
      values: { type: kader, regel: 'VERBORGEN want deze set staat uit' }
  - type: set
    attrs: { id: s2, values: { type: kader, regel: 'Een kader met een hele zin', ster: '50 %' } }
  - type: image
    attrs: { src: 'asset::beelden::kap.jpg' }`

const files = {
  'content/collections/paginas.yaml': 'route: "/{slug}"\nsites: [nl, en]\n',
  'content/collections/mensen.yaml': 'title: Mensen\n',
  'content/collections/paginas/nl/molen.md': entry(
    'id: molen',
    'title: De molen aan het wiel',
    bard,
    "maker: neel\nseo_title: 'VERBORGEN titel voor de zoekmachine'",
  ),
  'content/collections/paginas/en/mill.md': entry(
    'id: mill',
    'origin: molen',
    'title: The mill beside the old pond',
  ),
  'content/collections/paginas/nl/concept.md': entry(
    'id: c',
    'published: false',
    'title: VERBORGEN concept van een stuk',
  ),
  'content/collections/mensen/nl/neel.md': entry(
    'id: neel',
    'title: Neel',
    'over: Zij maalt hier al dertig jaar',
  ),
  'content/collections/mensen/nl/piet.md': entry(
    'id: piet',
    'title: Piet',
    'over: Niemand noemt hem op een pagina',
  ),
  'public/beelden/kap.jpg': 'a',
}

const molen = [
  'De molen aan het wiel',
  'Het water staat <b>hoog</b> aan de dijk.',
  'Een kader met een hele zin',
  'Zij maalt hier al dertig jaar',
]
const picture = '<img src="https://cms.example/beelden/kap.jpg?w=400" alt="">'

/** Counts on a site that answers with these texts and this head. */
async function count(texts: readonly string[], more = picture, head = ''): Promise<SiteCount> {
  const { dir } = await writeProject(files)
  const expected = readExpectedSite(dir)
  const body = `<main>${texts.map((text) => `<p>${text}</p>`).join('')}${more}</main>`
  return countSite(
    { ...expected, pages: expected.pages.filter(({ file }) => file.endsWith('molen.md')) },
    {
      addressOf: () => '/molen',
      get: async () => ({ status: 200, text: `<!doctype html><head>${head}</head><body>${body}` }),
    },
  )
}

test('a page that shows everything has no faults, whatever markup stands in its texts', async () => {
  const all = await count(molen)
  expect(describeCount(all)).toBe('1 pages, 100.0 % of 4 texts, 100.0 % of 1 pictures, 100.0 % of 0 captions')
})

test('a text that is missing is named with its file, its field and the set that it stands in', async () => {
  const { missing, texts } = await count(molen.filter((text) => !text.includes('kader')))
  expect(texts).toBe(4)
  expect(missing).toEqual([
    {
      address: '/molen',
      file: 'content/collections/paginas/nl/molen.md',
      field: 'tekst.2:kader.regel',
      text: 'Een kader met een hele zin',
    },
  ])
})

test('texts of an entry without an address count where a page refers to it', async () => {
  const { missing } = await count(molen.slice(0, 3))
  expect(missing).toMatchObject([{ file: 'content/collections/mensen/nl/neel.md', field: 'over' }])
})

test('a text that stands twice on its page is found, but not in the list of its headings', async () => {
  const [title = ''] = molen
  expect((await count([...molen, title])).doubled).toMatchObject([{ field: 'title' }])
  expect((await count(molen, `${picture}<nav>${title}</nav>`)).doubled).toEqual([])
})

test('a picture that is missing is named', async () => {
  const bare = await count(molen, '')
  expect(bare.missingPictures).toMatchObject([{ field: 'tekst.3', text: 'asset::beelden::kap.jpg' }])
  expect(sharesOf(bare)).toEqual({ texts: 1, pictures: 0, captions: 1 })
})

test('a hidden text is found anywhere in an answer, but for one that is for search engines', async () => {
  const hidden = '<script>{"a":"VERBORGEN want deze set staat uit"}</script>'
  expect((await count(molen, picture + hidden)).leaked).toMatchObject([
    { text: expect.stringContaining(hiddenMark) },
  ])
  expect((await count(molen, picture, '<title>VERBORGEN titel voor de zoekmachine</title>')).leaked).toEqual(
    [],
  )
  expect((await count([...molen, 'VERBORGEN titel voor de zoekmachine'])).leaked).toMatchObject([
    { field: 'seo_title' },
  ])
})

test('translations inherit values, and refer to what is there in their own language', async () => {
  const { dir } = await writeProject(files)
  const mill = readExpectedSite(dir).pages.find(({ file }) => file.endsWith('mill.md'))
  expect(mill?.texts.map(({ text }) => text)).toEqual([
    'The mill beside the old pond',
    'Het water staat hoog aan de dijk.',
    'Een kader met een hele zin',
  ])
})

test('an address that is not answered with a page is named', async () => {
  const { dir } = await writeProject(files)
  const { failed } = await countSite(readExpectedSite(dir), {
    addressOf: (file) => (file.endsWith('mill.md') ? undefined : '/molen'),
    get: async () => ({ status: 404, text: '' }),
  })
  expect(failed).toEqual([
    'content/collections/paginas/en/mill.md: no address',
    'content/collections/paginas/nl/molen.md: /molen is 404',
  ])
})
