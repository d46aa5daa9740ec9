import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import type { LanguageLink } from '../../i18n/language-link.ts'
import { LanguageMenu } from './language-menu.tsx'

const languages: readonly LanguageLink[] = [
  {
    locale: 'nl',
    label: 'Nederlands',
    lang: 'nl',
    href: '/kust',
    home: '/',
    current: true,
    translated: true,
  },
  {
    locale: 'en',
    label: 'English',
    lang: 'en',
    href: '/en/coast',
    home: '/en',
    current: false,
    translated: true,
  },
  {
    locale: 'de',
    label: 'Deutsch',
    lang: 'de',
    href: '/de',
    home: '/de',
    current: false,
    translated: false,
  },
]

describe('the language menu', () => {
  test('opens without JavaScript, and says what it is for beside the current language', async () => {
    const markup = await render(<LanguageMenu languages={languages} />)
    expect(markup).toMatch(
      /^<details[^>]*><summary.*Nederlands<\/span><span class="visually-hidden">, taal wijzigen<\/span>/,
    )
    expect(markup).toContain('aria-label="Taal kiezen"')
  })

  test('names each language in that language and leads to the same page', async () => {
    const markup = await render(<LanguageMenu languages={languages} />)
    expect(markup).toContain(
      '<a href="/en/coast" hrefLang="en" rel="alternate"><span lang="en">English</span>',
    )
  })

  test('marks the current language with more than a look', async () => {
    const markup = await render(<LanguageMenu languages={languages} />)
    expect(markup).toMatch(/<a href="\/kust" hrefLang="nl" aria-current="true">.*?<svg/)
    expect(markup.match(/aria-current/g)).toHaveLength(1)
  })

  test('says where a language only has its home, and calls that no translation', async () => {
    const markup = await render(<LanguageMenu languages={languages} />)
    expect(markup).toMatch(/<a href="\/de" hrefLang="de"><span>.*homepage; .*niet vertaald<\/small>/)
  })

  test('says where a language only has a page above', async () => {
    const above = languages.map((each) =>
      each.translated ? each : { ...each, href: '/de/kueste', above: true as const },
    )
    const markup = await render(<LanguageMenu languages={above} />)
    expect(markup).toMatch(
      /<a href="\/de\/kueste" hrefLang="de"><span>.*pagina erboven; .*niet vertaald<\/small>/,
    )
  })

  test('a second one on a page has a name of its own', async () => {
    expect(await render(<LanguageMenu languages={languages} label="Voorbeeld" />)).toContain(
      'aria-label="Voorbeeld"',
    )
  })
})
