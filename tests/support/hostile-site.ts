/** A project whose every text, address and file name is an attack. */
import type { StandInAnswer, StandInRequest } from '../../scripts/cms-mock/server.mjs'
import type { Value, Values } from '../../src/content/types.ts'
import { isHtml, isValues } from '../../src/content/values/values.ts'
import { addressAttacks, markupAttacks } from './attack-payloads.ts'
import { samples } from './block-samples.ts'

/** A title that looks like markup and is text. */
export const hostileTitle = '</title></script><img src=/x.png onerror=alert(1)> "&amp;" \u2028'
/** What an editor made of a word of the interface. */
export const hostileWord = '</script><svg onload=alert(1)>Sluit'

interface HostilePage {
  readonly slug: string
  readonly title: string
  readonly fields: Values
}

const attackAt = <T>(attacks: readonly T[], index: number): T => attacks[index % attacks.length] as T

const addresses = new Set(['link', 'url', 'path', 'file', 'permalink', 'src'])
const structure = new Set(['form', 'collection', 'date', 'extension', 'id', 'key'])

/** A block with an attack in each of its texts, or in each of its addresses. */
function infect(block: Values, what: 'texts' | 'addresses', start: number): Values {
  let used = start
  const visit = (value: Value, name: string): Value => {
    if (Array.isArray(value)) return value.map((item) => visit(item, name))
    if (isValues(value) && !isHtml(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => [key, structure.has(key) ? member : visit(member, key)]),
      )
    if (typeof value !== 'string' && !isHtml(value)) return value
    if (addresses.has(name)) return what === 'addresses' ? attackAt(addressAttacks, used++) : value
    return what === 'texts' ? attackAt(markupAttacks, used++) : value
  }
  return visit(block, '') as Values
}

const blocksWith = (what: 'texts' | 'addresses', start: number): readonly Values[] =>
  Object.entries(samples).map(([type, fields], index) => ({
    ...infect(fields, what, start + index * 7),
    type,
  }))

/** JSON makes own members of names that every object has. */
const clobbering: Values = JSON.parse(
  `{"__proto__": {"text": "<script>alert(1)</script>", "polluted": true}, "constructor": "<img src=/x.png onerror=alert(1)>",
    "hasOwnProperty": "<p onclick=alert(1)>x</p>", "toString": [{"type": "constructor"}], "valueOf": "<p>valueOf</p>"}`,
)

const hostileSeo: Values = {
  seo_title: hostileTitle,
  seo_description: '"><script>alert(1)</script>',
  og_title: '"><script>alert(1)</script>',
  og_description: "' onload='alert(1)",
  og_image: 'javascript:alert(1)',
  seo: { canonical_url: 'javascript:alert(1)', robots: ['"><script>alert(1)</script>'] },
  schema_jsonld: JSON.stringify({ '@type': 'Event', name: '</script><script>alert(1)</script><!--<script>' }),
  lead: '<img src=/x.png onerror=alert(1)>',
  label: '<svg onload=alert(1)>',
  picture: {
    url: '/x.png',
    alt: '" onerror="alert(1)',
    focus: '20% 30%;background:url(//evil.test)',
    width: 8,
    height: 8,
  },
  picture_caption: '</figcaption><script>alert(1)</script>',
  related: addressAttacks.map((url) => ({ title: '<b onclick=alert(1)>x</b>', url })),
}

const textRounds = [0, 20, 40, 60, 80]

/** Pages with an attack in every place that an editor can write to. */
export const hostilePages: readonly HostilePage[] = [
  { slug: 'home', title: hostileTitle, fields: { ...hostileSeo, blocks: blocksWith('texts', 3) } },
  {
    slug: 'opmaak',
    title: hostileTitle,
    fields: { blocks: markupAttacks.map((text) => ({ type: 'rich_text', text })), ...clobbering },
  },
  { slug: 'een-tekst', title: hostileTitle, fields: { ...hostileSeo, content: markupAttacks.join('\n<p>') } },
  ...textRounds.map((round) => ({
    slug: `teksten-${round}`,
    title: hostileTitle,
    fields: { ...hostileSeo, blocks: blocksWith('texts', round) },
  })),
  ...textRounds.slice(0, 3).map((round) => ({
    slug: `adressen-${round}`,
    title: hostileTitle,
    fields: { blocks: blocksWith('addresses', round) },
  })),
  { slug: 'code', title: 'Code', fields: { blocks: markupAttacks.map((code) => ({ type: 'code', code })) } },
  {
    slug: 'film',
    title: 'Film',
    fields: {
      blocks: [samples.video, { url: 'https://evil.test/embed/abcdefghijk', title: 'Elders' }].map(
        (video) => ({
          ...video,
          type: 'video',
          poster: null,
        }),
      ),
    },
  },
]

const globals: Values = {
  site_name: hostileTitle,
  gtm_id: "GTM-X');alert(1)//",
  gsc_verification: '"><script>alert(1)</script>',
  tagline: '<img src=/x.png onerror=alert(1)>',
}
const organization: Values = JSON.parse(
  `{"name": "<b>x</b>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;", "city": "<img src=/x.png onerror=alert(1)>",
    "__proto__": {"polluted": true}, "social": [{"name": "x", "url": "javascript:alert(1)"}]}`,
)
const words: Readonly<Record<string, string>> = {
  close: hostileWord,
  language: hostileWord,
  'back-to-top': hostileWord,
  constructor: hostileWord,
}
const menu = addressAttacks.map((url, index) => ({ title: attackAt(markupAttacks, index), url }))

