import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { sampleShell, sayIn } from '../../examples/sample-shell.ts'
import { Footer } from './footer.tsx'

const shell = sampleShell(sayIn('en'))

test('the answer about cookies can be changed where consent is asked for, and only there', async () => {
  expect(await render(<Footer shell={shell} path="/en" />, 'en')).not.toContain('<form')
  const html = await render(<Footer shell={{ ...shell, consentRequired: true }} path="/en" />, 'en')
  const [, form = ''] = /(<form.*<\/form>)/.exec(html) ?? []
  for (const part of ['action="/preferences"', 'method="post"', 'name="back" value="/en"', 'name="consent"'])
    expect(form).toContain(part)
})

test('there is nothing to choose from one language', async () => {
  const one = { ...shell, languages: shell.languages.slice(0, 1) }
  expect(await render(<Footer shell={shell} path="/" />, 'en')).toContain('hrefLang')
  expect(await render(<Footer shell={one} path="/" />, 'en')).not.toContain('hrefLang')
})

test('the link to the page shown is marked, and so is the language', async () => {
  const html = await render(<Footer shell={shell} path="#dikes" />, 'en')
  expect(html).toContain('<a href="#dikes" aria-current="page">Dikes</a>')
  expect(html).toMatch(/hrefLang="en" aria-current="true"/)
})
