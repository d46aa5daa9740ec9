/** What visitors read: two pages, a list of news with one item, globals and menus, in every language. */
import { textsIn } from './texts.mjs'
import { toEntry, toYaml } from './yaml.mjs'

const picture = 'picture.svg'

/** A paragraph of rich text. */
const paragraph = (text) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]

const homeBlocks = (texts, name, id) => [
  {
    id: 'home-opening',
    type: 'hero',
    enabled: true,
    title: texts.home.heading(name),
    text: texts.home.text,
    picture,
    buttons: [
      { id: 'home-button', label: texts.home.button, link: `entry::${id('about')}`, style: 'highlight' },
    ],
  },
  {
    id: 'home-news',
    type: 'rows',
    enabled: true,
    title: texts.news.title,
    collection: 'news',
    limit: 3,
    link_label: texts.news.all,
    link: `entry::${id('news')}`,
  },
  {
    id: 'home-action',
    type: 'call_to_action',
    enabled: true,
    title: texts.action.title,
    text: texts.action.text,
    link_label: texts.action.button,
    link: `entry::${id('about')}`,
  },
]

const aboutBlocks = ({ about }) => [
  { id: 'about-text', type: 'rich_text', enabled: true, text: paragraph(about.text) },
  {
    id: 'about-work',
    type: 'media_text',
    enabled: true,
    title: about.heading,
    text: paragraph(about.work),
    picture,
    side: 'start',
  },
  {
    id: 'about-quote',
    type: 'quote',
    enabled: true,
    text: about.quote,
    author: about.author,
    role: about.role,
  },
  {
    id: 'about-questions',
    type: 'faq',
    enabled: true,
    title: about.questions,
    questions: [{ id: 'about-question', question: about.question, answer: about.answer }],
  },
]

/** The entries of a language: their key, slug and fields. */
function entriesOf(texts, name, id) {
  const { home, about, news } = texts
  return [
    { key: 'home', slug: home.slug, fields: { title: home.title, blocks: homeBlocks(texts, name, id) } },
    {
      key: 'about',
      slug: about.slug,
      fields: { title: about.title, lead: about.lead, blocks: aboutBlocks(texts) },
    },
    { key: 'news', slug: news.slug, fields: { title: news.title, lead: news.lead } },
    {
      key: 'news-first',
      slug: news.item.slug,
      collection: 'news',
      fields: {
        title: news.item.title,
        lead: news.item.lead,
        picture,
        blocks: [{ id: 'news-text', type: 'rich_text', enabled: true, text: paragraph(news.item.text) }],
      },
    },
  ]
}

/** The day on which the project is laid out, as the names of dated entries have it. */
const today = () => new Date().toISOString().slice(0, 10)

const seconds = () => Math.floor(Date.now() / 1000)

const organisation = (name) => ({ name, email: '', phone: '', street: '', postal_code: '', city: '' })

/**
 * The files of one language. Statamic keeps those of a site with one language at the top, and each of several
 * in a folder of its own.
 */
function filesIn(language, { name, languages }) {
  const texts = textsIn(language)
  const [first] = languages
  const isFirst = language === first
  const folder = languages.length > 1 ? `${language.site}/` : ''
  const id = (key) => (isFirst ? key : `${key}-${language.site}`)
  const entries = entriesOf(texts, name, id).map(({ key, slug, collection = 'pages', fields }) => {
    const origin = isFirst ? {} : { origin: key }
    const file = collection === 'news' ? `${today()}.${slug}` : slug
    const entry = { id: id(key), ...origin, blueprint: collection === 'news' ? 'article' : 'page', ...fields }
    return [
      `content/collections/${collection}/${folder}${file}.md`,
      toEntry({ ...entry, updated_at: seconds() }),
    ]
  })
  const tree = (keys) => toYaml({ tree: keys.map((key) => ({ entry: id(key) })) })
  const items = (menu, keys) =>
    toYaml({ tree: keys.map((key) => ({ id: `${menu}-${id(key)}`, entry: id(key) })) })
  return [
    ...entries,
    [`content/trees/collections/${folder}pages.yaml`, tree(['home', 'about', 'news'])],
    [`content/trees/navigation/${folder}main.yaml`, items('main', ['about', 'news'])],
    [`content/trees/navigation/${folder}footer.yaml`, items('footer', ['about', 'news'])],
  ]
}

const general = (language, name) => {
  const { tagline, description } = textsIn(language)
  return { site_name: name, tagline, description, title_separator: ' – ' }
}

/** Global sets: with several languages each has a file of its own, and takes what it lacks from the first. */
function globalFiles({ name, languages }) {
  const [first, ...others] = languages
  if (others.length === 0)
    return [
      ['content/globals/general.yaml', toYaml({ title: 'General', data: general(first, name) })],
      ['content/globals/organization.yaml', toYaml({ title: 'Organisation', data: organisation(name) })],
    ]
  const sites = Object.fromEntries(
    languages.map(({ site }) => [site, site === first.site ? null : first.site]),
  )
  return [
    ['content/globals/general.yaml', toYaml({ title: 'General', sites })],
    ['content/globals/organization.yaml', toYaml({ title: 'Organisation', sites })],
    ...languages.map((one) => [`content/globals/${one.site}/general.yaml`, toYaml(general(one, name))]),
    [`content/globals/${first.site}/organization.yaml`, toYaml(organisation(name))],
    ...others.map(({ site }) => [`content/globals/${site}/organization.yaml`, '{}\n']),
  ]
}

function collectionFiles({ languages }) {
  const sites = languages.length > 1 ? { sites: languages.map(({ site }) => site), propagate: false } : {}
  const news = {
    title: 'News',
    ...sites,
    route: '{mount}/{slug}',
    mount: 'news',
    date: true,
    date_behavior: { past: 'public', future: 'private' },
    sort_dir: 'desc',
  }
  const pages = { title: 'Pages', ...sites, route: '{parent_uri}/{slug}', structure: { root: true } }
  return [
    ['content/collections/pages.yaml', toYaml(pages)],
    ['content/collections/news.yaml', toYaml(news)],
    ['content/navigation/main.yaml', toYaml({ title: 'Main menu', collections: ['pages'], max_depth: 3 })],
    ['content/navigation/footer.yaml', toYaml({ title: 'Footer', collections: ['pages'], max_depth: 2 })],
    ['content/assets/main.yaml', toYaml({ title: 'Pictures and files', disk: 'assets' })],
  ]
}

/** The folder `content/`. */
export const contentFiles = (order) => [
  ...collectionFiles(order),
  ...globalFiles(order),
  ...order.languages.flatMap((language) => filesIn(language, order)),
]
