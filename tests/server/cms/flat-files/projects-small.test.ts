import { describe, expect, it } from 'vitest'
import * as small from '../../../fixtures/projects/small.ts'
import { everyPageIsWhole, type Files, serve } from './serve.ts'

const projects: readonly (readonly [string, Files, readonly (readonly [string, string])[]])[] = [
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
      ['/de/oel', 'eins'],
    ],
  ],
  [
    'one site in English',
    small.english,
    [
      ['/', 'home'],
      ['/en', '308 /'],
      ['/about', 'about'],
      ['/old', '302 /about'],
    ],
  ],
  ['sets that nobody knows', small.unknownSets, [['/', 'Thuis']]],
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
]

describe.each(projects)('A project with %s', (_, files, answers) => {
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
  const english = serve(small.english)
  const unknown = serve(small.unknownSets)

  it('gives pages the prefix of their language, and files none', async () => {
    const { html } = await english.visit('/')
    expect(html).toContain('<a href="/about">us</a>')
    expect(html).toMatch(/<img[^>]*src="\/assets\/map.png"/)
    expect(html).toMatch(/<a[^>]*href="\/assets\/plan.pdf"/)
  })

  it('shows all of an unknown set that is switched on', async () => {
    const { text, html } = await unknown.visit('/')
    expect(text).toMatch(/Links.*Rechts/)
    expect(text).toMatch(/Links Rechts Actie Kijk.*Wist je/)
    expect(html).toMatch(/<a[^>]*href="\/actie"/)
    expect(html).not.toContain('Verborgen')
  })

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
