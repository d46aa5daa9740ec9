import { describe, expect, onTestFinished, test } from 'vitest'
import { openProject, type SourceName } from '../../support/cms/project-system/open-project.ts'
import { writeProject } from '../../support/project.ts'

/** Sites whose languages are not the default set, the same whatever the content comes from. */

const words: Readonly<
  Record<string, { readonly home: string; readonly about: string; readonly slug: string }>
> = {
  nl: { home: 'Welkom', about: 'Over ons', slug: 'over-ons' },
  en: { home: 'Welcome', about: 'About us', slug: 'about' },
  fr: { home: 'Bienvenue', about: 'À propos', slug: 'a-propos' },
  ar: { home: 'أهلا', about: 'من نحن', slug: 'man-nahnu' },
}

const entry = (id: string, origin: string | undefined, title: string, more = '') =>
  `---\nid: ${id}\n${origin ? `origin: ${origin}\n` : ''}title: ${title}\n${more}---\n`

/** A project with a home page and a page that is translated, in languages of which the first is the default. */
function projectIn(locales: readonly string[]): Readonly<Record<string, string>> {
  const [first = ''] = locales
  const many = locales.length > 1
  const folder = (locale: string) => `content/collections/pages/${many ? `${locale}/` : ''}`
  const sites = locales.map(
    (locale) => `${locale}: { url: ${locale === first ? '/' : `/${locale}`}, locale: ${locale} }`,
  )
  const pages = locales.flatMap((locale) => {
    const { home = '', about = '', slug = '' } = words[locale] ?? {}
    const origin = (id: string) => (locale === first ? undefined : `${id}-${first}`)
    return [
      [`${folder(locale)}home.md`, entry(`home-${locale}`, origin('home'), home)],
      [`${folder(locale)}${slug}.md`, entry(`about-${locale}`, origin('about'), about)],
    ]
  })
  const trees = locales.map((locale) => [
    `content/trees/collections/${many ? `${locale}/` : ''}pages.yaml`,
    `tree:\n  - entry: home-${locale}\n  - entry: about-${locale}\n`,
  ])
  return {
    'resources/sites.yaml': `${sites.join('\n')}\n`,
    'content/collections/pages.yaml': `title: Pages\nsites: [${locales}]\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n`,
    ...Object.fromEntries([...pages, ...trees]),
  }
}

async function open(locales: readonly string[], source: SourceName) {
  const { dir } = await writeProject(projectIn(locales))
  const site = await openProject(dir, source)
  onTestFinished(site.close)
  return site
}

const prefixOf = (locales: readonly string[], locale: string) => (locale === locales[0] ? '' : `/${locale}`)

describe.each(['files', 'rest', 'fetch'] as const)('%s', (source) => {
  test('a site in one language has its pages without a prefix, and offers no other language', async () => {
    const { get } = await open(['en'], source)
    const home = await get('/')
    expect([home.status, home.text]).toEqual([200, expect.stringContaining('<html lang="en"')])
    expect((await get('/about')).text).toContain('About us')
    expect(home.text).not.toMatch(/hreflang="(?!en|x-default)/)
    for (const path of ['/de', '/de/about', '/fr/a-propos']) expect((await get(path)).status).toBe(404)
  })

  test('a site in four languages has each page in its language, at its own address', async () => {
    const locales = ['nl', 'en', 'fr', 'ar']
    const { get } = await open(locales, source)
    const addresses = locales.map((each) => `${prefixOf(locales, each)}/${words[each]?.slug}`)
    for (const [index, locale] of locales.entries()) {
      const { status, text } = await get(addresses[index] ?? '')
      expect([locale, status]).toEqual([locale, 200])
      expect(text).toContain(`<html lang="${locale}"`)
      expect(text).toContain(words[locale]?.about)
      for (const [other, address] of addresses.entries())
        expect(text).toMatch(new RegExp(`hreflang="${locales[other]}" href="[^"]*${address}"`))
    }
    expect((await get('/fr')).text).toContain('Bienvenue')
    expect((await get('/ar')).text).toMatch(/<html lang="ar"[^>]* dir="rtl"/)
    expect((await get('/de')).status).toBe(404)
  })
})
