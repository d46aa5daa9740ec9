import { App, asFailure } from '../app.tsx'
import { keepLaterStyles } from '../content/later-styles.tsx'
import type { ClientState, Payload } from '../content/payload.ts'
import { type Locale, withPrefix } from '../i18n/locales.ts'
import ErrorPage from '../pages/error.tsx'
import { dataAddress, onQuery } from '../search/query-events.ts'
import { isChunkFailure } from '../shared/chunk-load-error.ts'
import { ignoreMissingStyles } from '../shared/preload-errors.ts'
import { followUpdates } from './build-updates.ts'
import { loadDocument } from './builds/load-document.ts'
import { manifestEvent } from './builds/manifest.ts'
import type { Builds } from './builds/track-builds.ts'
import { hydrate } from './hydrate.tsx'
import { whenIdle } from './lifecycle/when-idle.ts'
import { createScreens, type Screen } from './load-page.ts'
import { type Arrival, startRouter } from './router/client-router.ts'
import { createProgress, resetPage } from './router/close-overlays.ts'
import type { Payloads } from './router/payload-cache.ts'
import { applyHead, arriveAt } from './router/update-head.ts'
import { keepUse } from './start/preserve-interactions.ts'
import { keepLocale, warnAboutVerification } from './start/visit.ts'
import { onUnhandledError } from './unhandled-errors.ts'

interface Beginning {
  readonly state: ClientState
  readonly builds: Builds
  readonly payloads: Payloads
  /** The data of the page that stands in the document. */
  readonly page: Promise<Payload>
}

/**
 * Hydrates the document's page and follows links from there on; resolves when the page answers.
 * Rejects, and leaves the document as it is, when the page's data or code cannot be had.
 */
export async function startSite({ state, builds, payloads, page: asked }: Beginning): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no element #app')
  const load = createScreens(state.apiBase)
  const endIgnoring = ignoreMissingStyles()
  const first = await asked.then(load).catch((error: unknown) => {
    endIgnoring()
    throw error
  })
  await keepLaterStyles(element)
  await whenIdle()
  let shown = first
  let lastResort: Screen | undefined

  const app = ({ payload, view, t }: Screen) => (
    <App payload={payload} view={view} t={t} visitor={state.visitor} switchLocale={switchLocale} />
  )
  const putBack = keepUse(element)
  const page = hydrate(element, app(shown), {
    // Content may be newer than the document: React then puts it in its place.
    onRecoverableError: (error) => console.warn('The page was rendered again in the browser:', error),
    // React is still at work when it reports.
    onUncaughtError: (error) => queueMicrotask(() => fail(error)),
    onCaughtError: (error) => {
      logError(error)
      applyHead(asFailure(shown))
    },
  })

  const render = (next: Screen) => {
    shown = next
    // A page that fails puts the head of the error screen in the place of its own.
    applyHead(next.payload)
    page.render(app(next))
  }
  await page.finished
  putBack()

  const updates = followUpdates(builds, () => shown.t)
  addEventListener(manifestEvent, payloads.rescan)
  payloads.rescan()
  const router = startRouter<Screen>({
    reset: resetPage,
    busy: createProgress(),
    leave: updates.leave,
    load: async (url, signal) => {
      const answer = await payloads.get(dataAddress(url, shown.payload.shell.searchPath), signal)
      return answer.kind === 'redirect' ? new URL(answer.to, location.href) : load(answer.payload)
    },
    rescue: (error, url) => {
      console.warn('The page could not be loaded in place', error)
      if (isChunkFailure(error)) return updates.reloadAt(url) ? undefined : asIncomplete(shown, url)
      loadDocument(url)
      return undefined
    },
    refresh: render,
    show: (next: Screen, arrival: Arrival) => {
      render(next)
      const { status, head } = next.payload
      if (status === 200) warnAboutVerification(head.siteVerification !== undefined)
      arriveAt(arrival, next.payload.head.title)
      payloads.arrived()
      updates.arrived()
      // Analytics run without the app, and hear of its pages by this.
      dispatchEvent(new Event('pagechange'))
    },
  })

  onQuery((query) => router.refine(new URL(query, location.href.split(/[?#]/)[0])))

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

  onUnhandledError(fail)
  document.documentElement.dataset.hydrated = 'true'
}

/** The error screen in the surroundings of the page that it takes the place of. */
const asErrorScreen = (screen: Screen, status?: number): Screen => ({
  payload: asFailure(screen, status),
  view: { Page: ErrorPage, Layout: screen.view.Layout },
  t: screen.t,
})

/**
 * A page whose code is missing, though its document has been loaded again: what is left is a plain link to
 * it. Without the fragment: it stands in the address already, and to the browser the link would be a jump
 * within the document.
 */
function asIncomplete(shown: Screen, { pathname, search }: URL): Screen {
  const status = 503
  const screen = asErrorScreen(shown, status)
  const { shell } = screen.payload
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
      shell: { ...shell, languages },
      data: { kind: 'error', status, hint: 'error-part-missing', retry: pathname + search },
    },
  }
}

const logError = (error: unknown) => console.error(error)
