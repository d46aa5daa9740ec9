import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Footer } from '../../src/components/footer/footer.tsx'
import { Header } from '../../src/components/header/header.tsx'
import { Offcanvas } from '../../src/components/offcanvas/offcanvas.tsx'
import type { Shell } from '../../src/content/payload.ts'
import type { NavigationItem } from '../../src/content/types.ts'

const items: readonly NavigationItem[] = [
  { title: 'Thema’s', children: [{ title: 'Water', href: '/water', children: [] }] },
  { title: 'Over ons', href: '/over-ons', children: [] },
]
const shell: Shell = {
  siteName: 'Kwelder',
  navigation: { main: items, footer: [{ key: 'footer-topics', items }] },
  languages: [],
  analytics: false,
  consentRequired: false,
}

describe.each(Object.entries({ Header, Footer, Offcanvas }))('%s', (_, Menu) => {
  const markup = renderToStaticMarkup(<Menu shell={shell} path="/over-ons" />)

  test('an entry that leads nowhere is a text', () => {
    expect(markup).toContain('<li><span>Thema’s</span>')
    expect(markup).not.toMatch(/<a(?![^>]* href=)/)
  })

  test('the entry of the page shown is marked', () => {
    expect(markup).toContain('<a href="/over-ons" aria-current="page">Over ons</a>')
  })
})
