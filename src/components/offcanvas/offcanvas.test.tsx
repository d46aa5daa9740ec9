import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { sampleShell, sayIn } from '../../examples/sample-shell.ts'
import { MenuLink } from './menu-link.tsx'
import { Offcanvas } from './offcanvas.tsx'

const shell = sampleShell(sayIn('nl'))

test('the dialog is the menu of the page unless it is given another id, and has its title as name', async () => {
  expect(await render(<Offcanvas shell={shell} path="/" />)).toContain('id="menu"')
  const html = await render(<Offcanvas shell={shell} path="/" id="other" />)
  const [, name] = /^<dialog [^>]*aria-label="([^"]+)" id="other"/.exec(html) ?? []
  expect(html).toContain(`>${name}</h2>`)
})

test('its first control closes it', async () => {
  const html = await render(<Offcanvas shell={shell} path="/" />)
  expect(/<(?:a|button|summary)\b.*?<span>(.*?)<\/span>/.exec(html)?.[1]).toBe('Sluit')
})

test('from the server the opener is a plain link to the sitemap', async () => {
  const html = await render(<MenuLink menu="other">Menu</MenuLink>, 'de')
  expect(html).toBe('<a href="/de/sitemap" data-opens="other">Menu</a>')
})
