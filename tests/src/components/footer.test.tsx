import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from '../../../src/components/footer/footer.tsx'
import type { Shell } from '../../../src/content/payload.ts'
import type { Organization } from '../../../src/content/shell/organization.ts'

const shell: Shell = {
  siteName: 'Kwelder',
  navigation: { main: [], footer: [] },
  languages: [],
  searchPath: '/search',
  analytics: false,
  consentRequired: false,
}
const render = (organization?: Organization, more: Partial<Shell> = {}) =>
  renderToStaticMarkup(
    <Footer shell={{ ...shell, ...more, ...(organization && { organization }) }} path="/" />,
  )
const nothing: Organization = { address: [], social: [] }

test('the footer shows who the site is of, and how to reach them', () => {
  const markup = render(
    {
      name: 'Stichting Kwelder',
      address: ['Havenkade 12', '9974 Noordwal'],
      phone: { text: '0595 55 01 20', href: 'tel:0595550120' },
      email: { text: 'info@example.org', href: 'mailto:info@example.org' },
      social: [{ name: 'Mastodon', url: 'https://social.example/k' }],
      registration: '123',
      vatId: 'NL1',
    },
    { tagline: 'Bureau' },
  )
  for (const part of [
    '© Stichting Kwelder',
    '<p class="muted small">Bureau<br/>Havenkade 12, 9974 Noordwal</p>',
    '<a href="tel:0595550120">0595 55 01 20</a>',
    '<a href="mailto:info@example.org">info@example.org</a>',
    '<a href="https://social.example/k" rel="noopener">Mastodon</a>',
    '123, organization-vat NL1',
  ])
    expect(markup).toContain(part)
})

test('what cannot be dialled or written to is a text', () => {
  const markup = render({ ...nothing, phone: { text: 'bel ons' }, email: { text: 'a b' } })
  expect(markup).toContain('<li><span>bel ons</span></li><li><span>a b</span></li>')
})

test('a site without an organisation has its name, and no empty paragraph or list', () => {
  for (const markup of [render(), render(nothing)]) {
    expect(markup).toContain('© Kwelder')
    expect(markup).not.toMatch(/<p[^>]*><\/p>|footer__contacts|<span><\/span>/)
  }
})

test('groups without links are left out, and so is the choice between no languages', () => {
  const markup = render(undefined, {
    navigation: { main: [], footer: [{ key: 'footer-topics', items: [] }] },
  })
  expect(markup).not.toMatch(/<nav|<h2/)
})

test('each group is a navigation that its heading names', () => {
  const items = [{ title: 'Water', href: '/water', children: [] }]
  const markup = render(undefined, { navigation: { main: [], footer: [{ key: 'footer-topics', items }] } })
  expect(markup).toContain('<nav aria-label="footer-topics"><h2>footer-topics</h2>')
})
