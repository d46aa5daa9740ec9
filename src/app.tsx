import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Payload, Visitor } from './content/payload.ts'
import { type LocaleContextValue, LocaleProvider } from './i18n/locale-context.tsx'
import type { Locale } from './i18n/locales.ts'
import type { Translate } from './i18n/translate.ts'
import ErrorPage from './pages/error.tsx'
import type { View } from './pages/index.ts'
import { VisitorProvider } from './visitor/visitor-context.tsx'

export interface AppProps {
  readonly payload: Payload
  readonly view: View
  readonly visitor: Visitor
  readonly t: Translate
  readonly switchLocale?: (locale: Locale) => void
  /** Told about errors that React caught while rendering. */
  readonly onError?: (error: unknown) => void
}

/** The root shell: language, visitor and layout around the current page. */
export function App({ payload, view, visitor, t, switchLocale = () => {}, onError = () => {} }: AppProps) {
  const { Page, Layout } = view
  const locale: LocaleContextValue = {
    locale: payload.locale,
    t,
    languages: payload.shell.languages,
    switchLocale,
  }
  const failed = asFailure(payload)
  return (
    <LocaleProvider value={locale}>
      <VisitorProvider value={visitor}>
        <ErrorBoundary page={payload.path} onError={onError} fallback={<ErrorPage payload={failed} />}>
          <Layout payload={payload}>
            <ErrorBoundary page={payload.path} onError={onError} fallback={<ErrorPage payload={failed} />}>
              {/* Two pages of one kind share no state: an open answer of the last one would stay open. */}
              <Page key={payload.path} payload={payload} />
            </ErrorBoundary>
          </Layout>
        </ErrorBoundary>
      </VisitorProvider>
    </LocaleProvider>
  )
}

/** The same address as an error screen: what a failure while rendering shows. */
export const asFailure = (payload: Payload, status = 500): Payload => ({
  ...payload,
  page: 'error',
  layout: 'default',
  status,
  head: { title: payload.head.title, robots: 'noindex', alternates: [] },
  data: { kind: 'error', status },
})

interface BoundaryProps {
  /** Another page is another try. */
  readonly page: string
  readonly fallback: ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly page: string
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, page: this.props.page }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState) {
    return page === state.page ? null : { failed: false, page }
  }
  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
