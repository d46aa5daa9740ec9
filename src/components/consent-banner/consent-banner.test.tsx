import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import type { Shell } from '../../content/payload.ts'
import type { Visitor } from '../../shared/visitor/visitor.ts'
import { VisitorProvider } from '../../shared/visitor/visitor-context.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentConfirmation } from './consent-parts.tsx'

const shell: Shell = {
  siteName: 'Kwelder',
  navigation: { main: [], footer: [] },
  languages: [],
  searchPath: '/search',
  analytics: true,
  consentRequired: true,
}
const withPages = (...paths: readonly string[]): Shell => ({
  ...shell,
  navigation: {
    main: [],
    footer: [{ key: 'service', items: paths.map((href) => ({ title: href, href, children: [] })) }],
  },
})
const banner = (consent: Visitor['consent'], of: Shell = shell) => (
  <VisitorProvider value={{ theme: 'auto', consent }}>
    <ConsentBanner shell={of} back="/kust" />
  </VisitorProvider>
)

describe('the question about consent', () => {
  test('is sent as a form that comes back to the page, with two answers that look the same', async () => {
    const markup = await render(banner('undecided'))
    expect(markup).toContain('<form action="/preferences" method="post">')
    expect(markup).toContain('name="back" value="/kust"')
    const looks = [...markup.matchAll(/<button[^>]* class="([^"]*)"/g)].map(([, look]) => look)
    expect(looks).toHaveLength(2)
    expect(new Set(looks).size).toBe(1)
  })

  test('is a region that is named by what it asks', async () => {
    const markup = await render(banner('undecided'))
    const [, id] = /<section aria-labelledby="([^"]+)"/.exec(markup) ?? []
    expect(markup).toContain(`id="${id}">Mogen we meten`)
  })

  test.each([
    ['yes', 'Dank je'],
    ['no', 'Goed, we meten niets'],
  ] as const)(
    'is not asked again after %s, which the page confirms where its address says so',
    async (consent, text) => {
      const markup = await render(banner(consent))
      expect(markup).not.toContain('<form')
      expect(markup).toMatch(
        new RegExp(`^<section[^>]* id="consent-told" data-state="told" class="consent"><.*${text}`),
      )
    },
  )

  test('has a place for its confirmation, which is empty and hidden until there is an answer', async () => {
    const markup = await render(banner('undecided'))
    expect(markup).toMatch(/id="consent-told"[^>]* hidden=""><div[^>]*><p role="status"[^>]*><\/p>/)
    expect(markup).toContain('data-told="Dank je.')
  })

  test('is not asked where nothing waits for it', async () => {
    expect(await render(banner('undecided', { ...shell, consentRequired: false }))).toBe('')
  })

  test('leads to the page about cookies, else to that about privacy, where the footer has one', async () => {
    expect(await render(banner('undecided', withPages('/privacy', '/cookies')))).toContain(
      '<a href="/cookies">',
    )
    expect(await render(banner('undecided', withPages('/contact', '/privacy')))).toContain(
      '<a href="/privacy">',
    )
    expect(await render(banner('undecided', withPages('/contact')))).not.toContain('<a href="/')
  })
})

test('the confirmation says which answer was given', async () => {
  const confirmation = (agreed: boolean) => render(<ConsentConfirmation agreed={agreed} onHide={() => {}} />)
  expect(await confirmation(true)).toMatch(/role="status"[^>]*>Dank je/)
  expect(await confirmation(false)).toMatch(/role="status"[^>]*>Goed, we meten niets/)
})
