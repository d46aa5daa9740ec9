import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App, asFailure } from './app.tsx'
import type { ClientState, Payload } from './content/payload.ts'
import { messages } from './errors.ts'
import { localeCookie } from './i18n/locale-cookie.ts'
import type { Locale } from './i18n/locales.ts'
import { createTexts } from './i18n/texts.ts'
import type { Translate } from './i18n/translate.ts'
import ErrorPage from './pages/error.tsx'
import { loadView, type View } from './pages/index.ts'
import { applyHead, arriveAt } from './router/arrive.ts'
import { type Arrival, type Router, startRouter } from './router/history.ts'
import { fetchPayload } from './router/payload.ts'
import { createProgress, resetPage } from './router/reset.ts'

/** Everything that one page needs to be shown. */
interface Screen {
  readonly payload: Payload
  readonly view: View
  readonly t: Translate
}

export interface Site {
  readonly router: Router
  /** Takes the page away for the error screen. */
  readonly fail: (error: unknown) => void
}

/** Hydrates the document's page and follows links from there on. Rejects when the page's code cannot be loaded. */
export async function startSite(state: ClientState, element: HTMLElement): Promise<Site> {
  const texts = createTexts(state.apiBase)
  const screen = async (payload: Payload): Promise<Screen> => {
    const [view, t] = await Promise.all([loadView(payload), texts(payload.locale, payload.translations)])
    return { payload, view, t }
  }
  let shown = await screen(state.payload)

  const app = ({ payload, view, t }: Screen) => (
    <App payload={payload} view={view} t={t} visitor={state.visitor} switchLocale={switchLocale} />
  )
  const root = hydrateRoot(element, app(shown), {
    onRecoverableError: (error) => console.error('The page was rendered again in the browser:', error),
    // React is still at work when it reports.
    onUncaughtError: (error) => queueMicrotask(() => fail(error)),
    onCaughtError: logError,
  })

  const render = (next: Screen) => {
    shown = next
    flushSync(() => root.render(app(next)))
    applyHead(next.payload)
  }
  takeOwnAddress(state.payload)
  const router = startRouter<Screen>({
    reset: resetPage,
    busy: createProgress(),
    load: async (url, signal) => {
      const answer = await fetchPayload(url.pathname, state.buildId, signal)
      return answer.kind === 'redirect' ? new URL(answer.to, location.href) : screen(answer.payload)
    },
    show: (next: Screen, arrival: Arrival) => {
      render(next)
      warnAboutVerification(next.payload)
      arriveAt(arrival, next.payload.head.title)
    },
  })

  let lastResort: Screen | undefined
  /** An error screen that fails itself is not tried again. */
  function fail(error: unknown): void {
    logError(error)
    if (shown === lastResort) return
    lastResort = asErrorScreen(shown)
    render(lastResort)
  }

  function switchLocale(locale: Locale): void {
    const link = shown.payload.shell.languages.find((language) => language.locale === locale)
    if (!link) return
    keepLocale(locale)
    router.visit(new URL(link.href, location.href))
  }

  warnAboutVerification(state.payload)
  if (state.payload.status === 200) keepLocale(state.payload.locale)
  return { router, fail }
}

/** The error screen in the surroundings of the page that it takes the place of. */
const asErrorScreen = ({ payload, view: { Layout }, t }: Screen): Screen => ({
  payload: asFailure(payload),
  view: { Page: ErrorPage, Layout },
  t,
})

/** The answer to a form stands at the form's address, which nobody can visit: back and reload have to lead to the page. */
function takeOwnAddress({ page, path }: Payload): void {
  if (page !== 'error' && location.pathname !== path)
    history.replaceState(history.state, '', path + location.hash)
}

const logError = (error: unknown) => console.error(error)

function warnAboutVerification({ head }: Payload): void {
  if (!head.siteVerification) console.warn(messages.verification)
}

/** Writes the language cookie when it differs. */
function keepLocale(locale: Locale): void {
  if (document.cookie.split('; ').includes(`i18n_redirected=${locale}`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}
