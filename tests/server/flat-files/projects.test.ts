import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coolWritingsV3, coolWritingsV5 } from '../../fixtures/projects/cool-writings.ts'
import { mill } from '../../fixtures/projects/mill.ts'
import { peak } from '../../fixtures/projects/peak.ts'
import * as small from '../../fixtures/projects/small.ts'
import { embeddedServer } from '../../support/embedded.ts'
import { answerOf, visit, writeFiles } from './visit.ts'

type Files = Readonly<Record<string, string>>
type Site = Awaited<ReturnType<typeof embeddedServer>>

/** The real app on a project, for all tests of a group. */
function serve(files: Files) {
  const held: { site?: Site } = {}
  beforeAll(async () => {
    held.site = await embeddedServer(await writeFiles(files))
  })
  afterAll(() => held.site?.close())
  const site = () => held.site as Site
  return {
    paths: () => site().contentPaths(),
    health: () => site().deps.content.health(),
    answer: (path: string) => answerOf(site().server, path),
    visit: (path: string) => visit(site().server, path),
  }
}

/** Every page of a project can be opened, has one heading and no word that only programs say. */
function everyPageIsWhole({ paths, visit }: ReturnType<typeof serve>) {
  it('shows every page of its tree whole', async () => {
    for (const path of [...(await paths()), '/sitemap', '/de/nergens']) {
      const { status, headings, html } = await visit(path)
      expect([path, status, headings.length]).toEqual([path, path === '/de/nergens' ? 404 : 200, 1])
      expect(html).not.toMatch(/\[object Object\]|>undefined<|"undefined"|NaN|statamic:\/\/|entry::/)
    }
  })
}

describe.each([
  ['version 3', coolWritingsV3],
  ['version 5', coolWritingsV5],
])('A blog like the starter kits, of %s', (_, files) => {
  const site = serve(files)
  everyPageIsWhole(site)

  it.each([
    ['/', 'Home'],
    ['/home', '404'],
    ['/articles', 'Articles'],
    ['/articles/dance', 'Dance Like No One Is Watching'],
    ['/articles/silence', '404'],
    ['/articles/future', 'The Future'],
    ['/about/press', 'Press & Media'],
    ['/press', '404'],
    ['/topics/dancing', '404'],
    ['/about/', '308 /about'],
    ['/en', '404'],
  ])('answers %s with %s', async (path, answer) => {
    expect(await site.answer(path)).toBe(answer)
  })

  it('shows an article with its picture, its lead, its text and its sets', async () => {
    const { text, html, title } = await site.visit('/articles/dance')
    expect(text).toContain('Feet, mostly.')
    expect(text).toMatch(/Begin with the left foot\..*The floor never lies\..*One step/)
    expect(html).toMatch(/<img[^>]*src="\/assets\/dance.jpg"[^>]*alt="Two dancers"/)
    expect(html).not.toMatch(/6b0a1b5a|Jane/)
    expect(title).toBe('Dance Like No One Is Watching – Cool Writings')
  })

  it('resolves links in Markdown, and keeps the text of a link that leads nowhere', async () => {
    const { html, text } = await site.visit('/about')
    expect(html).toContain('<a href="/articles/dance">on dancing</a>')
    expect(text).toContain('Read on dancing or nothing.')
    expect((await site.visit('/')).text).toContain('The place where words live.')
  })

  it('has crumbs by tree and by mount, the menu of the editor, and lists what is listed', async () => {
    expect((await site.visit('/about/press')).crumbs.slice(1)).toEqual(['/about About'])
    expect((await site.visit('/articles/dance')).crumbs.slice(1)).toEqual(['/articles Articles'])
    expect((await site.visit('/')).menu).toEqual([
      '/ Home',
      '/articles Read',
      'https://example.com/cool Elsewhere',
      '- Things',
    ])
    expect(await site.paths()).toEqual([
      ...['/', '/articles', '/articles/magic', '/articles/dance', '/about', '/about/press'],
    ])
  })
})

