/** A content source in memory. */
import { createHtmlSanitizer } from '../../server/cms/rich-text/rich-text.ts'
import type { ContentSource } from '../../server/cms/source.ts'
import { readIndexing } from '../../src/content/head/seo.ts'
import type {
  Alternates,
  ContentPage,
  FormDefinition,
  NavigationItem,
  PageOutline,
  Summary,
  TreeItem,
  Values,
} from '../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../src/i18n/languages.ts'
import type { TranslationEntry } from '../../src/i18n/translate.ts'
import { memoText } from '../../src/shared/memo.ts'

/** A source in memory. `change` tells the application that content was published. */
export interface FakeSource extends ContentSource {
  change(): void
}

/** A page of one language; `path` is its address inside the language. */
export function contentPage(
  locale: Locale,
  path: string,
  title: string,
  parts: Partial<ContentPage> = {},
): ContentPage {
  return {
    id: `${locale}:${path}`,
    key: path,
    locale,
    path: defaultLanguages.withPrefix(locale, path),
    title,
    collection: 'pages',
    blueprint: 'page',
    template: 'default',
    mounts: [],
    terms: [],
    alternates: { [locale]: defaultLanguages.withPrefix(locale, path) },
    indexing: { [locale]: readIndexing(parts.fields ?? {}) },
    ancestors: [],
    fields: { title },
    texts: () => createHtmlSanitizer(),
    ...parts,
  }
}

/** One page in several languages: each knows the others. */
function translated(titles: Readonly<Partial<Record<Locale, readonly [path: string, title: string]>>>) {
  const entries = Object.entries(titles) as [Locale, readonly [string, string]][]
  const alternates: Alternates = Object.fromEntries(
    entries.map(([locale, [path]]) => [locale, defaultLanguages.withPrefix(locale, path)]),
  )
  return entries.map(([locale, [path, title]]) => contentPage(locale, path, title, { alternates }))
}

const pages: readonly ContentPage[] = [
  ...translated({ nl: ['/', 'Welkom'], en: ['/', 'Welcome'], de: ['/', 'Willkommen'] }),
  ...translated({
    nl: ['/over-ons', 'Over ons'],
    en: ['/about-us', 'About us'],
    de: ['/ueber-uns', 'Über uns'],
  }),
  ...translated({ nl: ['/over-ons/team', 'Het team'], en: ['/about-us/team', 'The team'] }),
  ...translated({ nl: ['/alleen-hier', 'Alleen in het Nederlands'] }),
  ...translated({ de: ['/straße', 'Straße'] }),
]

const organization: Values = { name: 'Example', email: 'info@example.org' }
export const globalSets: Readonly<Record<string, Values>> = {
  general: { site_name: 'Example', gtm_id: 'GTM-ABC123', gsc_verification: 'verify-me' },
  organization,
  redirects: { rules: [] },
}

const translations: Readonly<Partial<Record<Locale, readonly TranslationEntry[]>>> = {
  nl: [{ slug: 'greeting', trans: 'Hallo' }],
  en: [{ slug: 'greeting', trans: 'Hello' }],
  de: [{ slug: 'greeting', trans: 'Guten Tag' }],
}

const form: FormDefinition = {
  handle: 'contact',
  fields: [{ handle: 'email', type: 'text', label: 'Email', required: true }],
  honeypot: 'honeypot',
}

const forms = { contact: form }

const news: readonly Summary[] = [{ title: 'First news', path: '/nieuws/eerste' }]

const treeOf = (locale: Locale): readonly TreeItem[] =>
  pages.filter((page) => page.locale === locale).map(({ title, path }) => ({ title, path, children: [] }))

const outlinesOf = (locale: Locale): readonly PageOutline[] =>
  pages
    .filter((page) => page.locale === locale)
    .map(({ title, path, collection, alternates, fields }) => ({
      summary: { title, path },
      collection,
      terms: [],
      alternates,
      indexing: readIndexing(fields),
    }))

const menuOf = (locale: Locale): readonly NavigationItem[] =>
  treeOf(locale).map(({ title, path }) => ({ title, href: path, children: [] }))

/** One object per language, the same at each call, as a real source hands them out. */
function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => Promise<T> {
  const made = memoText(make)
  return async (locale) => made(locale)
}

/** A content system with a few pages, texts and settings; `overrides` replaces single questions. */
/** Of a source that reads files. */
export const filesTraits: ContentSource['traits'] = {
  tellsOfChanges: true,
  readsCheaply: true,
  takesForms: true,
}

export function fakeSource(overrides: Partial<ContentSource> = {}): FakeSource {
  const listeners = new Set<() => void>()
  const entries: ContentSource['entries'] =
    overrides.entries ?? (async (_locale, { collection }) => (collection === 'news' ? news : []))
  return {
    name: 'fake',
    traits: { tellsOfChanges: false, readsCheaply: false, takesForms: false },
    async page(locale, path) {
      const page = pages.find(
        (one) => one.locale === locale && one.path === defaultLanguages.withPrefix(locale, path),
      )
      return page ? { kind: 'page', page } : { kind: 'missing' }
    },
    has: async (locale, path) =>
      pages.some((one) => one.locale === locale && one.path === defaultLanguages.withPrefix(locale, path)),
    tree: perLocale(treeOf),
    navigation: async (locale, handle) => (handle === 'main' ? menuOf(locale) : undefined),
    globals: async () => globalSets,
    translations: perLocale((locale) => translations[locale] ?? []),
    entries,
    async list(locale, { collections, offset = 0, limit = Number.POSITIVE_INFINITY }) {
      const items = (
        await Promise.all(collections.map((collection) => entries(locale, { collection })))
      ).flat()
      return { items: items.slice(offset, offset + limit), total: items.length }
    },
    facets: async () => ({ terms: [], years: [] }),
    related: perLocale(() => []),
    taxonomies: async () => [],
    topics: async () => [],
    outlines: perLocale(outlinesOf),
    collections: async () => ['pages', 'news'],
    dated: async () => [],
    redirects: perLocale(() => []),
    forms: async () => forms,
    assetFile: () => undefined,
    health: () => ({ state: 'ok', loaded: true, age_s: 1.4, pages: pages.length, broken: 0 }),
    onChange(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    close: async () => {},
    ...overrides,
    change: () => {
      for (const changed of listeners) changed()
    },
  }
}

/** The globals of `fakeSource` with other fields in `general`, or with rules for redirects. */
export const globalsWith = (general: Values, rules: Values['rules'] = []): Pick<ContentSource, 'globals'> => {
  const sets = { general: { ...globalSets.general, ...general }, organization, redirects: { rules } }
  return { globals: async () => sets }
}

/** Only these pages, beside nothing else. */
export const only = (...kept: readonly ContentPage[]): Pick<ContentSource, 'page'> => ({
  async page(locale, path) {
    const page = kept.find(
      (one) => one.locale === locale && one.path === defaultLanguages.withPrefix(locale, path),
    )
    return page ? { kind: 'page', page } : { kind: 'missing' }
  },
})

/** A content system that cannot be asked. */
export const failing = (message = 'The CMS is down'): (() => Promise<never>) => {
  return async () => {
    throw new Error(message)
  }
}
