import { App, asFailure } from '../app.tsx'
import { ExtensionContext } from '../blocks/extensions/extension-context.ts'
import { ConsentChoiceContext } from '../components/consent-banner/consent-choice-context.ts'
import { showToast } from '../components/notification/toast-channel.ts'
import type { ClientState } from '../content/client-state.ts'
import { keepLaterStyles } from '../content/later-styles.tsx'
import type { Payload } from '../content/payload.ts'
import type { Locale } from '../i18n/languages.ts'
import ErrorPage from '../pages/error.tsx'
import { onQueryRequest, payloadPath } from '../search/query-events.ts'
import { isChunkLoadError } from '../shared/chunk-load-error.ts'
import { ignoreStylePreloadErrors } from '../shared/preload-errors.ts'
import { handleBuildUpdates } from './build-updates.ts'
import { loadDocument } from './builds/load-document.ts'
import { manifestEvent } from './builds/manifest.ts'
import type { BuildTracker } from './builds/track-builds.ts'
import { hydrate } from './hydrate.tsx'
import { whenIdle } from './lifecycle/when-idle.ts'
import { createPageLoader, type LoadedPage } from './load-page.ts'
import { type ScrollTarget, startClientRouter } from './router/client-router.ts'
import { closeOverlays } from './router/close-overlays.ts'
import { UnreachableError } from './router/fetch-payload.ts'
import type { PayloadCache } from './router/payload-cache.ts'
import { showProgress } from './router/progress-bar.ts'
import { restoreScrollAndFocus } from './router/scroll-and-focus.ts'
import { updateHead } from './router/update-head.ts'
import { preserveInteractions } from './start/preserve-interactions.ts'
import { saveLocale, warnAboutVerification } from './start/visit.ts'
import { onUnhandledError } from './unhandled-errors.ts'

/** What the page's first, small script has prepared for the app. */
interface SiteStart {
  readonly state: ClientState
  readonly builds: BuildTracker
  readonly payloads: PayloadCache
  /** The payload of the page that the document shows. */
  readonly page: Promise<Payload>
}

/**
 * Starts the app in the browser: hydrates the page and connects router, prefetching, new builds, search and
 * the error screen. Resolves when the page is hydrated. Rejects, and leaves the document as it is, when the
 * payload or the code of the page cannot be fetched.
 */
export async function startSite(site: SiteStart): Promise<void> {
  const { state, builds, payloads, page: initialPayload } = site
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no element #app')
  const load = createPageLoader(state.apiBase)
  const stopIgnoring = ignoreStylePreloadErrors()
  const first = await initialPayload.then(load).catch((error: unknown) => {
    // The next attempt to start listens anew.
    stopIgnoring()
    throw error
  })
  await keepLaterStyles(element)
  await whenIdle()
  const { frames = [] } = first.payload
  let shown = first
  let shownErrorScreen: LoadedPage | undefined

  const app = ({ payload, view, t, extensions, choice }: LoadedPage) => (
    <ConsentChoiceContext value={choice}>
      <ExtensionContext value={extensions}>
        <App payload={payload} view={view} t={t} visitor={state.visitor} switchLocale={switchLocale} />
      </ExtensionContext>
    </ConsentChoiceContext>
  )
  const restoreInteractions = preserveInteractions(element)
  const page = hydrate(element, app(shown), {
    // The payload may have newer content than the document: React then renders the page again.
    onRecoverableError: (error) => console.warn('The page was rendered again in the browser:', error),
    // React must not be called while it reports an error.
    onUncaughtError: (error) => queueMicrotask(() => fail(error)),
    onCaughtError: (error, { errorBoundary }) => {
      logError(error)
      // The boundary around an extension has no fallback: the page stays, without that block.
      if (errorBoundary && 'fallback' in errorBoundary.props) updateHead(asFailure(shown))
    },
  })

  const render = (next: LoadedPage) => {
    shown = next
    // Before rendering: a page that throws replaces this head by that of the error screen.
    updateHead(next.payload)
    page.render(app(next))
  }
  await page.finished
  restoreInteractions()

  const updates = handleBuildUpdates(builds, () => shown.t)
  addEventListener(manifestEvent, payloads.scanLinks)
  payloads.scanLinks()
  const router = startClientRouter<LoadedPage>({
    reset: closeOverlays,
    setBusy: showProgress,
    loadDocumentInstead: updates.loadIfOutdated,
    load: async (url, signal) => {
      const answer = await payloads.get(payloadPath(url, shown.payload.shell.searchPath), signal)
      if (answer.kind === 'redirect') return new URL(answer.to, location.href)
      if (answer.payload.frames?.some((origin) => !frames.includes(origin))) throw otherPolicy
      return load(answer.payload)
    },
    isUnreachable: (error) => {
      if (navigator.onLine && !(error instanceof UnreachableError)) return false
      const { t } = shown
      showToast({ tone: 'warning', title: t('offline-title'), text: t('offline-text') })
      return true
    },
    recover: (error, url) => {
      if (error !== otherPolicy) console.warn('The page could not be loaded in place', error)
      if (isChunkLoadError(error)) return updates.reloadAt(url) ? undefined : asChunkErrorScreen(shown, url)
      loadDocument(url)
      return undefined
    },
    refresh: render,
    show: (next: LoadedPage, target: ScrollTarget) => {
      render(next)
      const { status, head } = next.payload
      if (status === 200) warnAboutVerification(head.siteVerification !== undefined)
      restoreScrollAndFocus(target, next.payload.head.title)
      payloads.onPageShown()
      updates.onPageShown()
      // Analytics run without the app, and learn of navigations by this event.
      dispatchEvent(new Event('pagechange'))
    },
  })

  onQueryRequest((query) => router.replaceQuery(new URL(query, location.href.split(/[?#]/)[0])))

  /** Shows the error screen, unless it is the error screen itself that has failed. */
  function fail(error: unknown): void {
    logError(error)
    if (shown === shownErrorScreen) return
    shownErrorScreen = asErrorScreen(shown)
    render(shownErrorScreen)
  }

  function switchLocale(locale: Locale): void {
    const link = shown.payload.shell.languages.find((language) => language.locale === locale)
    if (!link) return
    saveLocale(locale)
    const url = new URL(link.href, location.href)
    // Another language may have a domain of its own.
    if (url.origin === location.origin) router.navigate(url)
    else loadDocument(url)
  }

  onUnhandledError(fail)
  document.documentElement.dataset.hydrated = 'true'
}

/** A page has frames that the content security policy of this document forbids: its own document allows them. */
const otherPolicy = new Error('The page has frames')

/** The error screen in the layout of the page that it replaces. */
const asErrorScreen = (screen: LoadedPage, status?: number): LoadedPage => ({
  payload: asFailure(screen, status),
  view: { Page: ErrorPage, Layout: screen.view.Layout },
  t: screen.t,
  choice: screen.choice,
})

/**
 * The error screen for a page whose code cannot be fetched even after a reload, with a plain link to that
 * page. The link has no fragment: the address has it already, so that the browser would only scroll.
 */
function asChunkErrorScreen(shown: LoadedPage, { pathname, search }: URL): LoadedPage {
  const status = 503
  const screen = asErrorScreen(shown, status)
  const { shell } = screen.payload
  // The links to translations are those of the page before, so they lead to the home pages instead.
  const languages = shell.languages.map(({ above: _, ...language }) => ({
    ...language,
    href: language.home,
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