describe('A page builder with imported fieldsets', () => {
  const site = serve(peak)
  everyPageIsWhole(site)

  it.each([
    ['/', 'Welkom'],
    ['/contact', 'Contact'],
    ['/geheim', 'Geheim'],
    ['/oud', '302 /contact'],
    ['/404', '404'],
    ['/bestellen', '301 /contact'],
    ['/winkel', '302 /contact'],
    ['/brood/wit', '302 https://example.org/wit'],
    ['/weg', '410'],
    ['/oude-winkel', '302 /contact'],
    ['/uit', '404'],
    ['/actie', '307 /contact'],
  ])('answers %s with %s', async (path, answer) => {
    expect(await site.answer(path)).toBe(answer)
  })

  it.each([
    'Elke dag vers Wij bakken sinds 1931.',
    'Brood is leven.',
    'Opa',
    'De oven',
    'Tot zo.',
    'Kies je brood',
    'Volkoren Met zaden',
    'Wit Zonder',
    'Blijf op de hoogte',
    'Elke maand nieuws.',
  ])('shows %s', async (words) => {
    expect((await site.visit('/')).text).toContain(words)
  })

  it('hides what is switched off, and reads the fields for search engines', async () => {
    const { text, title, html } = await site.visit('/')
    expect(text).not.toContain('Dit staat uit.')
    expect(title).toBe('Bakkerij De Korenaar – De Korenaar')
    expect(html).not.toContain('<meta name="robots"')
    expect((await site.visit('/geheim')).html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(/<img[^>]*src="\/assets\/oven.jpg"[^>]*alt="Een warme oven"/)
  })

  it('shows the form of a set', async () => {
    const { text } = await site.visit('/contact')
    expect(text).toContain('Uw naam')
    expect(text).toContain('Uw vraag')
  })
})

describe('Three sites with handles that are no language codes', () => {
  const site = serve(mill)
  everyPageIsWhole(site)

  it.each([
    ['/', 'Welkom'],
    ['/erf', 'Het erf'],
    ['/erf/molen', 'De molen'],
    ['/erf/molen/kap', 'De kap'],
    ['/erf/concept', '404'],
    ['/erf/concept/onder-concept', 'Onder concept'],
    ['/nieuws/2024/eerste', 'Eerste'],
    ['/nieuws/2024/tweede', '404'],
    ['/nieuws/2999/later', '404'],
    ['/naar-buiten', '301 https://example.org/x'],
    ['/naar-kind', '302 /naar-kind/kind'],
    ['/naar-kind/kind', '302 /en/yard?q=1'],
    ['/zwevend', 'Zwevend'],
    ['/home', '404'],
    ['/Erf', '404'],
    ['/dak', '404'],
    ['/en', 'Welcome'],
    ['/en/yard', 'The yard'],
    ['/en/yard/mill-co', 'The mill'],
    ['/en/erf', '404'],
    ['/gb/yard', '404'],
    ['/en/news/first', 'First'],
    ['/en/work/bakker-zn./roof', 'Roof'],
    ['/de', 'Willkommen'],
    ['/de/grosse-muehle', 'The mill'],
    ['/de/kappe', '404'],
    ['/de/02/erste', 'Erste'],
  ])('answers %s with %s', async (path, answer) => {
    expect(await site.answer(path)).toBe(answer)
  })

  it('names the translations that exist, and leads to the home of a language without one', async () => {
    const mills = { nl: '/erf/molen', en: '/en/yard/mill-co', de: '/de/grosse-muehle' }
    for (const path of Object.values(mills)) {
      const { alternates, languages } = await site.visit(path)
      expect([alternates, languages]).toEqual([{ ...mills, 'x-default': '/erf/molen' }, mills])
    }
    const cap = await site.visit('/erf/molen/kap')
    expect(cap.alternates).toEqual({ nl: '/erf/molen/kap', 'x-default': '/erf/molen/kap' })
    expect(cap.languages).toEqual({ nl: '/erf/molen/kap', en: '/en', de: '/de' })
    expect((await site.visit('/de/02/erste')).alternates).toMatchObject({
      nl: '/nieuws/2024/eerste',
      en: '/en/news/first',
      de: '/de/02/erste',
    })
  })

  it('inherits value by value along a chain of origins', async () => {
    expect((await site.visit('/en/yard/mill-co')).text).toContain('Hij draait')
    const { text } = await site.visit('/de/grosse-muehle')
    expect(text).toContain('Four sails.')
    expect(text).not.toContain('Hij draait')
    expect((await site.visit('/de')).text).toContain('Op de molenhof.')
  })

  it('keeps the query and the anchor of a link to an entry', async () => {
    expect((await site.visit('/erf/molen/kap')).html).toContain('<a href="/erf/molen?x=1#top">de molen</a>')
  })

  it('has crumbs without drafts, and a mount only where it is translated', async () => {
    const crumbs = async (path: string) => (await site.visit(path)).crumbs.slice(1)
    expect(await crumbs('/erf/molen/kap')).toEqual(['/erf Het erf', '/erf/molen De molen'])
    expect(await crumbs('/erf/concept/onder-concept')).toEqual(['/erf Het erf'])
    expect(await crumbs('/en/news/first')).toEqual(['/en/news News'])
    expect(await crumbs('/de/02/erste')).toEqual([])
  })

  it('has the menu of each language, or its first level where there is none', async () => {
    const menu = async (path: string) => (await site.visit(path)).menu
    expect(await menu('/')).toEqual([
      '/erf Erf en molen',
      '/nieuws/2024/eerste Eerste',
      'tel:+31201234567 Bel',
      '- Kwaad',
    ])
    expect(await menu('/en')).toEqual(['/en/yard The yard', '/en/news News', '/en/work/bakker-zn./roof Roof'])
    expect(await menu('/de')).toEqual(['/de/grosse-muehle The mill', '/erf Het erf'])
  })

  it('lists drafts, redirects and unreachable pages nowhere', async () => {
    expect(await site.paths()).toEqual([
      ...['/', '/erf', '/erf/molen', '/erf/molen/kap', '/nieuws', '/nieuws/2024/eerste', '/zwevend'],
      ...['/en', '/en/yard', '/en/yard/mill-co', '/en/news', '/en/news/first', '/en/work/bakker-zn./roof'],
      ...['/de', '/de/grosse-muehle', '/de/02/erste'],
    ])
  })

  it('passes globals on from site to site', async () => {
    expect((await site.visit('/')).title).toBe('Molenhof – Sinds 1712')
    expect((await site.visit('/en/yard')).title).toBe('The yard – Mill Court')
    expect((await site.visit('/de')).title).toBe('Mill Court – Sinds 1712')
  })
})

describe('Version 3.0 keeps its trees inside', () => {
  const site = serve(small.versionThree)
  everyPageIsWhole(site)

  it.each([
    ['/', 'thuis'],
    ['/dienst', 'dienst'],
    ['/dienst/advies', 'advies'],
    ['/en', 'home'],
    ['/en/advice', 'advice'],
    ['/en/advies', '404'],
  ])('answers %s with %s', async (path, answer) => {
    expect(await site.answer(path)).toBe(answer)
  })

  it('reads its menus and fields', async () => {
    expect((await site.visit('/')).menu).toEqual(['/dienst dienst', '/dienst?x=1 Meer'])
    expect((await site.visit('/en')).menu).toEqual(['/en/advice advice'])
    expect((await site.visit('/dienst')).text).toMatch(/Wat wij doen.*Wij helpen/)
    expect((await site.visit('/en')).title).toBe('Oud')
  })
})

describe.each([
  [
    'three sites whose list is PHP',
    small.unlistedSites,
    [
      ['/', 'h'],
      ['/a', 'a'],
      ['/en', 'h-en'],
      ['/en/b', 'b-en'],
      ['/de', 'h-de'],
    ],
  ],
  [
    'sites with names of languages',
    small.languageNames,
    [
      ['/een', 'een'],
      ['/en/one', 'one'],
      ['/de/eins', 'eins'],
    ],
  ],
  [
    'one site with folders of two letters',
    small.twoLetterFolders,
    [
      ['/team/directie', 'directie'],
      ['/team/anna', 'anna'],
      ['/team/bob', 'bob'],
    ],
  ],
  [
    'a list of sites that no folder follows',
    small.formerMultisite,
    [
      ['/', 'home'],
      ['/over', 'over'],
      ['/en', '404'],
    ],
  ],
  [
    'version 6',
    small.versionSix,
    [
      ['/agenda/2024/12/31/oud-en-nieuw', 'oud-en-nieuw'],
      ['/agenda/2999/06/01/later', 'later'],
    ],
  ],
  [
    'a handbook',
    small.handbook,
    [
      ['/deel-1.html', 'b1'],
      ['/deel-1/hoofdstuk_2.html', 'b2'],
      ['/deel-1/hoofdstuk_2/paragraaf.html', 'b3'],
      ['/slot.html', 'b4'],
      ['/en/part-1.html', 'b1-en'],
      ['/en/deel-1.html', '404'],
    ],
  ],
  [
    'broken files',
    small.broken,
    [
      ['/', 'Thuis'],
      ['/goed', 'goed'],
      ['/goed2', '404'],
      ['/kind', '404'],
      ['/stuk', '404'],
      ['/zonder-kop', 'Zonder id'],
      ['/een-ander', 'eea'],
      ['/een', '404'],
      ['/r2', '404'],
      ['/r/r2', 'r2'],
    ],
  ],
] as const)('A project with %s', (_, files, answers) => {
  const site = serve(files)
  everyPageIsWhole(site)

  it.each(answers)('answers %s with %s', async (path, answer) => {
    expect(await site.answer(path)).toBe(answer)
  })
})

describe('Details of small projects', () => {
  const six = serve(small.versionSix)
  const book = serve(small.handbook)
  const broken = serve(small.broken)

  it('shows the moment of a dated page and lists no unlisted one', async () => {
    expect((await six.visit('/agenda/2024/12/31/oud-en-nieuw')).html).toContain('2024-12-31T23:30:00')
    expect(await six.paths()).toEqual(['/agenda/2999/06/01/later'])
    expect((await six.visit('/agenda/2999/06/01/later')).title).toBe('later – Zes')
  })

  it('never shows template code', async () => {
    const { text, crumbs } = await book.visit('/deel-1/hoofdstuk_2.html')
    expect(text).toContain('Tekst.')
    expect(text).not.toContain('{{')
    expect(crumbs.slice(1)).toEqual(['/deel-1.html b1'])
  })

  it('counts the files it could not read and keeps the rest', async () => {
    expect(broken.health()).toMatchObject({ state: 'degraded' })
    expect((await broken.visit('/')).text).toContain('Eerste regel.')
    expect((await broken.visit('/goed')).text).toContain('Blijft staan.')
    expect((await broken.visit('/')).menu).toEqual(['- Kop', '/goed goed'])
  })
})
