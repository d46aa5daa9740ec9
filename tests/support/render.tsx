/** Renders elements as the server does. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLanguages, type Locale } from '../../src/i18n/languages.ts'
import { loadMessages } from '../../src/i18n/load-messages.ts'
import { LocaleProvider } from '../../src/i18n/locale-context.tsx'
import { createTranslate } from '../../src/i18n/translate.ts'

/** Markup of an element in a language. A message that is missing fails the test that asks for it. */
export async function render(element: ReactNode, locale: Locale = 'nl'): Promise<string> {
  const t = createTranslate(await loadMessages(locale), [], (key) => {
    throw new Error(`Message ${key} is missing in ${locale}`)
  })
  return renderToStaticMarkup(
    <LocaleProvider
      value={{
        ...{ locale, lang: locale, t, languages: [], switchLocale: () => {} },
        hrefOf: (path) => defaultLanguages.withPrefix(locale, path),
      }}
    >
      {element}
    </LocaleProvider>,
  )
}
