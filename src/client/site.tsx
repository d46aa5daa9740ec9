import { App, asFailure } from '../app.tsx'
import { keepLaterStyles } from '../content/later-styles.tsx'
import type { ClientState, Payload } from '../content/payload.ts'
import { type Locale, withPrefix } from '../i18n/locales.ts'
import ErrorPage from '../pages/error.tsx'
import { onQueryRequest, payloadPath } from '../search/query-events.ts'
import { isChunkLoadError } from '../shared/chunk-load-error.ts'
import { ignoreStylePreloadErrors } from '../shared/preload-errors.ts'
import { handleBuildUpdates } from './build-updates.ts'
import { loadDocument } from './builds/load-document.ts'
import { manifestEvent } from './builds/manifest.ts'
import type { Builds } from './builds/track-builds.ts'
import { hydrate } from './hydrate.tsx'
import { whenIdle } from './lifecycle/when-idle.ts'
import { createPageLoader, type LoadedPage } from './load-page.ts'
import { type ScrollTarget, startClientRouter } from './router/client-router.ts'
import { closeOverlays } from './router/close-overlays.ts'
import type { PayloadCache } from './router/payload-cache.ts'
import { createProgressBar } from './router/progress-bar.ts'
import { restoreScrollAndFocus } from './router/scroll-and-focus.ts'
import { updateHead } from './router/update-head.ts'
import { preserveInteractions } from './start/preserve-interactions.ts'
import { saveLocale, warnAboutVerification } from './start/visit.ts'
import { onUnhandledError } from './unhandled-errors.ts'

interface SiteStart {
  readonly state: ClientState
  readonly builds: Builds
  readonly payloads: PayloadCache
  /** The data of the page that stands in the document. */
  readonly page: Promise<Payload>
}

/**
 * Hydrates the document's page and follows links from there on; resolves when the page answers.
 * Rejects, and leaves the document as it is, when the page's data or code cannot be had.
 */
export async function startSite({ state, builds, payloads, page: asked }: SiteStart): Promise<void> {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no element #app')
  const load = createPageLoader(state.apiBase)
  const endIgnoring = ignoreStylePreloadErrors()
  const first = await asked.then(load).catch((error: unknown) => {
    endIgnoring()
    throw error
  })
  await keepLaterStyles(element)
  await whenIdle()
  let shown = first
  let lastResort: LoadedPage | undefined

  const app = ({ payload, view, t }: LoadedPage) => (
    <App payload={payload} view={view} t={t} visitor={state.visitor} switchLocale={switchLocale} />
  )
  const putBack = preserveInteractions(element)
  const page = hydrate(element, app(shown), {
    // Content may be newer than the document: React then puts it in its place.
    onRecoverableError: (error) => console.warn('The page was rendered again in the browser:', error),
    // React is still at work when it reports.
    onUncaughtError: (error) => queueMicrotask(() => fail(error)),
    onCaughtError: (error) => {
      logError(error)
      updateHead(asFailure(shown))
    },
  })

  const render = (next: LoadedPage) => {
    shown = next
    // A page that fails puts the head of the error screen in the place of its own.
    updateHead(next.payload)
    page.render(app(next))
  }
  await page.finished
  putBack()

  const updates = handleBuildUpdates(builds, () => shown.t)
  addEventListener(manifestEvent, payloads.scanLinks)
  payloads.scanLinks()
  const router = startClientRouter<LoadedPage>({
    reset: closeOverlays,
    setBusy: createProgressBar(),
    loadDocumentInstead: updates.loadIfOutdated,
    load: async (url, signal) => {
      const answer = await payloads.get(payloadPath(url, shown.payload.shell.searchPath), signal)
      return answer.kind === 'redirect' ? new URL(answer.to, location.href) : load(answer.payload)
    },
    recover: (error, url) => {
      console.warn('The page could not be loaded in place', error)
      if (isChunkLoadError(error)) return updates.reloadAt(url) ? undefined : asIncomplete(shown, url)
      loadDocument(url)
      return undefined
    },
    refresh: render,
    show: (next: LoadedPage, arrival: ScrollTarget) => {
      render(next)
      const { status, head } = next.payload
      if (status === 200) warnAboutVerification(head.siteVerification !== undefined)
      restoreScrollAndFocus(arrival, next.payload.head.title)
      payloads.onPageShown()
      updates.onPageShown()
      // Analytics run without the app, and hear of its pages by this.
      dispatchEvent(new Event('pagechange'))
    },
  })

  onQueryRequest((query) => router.replaceQuery(new URL(query, location.href.split(/[?#]/)[0])))

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
    saveLocale(locale)
    router.navigate(new URL(link.href, location.href))
  }

  onUnhandledError(fail)
  document.documentElement.dataset.hydrated = 'true'
}

/** The error screen in the surroundings of the page that it takes the place of. */
const asErrorScreen = (screen: LoadedPage, status?: number): LoadedPage => ({
  payload: asFailure(screen, status),
  view: { Page: ErrorPage, Layout: screen.view.Layout },
  t: screen.t,
})

/**
 * A page whose code is missing, though its document has been loaded again: what is left is a plain link to
 * it. Without the fragment: it stands in the address already, and to the browser the link would be a jump
 * within the document.
 */
function asIncomplete(shown: LoadedPage, { pathname, search }: URL): LoadedPage {
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
