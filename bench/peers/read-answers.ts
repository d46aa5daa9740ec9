/**
 * Converts the responses of the content system that the compared frameworks (the peers) read to the content
 * of this product's pages.
 */
import { createHtmlSanitizer } from '../../server/cms/rich-text/rich-text.ts'
import type { ContentPage, NavigationItem, Values } from '../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import type { Entry, Site, Texts } from './answers.ts'

/** Keys of this product's messages, with the keys of the same texts in the peers' content system. */
const ourKeys = {
  'skip-to-content': 'skip-link',
  menu: 'menu-open',
  close: 'menu-close',
  'main-navigation': 'nav-label',
  'language-choose': 'language-label',
  'footer-topics': 'footer-label',
  'block-read-more': 'read-more',
} as const

const textIn = ({ data }: Texts, slug: string): string => data.find((row) => row.slug === slug)?.trans ?? slug

/** All texts of a language, under their original keys and under this product's keys. */
export const readTexts = (texts: Texts): readonly TranslationEntry[] => [
  ...texts.data,
  ...Object.entries(ourKeys).map(([slug, theirs]) => ({ slug, trans: textIn(texts, theirs) })),
]

/** The menus of a language by handle. */
export function readMenus({ nav, footer }: Site): Readonly<Record<string, readonly NavigationItem[]>> {
  const items = (links: Site['nav']) => links.map(({ title, url }) => ({ title, href: url, children: [] }))
  return { main: items(nav), footer: items(footer) }
}

/**
 * The global sets `general` and `organization`. The peers' text about rights becomes the site's tagline,
 * which the footer shows.
 */
export const readGlobalSets = (site: Site, texts: Texts): Readonly<Record<string, Values>> => ({
  general: {
    site_name: site.organization.name,
    tagline: textIn(texts, 'rights'),
    gsc_verification: site.gsc_verification,
    title_separator: '–',
    consent: 'off',
  },
  organization: {
    name: site.organization.name,
    street: site.organization.street,
    postal_code: site.organization.postal,
    city: site.organization.city,
    email: site.organization.email,
    phone: site.organization.phone,
  },
})

/** Converts an entry to a page. Hero, cards and sections become the blocks of the same names. */
export function readPage(entry: Entry, texts: Texts): ContentPage {
  const { id, locale, path, title, alternates } = entry
  return {
    id,
    // One key for all languages: `home` for `home-nl`.
    key: id.replace(/-\w+$/, ''),
    locale,
    path,
    title,
    collection: 'pages',
    blueprint: 'page',
    template: 'default',
    mounts: [],
    terms: [],
    alternates,
    indexing: {},
    ancestors: [],
    fields: { seo_title: title, seo_description: entry.description, blocks: readSets(entry, texts) },
    texts: () => createHtmlSanitizer({ lang: defaultLanguages.of(locale as Locale).lang }),
  }
}

const readSets = ({ hero, cards, sections }: Entry, texts: Texts): readonly Values[] => [
  {
    type: 'hero',
    title: hero.title,
    text: hero.lead,
    buttons: [hero.primary, hero.secondary].map(({ label, url }) => ({ label, url })),
  },
  {
    type: 'cards',
    title: textIn(texts, 'cards-title'),
    url: hero.primary.url,
    items: cards.map(({ title, text, url }) => ({ title, text, url })),
  },
  ...sections.map(({ title, html }) => ({ type: 'rich_text', title, text: html })),
]
