import '@vitejs/plugin-react/preamble'
import { followBuilds } from './client/builds/track-builds.ts'
import { whenLoaded } from './client/lifecycle/when-loaded.ts'
import { restoreScroll } from './client/router/restore-scroll.ts'
import { followChoices } from './client/start/bfcache.ts'
import { askForFirstStyles } from './client/start/critical-css.ts'
import { layOutForPlace } from './client/start/full-layout.ts'
import { startWhenNeeded } from './client/start/hydration-trigger.ts'
import { followHistory } from './client/start/reload-on-popstate.ts'
import { createReloadOnce } from './client/start/reload-once.ts'
import { offerOtherTheme } from './client/start/theme-switch.ts'
import { keepLocale, takeOwnAddress, warnAboutVerification } from './client/start/visit.ts'
import { followMenus } from './components/offcanvas/menu-dialog.ts'
import { onPreference } from './components/preference-event.ts'
import type { ClientState } from './content/payload.ts'
import * as messages from './shared/errors.ts'
import { once } from './shared/once.ts'

/**
 * All that runs before somebody acts. The page is complete and its links and forms are the browser's own, so
 * React, many times the size of this and busy for long on a slow phone, comes at the first sign of use
 * instead of whenever the browser is idle.
 */
function start(): void {
  const state: ClientState = JSON.parse(document.getElementById('state')?.textContent ?? '')
  const { page, path, locale, status, isVerified } = state
  const builds = followBuilds(state)
  followMenus()
  followChoices()
  if (page !== 'error') takeOwnAddress(path)
  if (status === 200) keepLocale(locale)
  layOutForPlace()
  restoreScroll()
  offerOtherTheme()
  warnAboutVerification(isVerified)
  const endHistory = followHistory()
  const prepare = once(async () => (await import('./client/start/prepare.ts')).prepare(state, builds))
  const reloadOnce = createReloadOnce()
  startWhenNeeded({
    isUrgent: document.querySelector('[data-urgent]') !== null,
    start: () =>
      reloadOnce(async () => {
        const asking = prepare().then(({ payloads, ask }) => ({ payloads, page: ask() }))
        const [prepared, { startSite }] = await Promise.all([asking, import('./client/site.tsx')])
        await startSite({ ...prepared, state, builds })
        endHistory()
      }),
    onFailure: complain,
  })
  void askForFirstStyles()
  whenLoaded()
    .then(() => measure(state))
    .catch((error: unknown) => console.warn(messages.gtm, error))
  document.documentElement.dataset.ready = 'true'
}

/** Visits count whether or not the app is ever needed. */
async function measure(state: ClientState): Promise<void> {
  const { startAnalytics } = await import('./client/analytics/gtm.ts')
  await startAnalytics({ ...state, onConsent: onPreference })
}

const complain = (error: unknown) => console.error(messages.mount, error)

try {
  start()
} catch (error) {
  complain(error)
}
