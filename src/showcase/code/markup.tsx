import type { ReactNode } from 'react'
import { type LocaleContextValue, LocaleProvider } from '../../i18n/locale-context.tsx'

/** React's renderer of markup. Only the build of the server contains it: browsers have no use for it. */
const server = import.meta.env.SSR ? await import('react-dom/server') : undefined

/**
 * Renders an example to the HTML that the design system shows as its code. Returns an empty text in a
 * browser, which reads the HTML from the page instead.
 * @param locale language and texts for the components in the example
 * @param identifierPrefix start of the ids that React makes, for markup that stands in a page
 */
export const renderMarkup = (element: ReactNode, locale: LocaleContextValue, identifierPrefix = ''): string =>
  server?.renderToStaticMarkup(<LocaleProvider value={locale}>{element}</LocaleProvider>, {
    identifierPrefix,
  }) ?? ''
