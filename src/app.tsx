/**
 * The root of React's tree: layout and page of a payload, the contexts that both use, and the error screen
 * when layout or page fails to render.
 */
import { Component, type ReactNode } from 'react'
import { errorWording } from './components/error-screen/wording.ts'
import { ToastRegion } from './components/notification/toast-region.tsx'
import type { Payload } from './content/payload.ts'
import type { Locale } from './i18n/languages.ts'
import { type LocaleContextValue, LocaleProvider } from './i18n/locale-context.tsx'
import { prefixed } from './i18n/prefixed.ts'
import type { Translate } from './i18n/translate.ts'
import ErrorPage from './pages/error.tsx'
import type { View } from './pages/index.ts'
import type { Visitor } from './shared/visitor/visitor.ts'
import { VisitorProvider } from './shared/visitor/visitor-context.tsx'

/** The props of the whole app. */
export interface AppProps {
  readonly payload: Payload
  /** The page and layout components of the payload. */
  readonly view: View
  /** The visitor's preferences when the document was rendered. */
  readonly visitor: Visitor
  /** Looks up a text of the payload's language. */
  readonly t: Translate
  /** Shows the page in another language; absent on the server. */
  readonly switchLocale?: (locale: Locale) => void
}

/** A page in its layout, with the contexts of language and visitor around it. */
export function App({ view, ...surroundings }: AppProps) {
  const { Page, Layout } = view
  const { payload } = surroundings
  const failed = asFailure(surroundings)
  return (
    <Surroundings {...surroundings}>
      <ErrorBoundary payload={payload} fallback={<BareError payload={failed} />}>
        <Layout payload={payload}>
          <ErrorBoundary payload={payload} fallback={<ErrorPage payload={failed} />}>
            {/* The key keeps React from reusing state for another page: an open FAQ entry would stay open. */}
            <Page key={payload.path} payload={payload} />
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      {/* Outside of the layout, so that messages stay visible when the next page has another layout. */}
      <ToastRegion />
    </Surroundings>
  )
}

interface SurroundingsProps extends Omit<AppProps, 'view'> {
  readonly children: ReactNode
}

/** The contexts that every component of a page may use: language and visitor. */
export function Surroundings({ payload, visitor, t, switchLocale = () => {}, children }: SurroundingsProps) {
  const { locale, language, shell } = payload
  const context: LocaleContextValue = {
    ...{ locale, t, switchLocale },
    lang: language.lang,
    hrefOf: (path) => prefixed(language.prefix, path),
    languages: shell.languages,
  }
  return (
    <LocaleProvider value={context}>
      <VisitorProvider value={visitor}>{children}</VisitorProvider>
    </LocaleProvider>
  )
}

/** The error screen without a layout, for when the layout itself fails to render. */
const BareError = ({ payload }: { payload: Payload }) => (
  <div className="site">
    <main id="main" tabIndex={-1}>
      <ErrorPage payload={payload} />
    </main>
  </div>
)

/** Turns the payload of a page that failed to render into that of an error screen at the same address. */
export const asFailure = ({ payload, t }: Pick<AppProps, 'payload' | 't'>, status = 500): Payload => ({
  ...payload,
  page: 'error',
  layout: 'default',
  status,
  head: { title: t(`${errorWording(status, t)}-title`), robots: 'noindex', alternates: [] },
  data: { kind: 'error', status },
})

interface BoundaryProps {
  /** The payload of the page. After an error, a new payload makes the boundary render its children again. */
  readonly payload: Payload
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly payload: Payload
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, payload: this.props.payload }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  static getDerivedStateFromProps({ payload }: BoundaryProps, state: BoundaryState) {
    return payload === state.payload ? null : { failed: false, payload }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
