import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ContentData, Payload } from '../../../src/content/payload.ts'
import { loadMessages } from '../../../src/i18n/load-messages.ts'
import { LocaleProvider, noLocale } from '../../../src/i18n/locale-context.tsx'
import { createTranslate } from '../../../src/i18n/translate.ts'
import ContentPage from '../../../src/pages/content.tsx'
import HomePage from '../../../src/pages/home.tsx'
import { writtenLocales } from '../../support/languages.ts'

const data: ContentData = {
  kind: 'content',
  page: { title: 'Alleen hier', minutes: 1 },
  crumbs: [],
  blocks: [],
  toc: [],
  related: [],
}
const notices = {
  nl: 'Deze pagina is niet vertaald',
  en: 'This page is not translated',
  de: 'Diese Seite ist nicht übersetzt',
}

const pages: Readonly<Record<string, ComponentType<{ payload: Payload }>>> = { ContentPage, HomePage }

describe.each(Object.entries(pages))('%s', (_, Page) => {
  test.each(writtenLocales)(
    'says that its texts are not translated, in %s, and only then',
    async (locale) => {
      const t = createTranslate(await loadMessages(locale), [])
      const markupOf = (shown: ContentData) =>
        renderToStaticMarkup(
          <LocaleProvider value={{ ...noLocale, locale, t }}>
            <Page payload={{ path: '/', data: shown } as Payload} />
          </LocaleProvider>,
        )
      expect(markupOf({ ...data, lang: 'fy' })).toContain(notices[locale])
      expect(markupOf(data)).not.toContain(notices[locale])
    },
  )
})
