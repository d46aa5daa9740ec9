/** The first script of every document. React is not part of it. */
import '@vitejs/plugin-react/preamble'
import { trackBuilds } from './client/builds/track-builds.ts'
import { whenLoaded } from './client/lifecycle/when-loaded.ts'
import { restoreScroll } from './client/router/restore-scroll.ts'
import { cacheCriticalCss } from './client/start/critical-css.ts'
import { takeEarlyAnswer } from './client/start/early-answer.ts'
import { forceFullLayout } from './client/start/full-layout.ts'
import { hydrateOnInteraction } from './client/start/hydration-trigger.ts'
import { reloadOnPopState } from './client/start/reload-on-popstate.ts'
import { createReloadOnce } from './client/start/reload-once.ts'
import { syncThemeSwitch } from './client/start/theme-switch.ts'
import { replaceFormAddress, saveLocale, warnAboutVerification } from './client/start/visit.ts'
import { followMenus } from './components/offcanvas/menu-dialog.ts'
import { onPreference } from './components/preference-event.ts'
import type { ClientState } from './content/client-state.ts'
import * as messages from './shared/errors.ts'
import { once } from './shared/once.ts'

/**
 * Runs all that a page needs before its visitor interacts with it. The page from the server is complete, and
 * the browser follows its links and submits its forms without a script. So React, many times the size of this
 * script and slow to start on a phone, is loaded at the first interaction; at once if a part of the page,
 * such as the summary of errors in a form, is marked as urgent.
 */
function start(): void {
  const state: ClientState = JSON.parse(document.getElementById('state')?.textContent ?? '')
  const { page, path, locale, status, isVerified } = state
  const builds = trackBuilds(state)
  followMenus()
  takeEarlyAnswer()
  if (page !== 'error') replaceFormAddress(path)
  if (status === 200) saveLocale(locale)
  forceFullLayout()
  restoreScroll()
  syncThemeSwitch()
  warnAboutVerification(isVerified)
  const stopPopStateReload = reloadOnPopState()
  const prepare = once(async () => (await import('./client/start/prepare.ts')).prepareApp(state, builds))
  const loaded = whenLoaded().then(() => import('./client/start/after-load.ts'))
  const reloadOnce = createReloadOnce()
  hydrateOnInteraction({
    isUrgent: document.querySelector('[data-urgent]') !== null,
    whenUnused: loaded.then(({ whenUnused }) => whenUnused()),
    start: ({ isWaiting }) =>
      reloadOnce(async () => {
        const fetching = prepare().then(({ payloads, fetchInitial }) => ({ payloads, page: fetchInitial() }))
        const [prepared, { startSite }] = await Promise.all([fetching, import('./client/site.tsx')])
        await startSite({ ...prepared, state, builds })
        stopPopStateReload()
      }, isWaiting),
    onFailure: reportStartError,
  })
  void cacheCriticalCss()
  loaded
    .then(({ afterLoad }) => afterLoad({ ...state, onConsent: onPreference }))
    .catch((error: unknown) => console.warn(messages.gtm, error))
  document.documentElement.dataset.ready = 'true'
}

const reportStartError = (error: unknown) => console.error(messages.mount, error)

try {
  start()
} catch (error) {
  reportStartError(error)
}
