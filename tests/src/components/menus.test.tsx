import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BottomNav } from '../../../src/components/bottomnav/bottomnav.tsx'
import { Crumbs } from '../../../src/components/crumbs/crumbs.tsx'
import { Footer } from '../../../src/components/footer/footer.tsx'
import { Header } from '../../../src/components/header/header.tsx'
import { Offcanvas } from '../../../src/components/offcanvas/offcanvas.tsx'
import type { Shell } from '../../../src/content/payload.ts'
import type { NavigationItem } from '../../../src/content/types.ts'
import { sampleShell, sayIn } from '../../../src/examples/sample-shell.ts'
import { defaultRows } from '../../../src/i18n/languages.ts'

const water: NavigationItem = { title: 'Water', href: '/water', children: [] }
const items: readonly NavigationItem[] = [
  { title: 'Kop', children: [] },
  { title: 'Over ons', href: '/over-ons', children: [] },
]
const shellWith = (main: readonly NavigationItem[]): Shell => ({
  siteName: 'Kwelder',
  navigation: { main, footer: [{ key: 'footer-topics', items: main }] },
  languages: [],
  searchPath: '/search',
  analytics: false,
  consentRequired: false,
})

describe.each(Object.entries({ Header, Footer, Offcanvas }))('%s', (_, Menu) => {
  const markup = renderToStaticMarkup(<Menu shell={shellWith(items)} path="/over-ons" />)

  test('an entry that leads nowhere is a text', () => {
    expect(markup).toMatch(/<li><span[^>]*>Kop<\/span>/)
    expect(markup).not.toMatch(/<a(?![^>]* href=)/)
  })

  test('the entry of the page shown is marked', () => {
    expect(markup).toMatch(/<a href="\/over-ons" aria-current="page"[^>]*>Over ons<\/a>/)
  })

  test('what is said of the whole stands on the root', () => {
    const marked = renderToStaticMarkup(
      <Menu shell={shellWith(items)} path="/" className="extra" dir="rtl" data-state="hover" />,
    )
    expect(marked).toMatch(/^<[a-z]+ class="\w+ extra"[^>]*dir="rtl" data-state="hover"/)
  })
})

const nested: NavigationItem = {
  title: 'Thema’s',
  href: '/themas',
  children: [{ ...water, children: [{ title: 'Peil', href: '/peil', children: [] }] }],
}

describe('an entry with pages below it', () => {
  test.each(Object.entries({ Header, Offcanvas }))(
    'is a disclosure in %s, marked when one of them is shown, and leads to its own page first',
    (_, Menu) => {
      const markup = renderToStaticMarkup(<Menu shell={shellWith([nested])} path="/peil" />)
      expect(markup).toMatch(/<summary[^>]* aria-current="true">Thema’s/)
      expect(markup).toMatch(/<\/summary><ul[^>]*><li><a href="\/themas">Thema’s<\/a><\/li>/)
      expect(markup).toContain('<a href="/peil" aria-current="page">Peil</a>')
    },
  )

  test('without a page of its own it opens on its children', () => {
    const group: NavigationItem = { title: 'Groep', children: [water] }
    const markup = renderToStaticMarkup(<Header shell={shellWith([group])} path="/" />)
    expect(markup).toMatch(/<\/summary><ul[^>]*><li><a href="\/water">/)
  })

  test('does not name its own page twice', () => {
    const own: NavigationItem = { ...water, children: [{ ...water, title: 'Overzicht' }, nested] }
    expect(renderToStaticMarkup(<Header shell={shellWith([own])} path="/" />)).not.toContain('Overzicht')
  })

  test('stands open in the panel only on the branch of the page shown', () => {
    const panel = (path: string) =>
      renderToStaticMarkup(<Offcanvas shell={shellWith([nested])} path={path} />)
    expect(panel('/peil').match(/<details open="">/g)).toHaveLength(2)
    expect(panel('/elders')).not.toContain('<details open')
  })
})

const many = (count: number): readonly NavigationItem[] =>
  Array.from({ length: count }, (_, index) => ({ title: `N${index}`, href: `/n${index}`, children: [] }))

test.each([
  [6, 6, 0],
  [7, 6, 2],
  [12, 6, 7],
])(
  'of %i entries the bar of the header takes %i places, and the rest, %i, is behind the last',
  (all, places, rest) => {
    const markup = renderToStaticMarkup(<Header shell={shellWith(many(all))} path="/" />)
    const [, nav = ''] = /<nav class="header__nav".*?<ul class="nav">(.*?)<\/nav>/.exec(markup) ?? []
    const [, panel = ''] = /<ul class="plain menu__panel">(.*?)<\/ul>/.exec(nav) ?? []
    expect(panel.match(/<li>/g) ?? []).toHaveLength(rest)
    expect(nav.match(/<li>/g)).toHaveLength(places + rest)
  },
)

test('the section behind which the page shown is hidden is marked', () => {
  const markup = renderToStaticMarkup(<Header shell={shellWith(many(8))} path="/n7" />)
  expect(markup).toMatch(/<summary[^>]* aria-current="true">menu-more/)
})

test('a header without entries has no empty navigation', () => {
  expect(renderToStaticMarkup(<Header shell={shellWith([])} path="/" />)).not.toContain('header__nav')
})

test('the menu shows how to reach the organization where that is known', () => {
  const organization = { address: [], social: [], email: { text: 'a@b.example', href: 'mailto:a@b.example' } }
  const markup = renderToStaticMarkup(<Offcanvas shell={{ ...shellWith([]), organization }} path="/" />)
  expect(markup).toContain('<a href="mailto:a@b.example">a@b.example</a>')
  expect(renderToStaticMarkup(<Offcanvas shell={shellWith([])} path="/" />)).not.toContain(
    'offcanvas__contact',
  )
})

test('the bar at the bottom has home, at most three destinations and the menu, and home only once', () => {
  const main = [{ title: 'Start', href: '/', children: [] }, ...items, ...many(4)]
  const markup = renderToStaticMarkup(<BottomNav items={main} path="/n0" />)
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/over-ons',
    '/n0',
    '/n1',
    '/sitemap',
  ])
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
})

test('crumbs end with the page shown, which is no link', () => {
  const markup = renderToStaticMarkup(
    <Crumbs items={[{ title: 'Water', path: '/water' }]} current={{ title: 'Peil', path: '/peil' }} />,
  )
  expect(markup).toMatch(/<a href="\/water">Water<\/a><\/li><li><span aria-current="page">Peil<\/span>/)
})

test.each(defaultRows)('the sample menus have two levels and twelve entries in $label', ({ locale }) => {
  const main = (menu: 'nested' | 'many') => sampleShell(sayIn(locale), { menu }).navigation.main
  expect(main('nested')[0]?.children[0]?.children).toHaveLength(2)
  expect(main('many')).toHaveLength(12)
  expect(new Set(main('many').map(({ href }) => href)).size).toBe(12)
})
