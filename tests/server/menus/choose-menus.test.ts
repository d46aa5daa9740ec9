/** Navigations of any handle find their place in header and footer. */
import { describe, expect, test } from 'vitest'
import { chooseMenus, handlesOf } from '../../../server/menus/choose-menus.ts'
import { footerGroups, headingOf } from '../../../server/menus/footer-groups.ts'
import { menuPlaceOf, shownTitle } from '../../../server/menus/menu-place.ts'

const named = (...handles: readonly string[]) => handles.map((handle) => ({ handle }))
const shown = (handles: readonly string[], settings = {}) => {
  const { main, footer } = chooseMenus(named(...handles), settings)
  return [main.map(({ handle }) => handle), footer.flat().map(({ handle }) => handle)]
}

test.each([
  ...['main', 'mainMenu', 'main_navigation', 'Primary', 'hoofdmenu', 'hoofdnavigatie', 'hauptmenue'],
  ...['Hauptmenü', 'header', 'kopmenu', 'kopfzeile', 'top-nav', 'bovenmenu', 'menu', 'navigation'],
  ...['menu_principal', 'entete'],
])('%s is a main menu', (handle) => {
  expect(menuPlaceOf(handle)?.place).toBe('main')
})

test.each([
  ...['footer', 'footer_topics', 'FooterLinks', 'voettekst', 'voetmenu', 'fusszeile', 'Fußzeile'],
  ...[
    'ondermenu',
    'bottom',
    'service',
    'meta-navigation',
    'legal',
    'impressum',
    'pied_de_page',
    'mentions_legales',
    'footer_main',
    'header_meta',
  ],
])('%s belongs to the footer', (handle) => {
  expect(menuPlaceOf(handle)?.place).toBe('footer')
})

test.each(['sidebar', 'onderwerpen', 'onderwijs', 'campagne_2024', 'kopen', 'unterricht', 'social', ''])(
  '%j names no place',
  (handle) => {
    expect(menuPlaceOf(handle)).toBeUndefined()
  },
)

describe('of the navigations of a project', () => {
  test.each([
    ['main before header before top', ['top', 'header', 'main'], [['main', 'header', 'top'], []]],
    ['all for the footer, legal ones last', ['legal', 'voet', 'service'], [[], ['voet', 'service', 'legal']]],
    [
      'the known three in their order',
      ['footer_bureau', 'footer_service', 'footer_topics'],
      [[], ['footer_topics', 'footer_bureau', 'footer_service']],
    ],
    ['the only one, whatever it is called', ['sidebar'], [['sidebar'], []]],
    ['the only one that names no place', ['footer_rows', 'sidebar'], [['sidebar'], ['footer_rows']]],
    ['none of two that name no place', ['rubrieken', 'sidebar'], [[], []]],
    ['none', [], [[], []]],
  ] as const)('%s', (_what, handles, expected) => {
    expect(shown(handles)).toEqual(expected)
  })

  test('settings name others, also for one place alone', () => {
    const handles = ['main', 'footer', 'campagne', 'acties']
    expect(shown(handles, { main: 'campagne' })).toEqual([['campagne'], ['footer']])
    expect(shown(handles, { footer: ['acties', 'campagne'] })).toEqual([['main'], ['acties', 'campagne']])
    expect(shown(handles, { footer: [] })).toEqual([['main'], []])
  })

  test('where they cannot be listed, likely handles are tried, and what settings name', () => {
    expect(handlesOf(chooseMenus(undefined, {}))).toEqual(
      expect.arrayContaining(['main', 'footer', 'voettekst']),
    )
    expect(handlesOf(chooseMenus(undefined, { main: 'kop', footer: ['onder'] }))).toEqual(['kop', 'onder'])
  })
})

describe('the heading of a navigation in the footer', () => {
  test.each([
    ['Voettekst', undefined],
    ['Footer menu', undefined],
    ['Fußzeile', undefined],
    ['Voet, het bureau', 'Het bureau'],
    ['Footer: over ons', 'Over ons'],
    ['Footer – Über uns', 'Über uns'],
    ['Footer menu: u en wij', 'U en wij'],
    ['Pied de page', undefined],
    ['Pied de page : le musée', 'Le musée'],
    ['Onze winkels', 'Onze winkels'],
    ['', undefined],
    [undefined, undefined],
  ])('of the title %j visitors read %j', (title, expected) => {
    expect(shownTitle(title)).toBe(expected)
  })

  test('a text that editors wrote for its handle goes first, then a message, then its title', () => {
    const menu = { handle: 'footer_topics', title: 'Voet: thema’s' }
    expect(headingOf(menu, (key) => key === 'footer_topics')).toEqual({ key: 'footer_topics' })
    expect(headingOf(menu, () => false)).toEqual({ key: 'footer-topics' })
    expect(headingOf({ ...menu, handle: 'voet' }, () => false)).toEqual({
      key: 'footer-links',
      title: 'Thema’s',
    })
    expect(headingOf({ handle: 'voet', title: 'Voet' }, () => false)).toEqual({ key: 'footer-links' })
  })
})

test('items with items below them are groups of their own, of two levels however deep they go', () => {
  const link = (title: string, ...children: readonly ReturnType<typeof item>[]) => item(title, children)
  function item(title: string, children: readonly unknown[], href?: string) {
    return { title, href: href ?? `/${title}`, children } as never
  }
  const label = { title: 'Hulp', children: [link('chat', link('bot')), link('bel')] }
  const groups = footerGroups([link('pers'), label, link('werk', link('stage'))] as never)(
    'footer-links',
    'Snel',
  )
  expect(groups.map(({ title, items }) => [title, items.map((each) => each.title)])).toEqual([
    ['Snel', ['pers']],
    ['Hulp', ['chat', 'bot', 'bel']],
    ['werk', ['werk', 'stage']],
  ])
  expect(groups.flatMap(({ items }) => items.flatMap(({ children }) => children))).toEqual([])
})
