/**
 * The root of what React renders: texts, layout and page of a payload, and the error screen when one of
 * them fails.
 */
import { Component, type ReactNode } from 'react'
import { errorWording } from './components/error-screen/wording.ts'
import { ToastRegion } from './components/notification/toast-region.tsx'
import type { Payload } from './content/payload.ts'
import { type LocaleContextValue, LocaleProvider } from './i18n/locale-context.tsx'
import type { Locale } from './i18n/locales.ts'
import type { Translate } from './i18n/translate.ts'
import ErrorPage from './pages/error.tsx'
import type { View } from './pages/index.ts'
import type { Visitor } from './shared/visitor/visitor.ts'
import { VisitorProvider } from './shared/visitor/visitor-context.tsx'

export interface AppProps {
  readonly payload: Payload
  readonly view: View
  readonly visitor: Visitor
  readonly t: Translate
  readonly switchLocale?: (locale: Locale) => void
}

/** The root shell: language, visitor and layout around the current page. */
export function App({ view, ...surroundings }: AppProps) {
  const { Page, Layout } = view
  const { payload } = surroundings
  const failed = asFailure(surroundings)
  return (
    <Surroundings {...surroundings}>
      <ErrorBoundary payload={payload} fallback={<BareError payload={failed} />}>
        <Layout payload={payload}>
          <ErrorBoundary payload={payload} fallback={<ErrorPage payload={failed} />}>
            {/* Two pages of one kind share no state: an open answer of the last one would stay open. */}
            <Page key={payload.path} payload={payload} />
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      {/* Outside of the layout: what is being said stays when the next page has another one. */}
      <ToastRegion />
    </Surroundings>
  )
}

interface SurroundingsProps extends Omit<AppProps, 'view'> {
  readonly children: ReactNode
}

/** What every part of a page may ask for: language and visitor. */
export function Surroundings({ payload, visitor, t, switchLocale = () => {}, children }: SurroundingsProps) {
  const { locale, shell } = payload
  const language: LocaleContextValue = { locale, t, languages: shell.languages, switchLocale }
  return (
    <LocaleProvider value={language}>
      <VisitorProvider value={visitor}>{children}</VisitorProvider>
    </LocaleProvider>
  )
}

/** The error screen where the layout itself failed. */
const BareError = ({ payload }: { payload: Payload }) => (
  <div className="site">
    <main id="main" tabIndex={-1}>
      <ErrorPage payload={payload} />
    </main>
  </div>
)

/** The same address as an error screen: what a failure while rendering shows. */
export const asFailure = ({ payload, t }: Pick<AppProps, 'payload' | 't'>, status = 500): Payload => ({
  ...payload,
  page: 'error',
  layout: 'default',
  status,
  head: { title: t(`${errorWording(status, t)}-title`), robots: 'noindex', alternates: [] },
  data: { kind: 'error', status },
})

interface BoundaryProps {
  /** Each arrival brings its own, and with it another try; also at the address that failed. */
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
