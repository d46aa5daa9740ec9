import type { ReactNode } from 'react'
import { type LocaleContextValue, LocaleProvider } from '../../i18n/locale-context.tsx'

// Only the server's build holds the renderer; in browsers the markup is read from the page.
const server = import.meta.env.SSR ? await import('react-dom/server') : undefined

/** Markup of an element; empty in a browser. */
export const renderMarkup = (element: ReactNode, locale: LocaleContextValue): string =>
  server?.renderToStaticMarkup(<LocaleProvider value={locale}>{element}</LocaleProvider>) ?? ''
