import '@vitejs/plugin-react/preamble'
import './styles/site.css'
import { startAnalytics } from './analytics/gtm.ts'
import { ignoreMissingStyles } from './builds/chunk-failure.ts'
import { onPreference } from './components/preferences.ts'
import type { ClientState } from './content/payload.ts'
import { messages } from './errors.ts'
import { onUnhandledError } from './errors-global.ts'
import { createScreens } from './screen.ts'
import { whenCalm } from './when-calm.ts'

/** Fonts and pictures come first: React, the router and the page's code are asked for when the page has been painted. */
async function start(): Promise<void> {
  const state: ClientState = JSON.parse(document.getElementById('state')?.textContent ?? '')
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no element #app')
  ignoreMissingStyles()
  const load = createScreens(state.apiBase)
  await whenCalm()
  const [first, { startSite }] = await Promise.all([load(state.payload), import('./site.tsx')])
  const site = await startSite({ state, element, first, load })
  onUnhandledError(site.fail)
  document.documentElement.dataset.hydrated = 'true'
  await startAnalytics({
    apiBase: state.apiBase,
    consentRequired: state.payload.shell.consentRequired,
    consent: () => document.documentElement.dataset.consent ?? 'undecided',
    onConsent: onPreference,
  })
}

start().catch((error: unknown) => console.error(messages.mount, error))
