/** A small project in two languages without a fault, and twelve faults to plant in it. */

const page = (id: string, title: string, blocks: string, more = '') => `---
id: ${id}
title: ${title}
seo_title: ${title} at the harbour
seo_description: What there is to know of ${title}.
${more}blocks:
${blocks}
---
`

const text = (markdown: string) => `  -
    type: rich_text
    text: '${markdown}'`

/** Text, link and picture of a page. */
const blocks = (link: string) => `${text(`See [the other page](${link}).`)}
  -
    type: media_text
    title: The quay
    text: 'A quay.'
    image: quay.jpg`

const rows = (...rules: readonly string[]) =>
  `data:\n  rules:\n${rules.map((rule) => `    - { ${rule} }`).join('\n')}\n`

/** Files of the project. */
const cleanProject: Readonly<Record<string, string>> = {
  'resources/sites.yaml': `nl: { name: Nederlands, url: /, locale: nl_NL }
en: { name: English, url: /en/, locale: en_GB }
`,
  'content/collections/pages.yaml': `title: Pages
route: '{slug}'
sites: [nl, en]
`,
  'content/collections/translations.yaml': 'title: Translations\nsites: [nl, en]\n',
  'resources/blueprints/collections/pages/page.yaml': `tabs:
  main:
    sections:
      - fields:
          - { handle: title, field: { type: text } }
          - { handle: seo_title, field: { type: text } }
          - { handle: seo_description, field: { type: textarea } }
          - handle: blocks
            field:
              type: replicator
              sets:
                all:
                  sets:
                    rich_text:
                      fields:
                        - { handle: text, field: { type: markdown } }
                    media_text:
                      fields:
                        - { handle: title, field: { type: text } }
                        - { handle: text, field: { type: markdown } }
                        - { handle: image, field: { type: assets, container: assets, max_files: 1 } }
                    mystery:
                      fields: []
`,
  'content/assets/assets.yaml': 'title: Assets\ndisk: assets\n',
  'public/assets/quay.jpg': 'a photograph',
  'public/assets/.meta/quay.jpg.yaml':
    "data:\n  alt: 'A quay at low tide'\nsize: 12\nwidth: 400\nheight: 300\n",
  'content/collections/pages/nl/haven.md': page('haven', 'Haven', blocks('/dijk')),
  'content/collections/pages/nl/dijk.md': page('dijk', 'Dijk', blocks('/haven')),
  'content/collections/pages/en/harbour.md': page(
    'harbour',
    'Harbour',
    blocks('/en/dike'),
    'origin: haven\n',
  ),
  'content/collections/pages/en/dike.md': page('dike', 'Dike', blocks('/en/harbour'), 'origin: dijk\n'),
  'content/collections/translations/nl/more.md':
    '---\nid: more-nl\ntitle: more\nslug: more\ntrans: Meer\n---\n',
  'content/collections/translations/en/more.md':
    '---\nid: more-en\ntitle: more\nslug: more\ntrans: More\norigin: more-nl\n---\n',
}

/** A fault, by what it adds to the project. */
interface PlantedFault {
  readonly name: string
  /** Section, kind and subject of its finding. */
  readonly found: string
  /** Blocks of one page. */
  readonly blocks?: string
  /** Rows of the redirects. */
  readonly rules?: readonly string[]
  /** Files in place of those of the project; an empty text for one that is not there. */
  readonly files?: Readonly<Record<string, string>>
}

const [nl, en] = ['content/collections/pages/nl/', 'content/collections/pages/en/']
/** Twelve faults, each of which is one finding. */
export const faults: readonly PlantedFault[] = [
  {
    name: 'a link to a page that is not there',
    found: 'links missing /weg',
    blocks: text('See [nothing](/weg).'),
  },
  {
    name: 'a reference to an entry that is not there',
    found: 'links lost reference the entry nobody',
    blocks: text('See [nobody](statamic://entry::nobody).'),
  },
  {
    name: 'two redirects that lead to each other',
    found: 'redirects loop /a',
    rules: ["from: '/a', to: '/b'", "from: '/b', to: '/a'"],
  },
  {
    name: 'a redirect to another one',
    found: 'redirects chain /c',
    rules: ["from: '/c', to: '/d'", "from: '/d', to: '/haven', sites: [nl]"],
  },
  {
    name: 'a redirect to nothing',
    found: 'redirects dead target /e',
    rules: ["from: '/e', to: '/weg'"],
  },
  {
    name: 'two redirects from one address',
    found: 'redirects duplicate /f',
    rules: ["from: '/f', to: '/haven', sites: [nl]", "from: '/f', to: '/dijk', sites: [nl]"],
  },
  {
    name: 'an expression that could take too long',
    found: 'redirects bad pattern ^/(a+)+$',
    rules: ["from: '^/(a+)+$', to: '/haven', match: regex"],
  },
  {
    name: 'a set that no block shows',
    found: 'blocks unknown mystery',
    blocks: '  - { type: mystery, variant: unseen, columns: 3 }',
  },
  {
    name: 'a text without a translation',
    found: 'texts missing more',
    files: { 'content/collections/translations/en/more.md': '' },
  },
  {
    name: 'a page without a translation',
    found: 'pages missing Strand',
    files: { [`${nl}strand.md`]: page('strand', 'Strand', blocks('/dijk')) },
  },
  {
    name: 'a picture without an alternative text',
    found: 'alt-texts missing /assets/quay.jpg',
    files: { 'public/assets/.meta/quay.jpg.yaml': 'data: {}\nsize: 12\nwidth: 400\nheight: 300\n' },
  },
  {
    name: 'a description that is that of another language',
    found: 'meta-descriptions missing /en/dike',
    files: {
      [`${en}dike.md`]: page('dike', 'Dike', blocks('/en/harbour'), 'origin: dijk\n').replace(
        /^seo_description.*\n/m,
        '',
      ),
    },
  },
]

/** Files of the project with some of the faults. */
export function projectWith(planted: readonly PlantedFault[]): Readonly<Record<string, string>> {
  const added = planted.flatMap((fault) => fault.blocks ?? [])
  const rules = planted.flatMap((fault) => fault.rules ?? [])
  const files: Record<string, string> = {
    ...cleanProject,
    [`${nl}haven.md`]: page('haven', 'Haven', [blocks('/dijk'), ...added].join('\n')),
    'content/globals/redirects.yaml': `title: Redirects\n${rows("from: '/oud', to: '/haven', sites: [nl]", ...rules)}`,
    ...Object.assign({}, ...planted.map((fault) => fault.files)),
  }
  return Object.fromEntries(Object.entries(files).filter(([, text]) => text !== ''))
}
