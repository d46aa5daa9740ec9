/** A Statamic project in as many of four languages as a test asks for. */
import { type Words, type WordsLocale, words } from './words.ts'

type Files = Readonly<Record<string, string>>

/** One page, as a file of a collection. */
const entry = (values: Files, text: string): string =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n${text}\n`

const textBlock = (text: string): string =>
  `blocks:\n  - { id: t1, type: text, enabled: true, text: ${JSON.stringify(text)} }\n`

/** Pages of a language are translations of those of the first one. */
function filesOf(locale: WordsLocale, first: WordsLocale): Files {
  const text: Words = words[locale]
  const id = (name: string, of = locale) => (of === first ? name : `${name}-${of}`)
  const origin = (name: string): Files => (locale === first ? {} : { origin: name })
  const page = (name: string, title: string, lead: string, body: string) =>
    entry({ id: id(name), ...origin(name), title, lead }, '').replace('---\n\n', `${textBlock(body)}---\n`)
  const pages = `content/collections/pages/${locale}`
  const tree = ['home', 'about', 'news'].map((name) => `  - entry: ${id(name)}\n`).join('')
  const menu = ['about', 'news'].map((name) => `  - { id: m-${name}, entry: ${id(name)} }\n`).join('')
  return {
    [`${pages}/home.md`]: page('home', text.home, text.lead, text.aboutText),
    [`${pages}/${text.aboutSlug}.md`]: page('about', text.about, text.aboutText, text.lead),
    [`${pages}/${text.newsSlug}.md`]: page('news', text.news, text.tagline, text.lead),
    [`content/collections/news/${locale}/2026-03-05.${text.itemSlug}.md`]: page(
      'item',
      text.item,
      text.itemText,
      text.itemText,
    ),
    [`content/trees/collections/${locale}/pages.yaml`]: `tree:\n${tree}`,
    [`content/trees/navigation/${locale}/main.yaml`]: `tree:\n${menu}`,
    [`content/globals/${locale}/general.yaml`]: `site_name: Boathouse Nine\ntagline: ${JSON.stringify(text.tagline)}\n`,
  }
}

/** Files of a project whose first language is the default one. */
export function boathouse(locales: readonly WordsLocale[], settings: Files = {}): Files {
  const [first = 'en'] = locales
  const sites = locales.map((locale, index) => {
    const url = index === 0 ? '/' : `/${locale}`
    return `${locale}: { name: ${locale}, url: ${url}, locale: ${words[locale].descriptor} }\n`
  })
  const listed = `sites: [${locales.join(', ')}]\n`
  return {
    'resources/sites.yaml': sites.join(''),
    'content/collections/pages.yaml': `title: Pages\n${listed}route: '{parent_uri}/{slug}'\nstructure: { root: true }\n`,
    'content/collections/news.yaml': `title: News\n${listed}route: '{mount}/{slug}'\nmount: news\ndate: true\n`,
    'content/navigation/main.yaml': 'title: Main\ncollections: [pages]\n',
    'content/globals/general.yaml': `title: General\nsites: { ${locales.map((locale) => `${locale}: ${locale === first ? 'null' : first}`).join(', ')} }\n`,
    ...Object.assign({}, ...locales.map((locale) => filesOf(locale, first))),
    ...settings,
  }
}

/** The texts of the interface that a project in French writes first. */
export const frenchMessages = `home: Accueil
close: Fermer
menu: Menu
menu-more: Plus
skip-to-content: Aller au contenu
main-navigation: Navigation principale
breadcrumbs: Fil d’Ariane
language: Langue
language-choose: Choisir la langue
back-to-top: Haut de page
search-title: Recherche
search-label: Que cherchez-vous ?
search-submit: Chercher
search-found-one: '1 résultat pour « {query} »'
search-found-other: '{count} résultats pour « {query} »'
feed-title: Actualités
sitemap-title: Plan du site
404-title: Page introuvable
404-text: Cette page n’existe pas ou n’existe plus.
404-button: Retour à l’accueil
page-published: Publié le
page-minutes-one: '{count} minute de lecture'
page-minutes-other: '{count} minutes de lecture'
`
