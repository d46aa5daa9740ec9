import { App, asFailure } from './app.tsx'
import { isChunkFailure } from './builds/chunk-failure.ts'
import { loadDocument } from './builds/load-document.ts'
import type { ClientState, Payload } from './content/payload.ts'
import { messages } from './errors.ts'
import { hydrate } from './hydrate.tsx'
import { localeCookie } from './i18n/locale-cookie.ts'
import { type Locale, withPrefix } from './i18n/locales.ts'
import ErrorPage from './pages/error.tsx'
import { applyHead, arriveAt } from './router/arrive.ts'
import { type Arrival, type Router, startRouter } from './router/history.ts'
import { startPayloads } from './router/payloads.ts'
import { createProgress, resetPage } from './router/reset.ts'
import type { LoadScreen, Screen } from './screen.ts'
import { followUpdates } from './updates.ts'

export interface Site {
  readonly router: Router
  /** Takes the page away for the error screen. */
  readonly fail: (error: unknown) => void
}

interface Beginning {
  readonly state: ClientState
  readonly element: HTMLElement
  /** The page that stands in the document. */
  readonly first: Screen
  readonly load: LoadScreen
}

/** Hydrates the document's page and follows links from there on; resolves when the page answers. */
export async function startSite({ state, element, first, load }: Beginning): Promise<Site> {
  let shown = first
  let lastResort: Screen | undefined

  const app = ({ payload, view, t }: Screen) => (
    <App payload={payload} view={view} t={t} visitor={state.visitor} switchLocale={switchLocale} />
  )
  const page = hydrate(element, app(shown), {
    onRecoverableError: (error) => console.error('The page was rendered again in the browser:', error),
    // React is still at work when it reports.
    onUncaughtError: (error) => queueMicrotask(() => fail(error)),
    onCaughtError: logError,
  })

  const render = (next: Screen) => {
    shown = next
    page.render(app(next))
    applyHead(next.payload)
  }
  await page.finished
  takeOwnAddress(state.payload)

  const updates = followUpdates(state, { t: () => shown.t, onManifest: () => payloads.rescan() })
  const payloads = startPayloads({ ...updates, buildId: state.buildId })
  const router = startRouter<Screen>({
    reset: resetPage,
    busy: createProgress(),
    leave: updates.leave,
    load: async (url, signal) => {
      const answer = await payloads.get(url.pathname, signal)
      return answer.kind === 'redirect' ? new URL(answer.to, location.href) : load(answer.payload)
    },
    rescue: (error, url) => {
      console.warn('The page could not be loaded in place', error)
      if (isChunkFailure(error)) return updates.reloadAt(url) ? undefined : asIncomplete(shown, url)
      loadDocument(url)
      return undefined
    },
    show: (next: Screen, arrival: Arrival) => {
      render(next)
      if (next.payload.status === 200) warnAboutVerification(next.payload)
      arriveAt(arrival, next.payload.head.title)
      payloads.arrived()
      updates.arrived()
    },
  })

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

/**
 * A page whose code is missing, though its document has been loaded again: what is left is a plain link to it. Without the fragment: it
 * stands in the address already, and to the browser the link would be a jump within the document.
 */
function asIncomplete(shown: Screen, { pathname, search }: URL): Screen {
  const screen = asErrorScreen(shown)
  const { shell, head } = screen.payload
  const status = 503
  // The translations are those of the page before.
  const languages = shell.languages.map((language) => ({
    ...language,
    href: withPrefix(language.locale, '/'),
    translated: language.current,
  }))
  return {
    ...screen,
    payload: {
      ...screen.payload,
      status,
      head: { ...head, title: screen.t('503-title') },
      shell: { ...shell, languages },
      data: { kind: 'error', status, hint: 'error-part-missing', retry: pathname + search },
    },
  }
}

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
