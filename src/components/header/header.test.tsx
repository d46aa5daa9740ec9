import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { sampleShell, sayIn } from '../../examples/sample-shell.ts'
import { Header } from './header.tsx'

const shell = sampleShell(sayIn('en'))

test('the name of the site leads to the home page of the language, and says so', async () => {
  const html = await render(<Header shell={shell} path="/" />, 'en')
  expect(html).toMatch(
    /<a class="logo" href="\/en">.*Oeverland<\/span><span class="visually-hidden">[^<]*home page/,
  )
})

test('there is nothing to choose from one language', async () => {
  const one = { ...shell, languages: shell.languages.slice(0, 1) }
  expect(await render(<Header shell={shell} path="/" />, 'en')).toContain('hrefLang')
  expect(await render(<Header shell={one} path="/" />, 'en')).not.toContain('hrefLang')
})

test('a prefix keeps the landmarks of two headers apart', async () => {
  const html = await render(<Header shell={shell} path="/" prefix="Second: " />, 'en')
  expect(html.match(/<nav[^>]*aria-label="Second: /g)).toHaveLength(2)
})
