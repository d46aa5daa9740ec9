import { describe, expect, it } from 'vitest'
import { mill } from '../../../fixtures/projects/mill.ts'
import { versionThree } from '../../../fixtures/projects/small.ts'
import { everyPageIsWhole, serve } from './serve.ts'

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

  it('names the translations that exist, and leads to the nearest page above in a language without one', async () => {
    const mills = { nl: '/erf/molen', en: '/en/yard/mill-co', de: '/de/grosse-muehle' }
    for (const path of Object.values(mills)) {
      const { alternates, languages } = await site.visit(path)
      expect([alternates, languages]).toEqual([{ ...mills, 'x-default': '/erf/molen' }, mills])
    }
    const cap = await site.visit('/erf/molen/kap')
    expect(cap.alternates).toEqual({ nl: '/erf/molen/kap', 'x-default': '/erf/molen/kap' })
    expect(cap.languages).toEqual({ ...mills, nl: '/erf/molen/kap' })
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
  const site = serve(versionThree)
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
    expect((await site.visit('/')).menu).toEqual([
      '/dienst dienst',
      '/dienst/advies advies',
      '/dienst?x=1 Meer',
    ])
    expect((await site.visit('/en')).menu).toEqual(['/en/advice advice'])
    expect((await site.visit('/dienst')).text).toMatch(/Wat wij doen.*Wij helpen/)
    expect((await site.visit('/en')).title).toBe('Oud')
  })
})
