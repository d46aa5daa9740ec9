import type { ReactNode } from 'react'
import { type LocaleContextValue, LocaleProvider } from '../../i18n/locale-context.tsx'

// The renderer. Only the build of the server contains the renderer; browsers read the markup from the page.
const server = import.meta.env.SSR ? await import('react-dom/server') : undefined

/** Renders an element to markup; returns an empty text in a browser. */
export const renderMarkup = (element: ReactNode, locale: LocaleContextValue): string =>
  server?.renderToStaticMarkup(<LocaleProvider value={locale}>{element}</LocaleProvider>) ?? ''