const yaml = (value: unknown) => `${JSON.stringify(value)}\n`
const entry = (values: unknown) => `---\n${yaml(values)}---\n`
const bardOf = (texts: readonly string[]) =>
  texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text: `a ${text}` }] }))

const formFields = markupAttacks.slice(0, 12).map((attack, index) => ({
  handle: ['constructor', '__proto__', 'toString'][index] ?? `veld_${index}`,
  field: {
    type: ['text', 'textarea', 'select', 'radio', 'checkboxes', 'toggle'][index % 6],
    display: attack,
    instructions: attack,
    options: { [attack]: attack },
  },
}))

/**
 * The site as a Statamic project: relative path → text. The pages have a blueprint with Bard and Markdown as
 * well.
 */
export const hostileFiles: Readonly<Record<string, string>> = {
  'content/collections/pages.yaml': "route: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
  ...Object.fromEntries(
    hostilePages.map(({ slug, title, fields }) => [
      `content/collections/pages/${slug}.md`,
      entry({ id: slug, title, ...fields }),
    ]),
  ),
  'content/collections/pages/bard.md': entry({
    id: 'bard',
    title: 'Bard',
    verhaal: bardOf(markupAttacks),
    opmaak: markupAttacks.join('\n\n'),
  }),
  'resources/blueprints/collections/pages/page.yaml': yaml({
    fields: [
      { handle: 'verhaal', field: { type: 'bard' } },
      { handle: 'opmaak', field: { type: 'markdown' } },
    ],
  }),
  'content/collections/translations.yaml': yaml({ title: 'Vertalingen' }),
  ...Object.fromEntries(
    Object.entries(words).map(([key, trans]) => [
      `content/collections/translations/${key}.md`,
      entry({ id: `t-${key}`, title: key, trans }),
    ]),
  ),
  'content/globals/general.yaml': yaml({ data: globals }),
  'content/globals/organization.yaml': yaml({ data: organization }),
  'content/trees/collections/pages.yaml': yaml({
    tree: [...hostilePages.map(({ slug }) => ({ entry: slug })), { entry: 'bard' }],
  }),
  'content/navigation/main.yaml': yaml({ title: 'Menu' }),
  'content/trees/navigation/main.yaml': yaml({ tree: menu }),
  'resources/forms/contact.yaml': yaml({ title: 'Contact', honeypot: '"><script>alert(1)</script>' }),
  'resources/blueprints/forms/contact.yaml': yaml({ fields: formFields }),
}

const entryOf = ({ slug, title, fields }: HostilePage): Values => ({
  ...fields,
  id: slug,
  title,
  slug,
  uri: slug === 'home' ? '/' : `/${slug}`,
  url: slug === 'home' ? '/' : `/${slug}`,
  locale: 'default',
  published: true,
  status: 'published',
  blueprint: { handle: 'page', title: 'Page' },
  collection: { handle: 'pages', title: 'Pages' },
})

const slugs = { ...words, '</script><script>alert(1)</script>': hostileWord }
const wordEntries = Object.entries(slugs).map(([slug, trans]) => ({
  ...entryOf({ slug: 'woord', title: slug, fields: { trans } }),
  id: `t-${slug}`,
  slug,
  uri: null,
  url: null,
}))

const listOf = (data: readonly unknown[]): StandInAnswer => ({
  body: { data, links: {}, meta: { current_page: 1, last_page: 1, per_page: 1000, total: data.length } },
})
const treeNode = (page: Values) => ({ page, depth: 1, children: [] })

const restForm = {
  handle: 'contact',
  title: 'Contact',
  honeypot: 'honeypot',
  fields: Object.fromEntries(formFields.map(({ handle, field }) => [handle, { ...field, handle }])),
}

const restAnswers: Readonly<Record<string, () => StandInAnswer>> = {
  '/api/collections/pages/entries': () => listOf(hostilePages.map(entryOf)),
  '/api/collections/pages/tree': () => listOf(hostilePages.map((page) => treeNode({ id: page.slug }))),
  '/api/collections/translations/entries': () => listOf(wordEntries),
  '/api/navs/main/tree': () =>
    listOf(
      menu.map(({ title, url }, index) =>
        treeNode({ id: `m${index}`, entry_id: null, title, url, uri: url }),
      ),
    ),
  '/api/forms': () => listOf([restForm]),
  '/api/forms/contact': () => ({ body: { data: restForm } }),
  '/api/globals': () =>
    listOf([
      { ...globals, handle: 'general' },
      { ...organization, handle: 'organization' },
    ]),
}

/** The same site as the REST API would deliver it (docs/reference/content-system.md#rest). */
export function answerRest({ path }: StandInRequest): StandInAnswer | undefined {
  const id = /^\/api\/collections\/pages\/entries\/([\w-]+)$/.exec(path)?.[1]
  const page = hostilePages.find(({ slug }) => slug === id)
  return page ? { body: { data: entryOf(page) } } : restAnswers[path]?.()
}
