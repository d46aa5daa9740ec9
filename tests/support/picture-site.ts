/** A project whose pages show a photograph in every place that there is for one. */
import { waves } from './waves.ts'

const block = (id: string, type: string, fields: object) => ({ id, type, enabled: true, ...fields })

const text = 'Het land groeit met de zee mee. '.repeat(12)

/** Bodies of the blocks that show pictures. */
const blocks = (name: string, cards: readonly string[]) => [
  block(`${name}1`, 'media_text', { title: 'Bij de dijk', text, picture: 'wide.jpg' }),
  block(`${name}2`, 'media_text', { title: 'Bij het wad', text, picture: 'high.jpg' }),
  block(`${name}3`, 'media_text', { picture: 'wide.jpg' }),
  block(`${name}4`, 'gallery', { title: 'Beelden', pictures: ['wide.jpg', 'high.jpg', 'other.jpg'] }),
  block(`${name}5`, 'gallery', { pictures: ['wide.jpg', 'high.jpg', 'other.jpg', 'square.jpg'] }),
  block(`${name}6`, 'cards', { title: 'Meer', layout: 'grid', entries: cards }),
  block(`${name}7`, 'cards', { title: 'Kaart', layout: 'grid', entries: cards.slice(0, 1) }),
  block(`${name}8`, 'cards', { title: 'Drie', layout: 'mosaic', entries: cards.slice(0, 3) }),
  block(`${name}9`, 'call_to_action', { title: 'Kom kijken', text, picture: 'wide.jpg', link: '/plain' }),
  block(`${name}10`, 'quote', { text: 'Het klinkt als een trein.', author: 'Geeske' }),
  block(`${name}11`, 'logos', {
    title: 'Met',
    items: ['Een', 'Twee', 'Drie'].map((title) => ({ name: title, logo: 'logo.png' })),
  }),
  block(`${name}12`, 'video', { title: 'Film', url: 'https://youtu.be/abcdefgh123', poster: 'wide.jpg' }),
  block(`${name}13`, 'rich_text', {
    text: [
      { type: 'paragraph', content: [{ type: 'text', text }] },
      { type: 'image', attrs: { src: 'asset::main::wide.jpg', alt: 'Het wad' } },
    ],
  }),
]

const hero = (id: string, variant: string) =>
  block(id, 'hero', {
    variant,
    title: 'Land en zee',
    text,
    picture: 'wide.jpg',
    picture_portrait: 'other.jpg',
  })

const entry = (fields: object) => `---\n${JSON.stringify(fields)}\n---\n`

const targets = ['kust', 'veld', 'dorp', 'haven', 'dam']

/** Texts of the project: relative path → text. JSON is YAML. */
export const pictureSiteFiles: Readonly<Record<string, string>> = {
  'content/assets/main.yaml': 'title: Main\ndisk: assets\n',
  'content/globals/general.yaml': 'data: { site_name: Wad, google_site_verification: abc }\n',
  'content/collections/pages.yaml': "title: Pages\nroute: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml': JSON.stringify({
    tree: [
      ...['home', 'article', 'plain', 'high', 'entry', 'project', 'sheet', 'people', 'longread'],
      ...targets,
    ].map((id) => ({ entry: id })),
  }),
  'resources/blueprints/collections/pages/page.yaml': JSON.stringify({
    tabs: {
      main: {
        sections: [
          {
            fields: [
              { handle: 'title', field: { type: 'text' } },
              { handle: 'picture', field: { type: 'assets', container: 'main', max_files: 1 } },
              { handle: 'related', field: { type: 'entries', collections: ['pages'] } },
              {
                handle: 'blocks',
                field: {
                  type: 'replicator',
                  sets: {
                    main: {
                      sets: {
                        cards: {
                          fields: [{ handle: 'entries', field: { type: 'entries', collections: ['pages'] } }],
                        },
                        rich_text: {
                          fields: [{ handle: 'text', field: { type: 'bard', container: 'main' } }],
                        },
                      },
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    },
  }),
  'content/collections/pages/home.md': entry({
    id: 'home',
    title: 'Home',
    blocks: [hero('h0', 'map'), ...blocks('h', targets), hero('h20', 'split')],
  }),
  'content/collections/pages/article.md': entry({
    ...{ id: 'article', title: 'Artikel', picture: 'wide.jpg', related: targets },
    blocks: [...blocks('a', targets), hero('a20', 'split'), hero('a21', 'map')],
  }),
  'content/collections/pages/plain.md': entry({
    ...{ id: 'plain', title: 'Kort', picture: 'wide.jpg' },
    blocks: [
      block('p1', 'media_text', { picture: 'wide.jpg' }),
      block('p2', 'media_text', { text, picture: 'other.jpg' }),
    ],
  }),
  ...Object.fromEntries(
    [
      { id: 'entry', template: 'article', picture: 'wide.jpg', blocks: blocks('e', targets).slice(0, 6) },
      { id: 'project', template: 'project', picture: 'wide.jpg', blocks: blocks('q', targets).slice(0, 6) },
      { id: 'sheet', template: 'project', picture: 'high.jpg' },
      { id: 'people', template: 'people', blocks: blocks('m', targets).slice(5, 6) },
      { id: 'longread', template: 'longread', picture: 'wide.jpg' },
    ].map(({ id, ...fields }) => [`content/collections/pages/${id}.md`, entry({ id, title: id, ...fields })]),
  ),
  'content/collections/pages/high.md': entry({ id: 'high', title: 'Hoog', picture: 'high.jpg' }),
  ...Object.fromEntries(
    targets.map((id) => [
      `content/collections/pages/${id}.md`,
      entry({ id, title: id, picture: id === 'dam' ? 'high.jpg' : 'wide.jpg' }),
    ]),
  ),
}

/** Pictures of the project, by their path. */
export const pictureSitePictures = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'public/assets/wide.jpg': await waves(3200, 2000).jpeg().toBuffer(),
  'public/assets/other.jpg': await waves(2400, 1600).jpeg().toBuffer(),
  'public/assets/high.jpg': await waves(1500, 2000).jpeg().toBuffer(),
  'public/assets/square.jpg': await waves(1200, 1200).jpeg().toBuffer(),
  'public/assets/logo.png': await waves(600, 300).png().toBuffer(),
})
