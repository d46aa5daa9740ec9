import { describe, expect, it } from 'vitest'
import { coolWritingsV3, coolWritingsV5 } from '../../../fixtures/projects/cool-writings.ts'
import { peak } from '../../../fixtures/projects/peak.ts'
import { everyPageIsWhole, serve } from './serve.ts'

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
    ['/topics/dancing', 'Dancing'],
    ['/about/', '308 /about'],
    ['/en', '404'],
  ])('answers %s with %s', async (path, answer) => {
    expect(await site.answer(path)).toBe(answer)
  })

  it('shows an article with its picture, lead, text, and sets, and keeps its author for itself', async () => {
    const { text, html, title } = await site.visit('/articles/dance')
    expect(text).toContain('Feet, mostly.')
    expect(text).toMatch(/Begin with the left foot\..*The floor never lies\..*One step/)
    expect(html).toMatch(/<img[^>]*src="\/assets\/dance.jpg"[^>]*alt="Two dancers"/)
    expect(html).not.toMatch(/6b0a1b5a|Jane/i)
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
      // Below a label that leads nowhere.
      '/about/press Press & Media',
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
    ['/kaart', '302 /contact'],
    ['/bel', '301 /contact'],
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
  ])('shows %s', async (words) => {
    expect((await site.visit('/')).text).toContain(words)
  })

  it('hides what is switched off, shows sets that it does not know, and reads the fields for search engines', async () => {
    const { text, title, html } = await site.visit('/')
    expect(text).not.toContain('Dit staat uit.')
    // A set that only this project knows.
    expect(text).toMatch(/Blijf op de hoogte Elke maand nieuws/)
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
