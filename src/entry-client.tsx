import '@vitejs/plugin-react/preamble'
import './styles/site.css'
import { startAnalytics } from './analytics/gtm.ts'
import { onPreference } from './components/preferences.ts'
import type { ClientState } from './content/payload.ts'
import { messages } from './errors.ts'
import { onUnhandledError } from './errors-global.ts'
import { createScreens } from './screen.ts'
import { whenCalm } from './when-calm.ts'

/** Step by step, so that no step keeps the visitor waiting: the page's code, then React and the router, then the page itself. */
async function start(): Promise<void> {
  const state: ClientState = JSON.parse(document.getElementById('state')?.textContent ?? '')
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no element #app')
  const load = createScreens(state.apiBase)
  await whenCalm()
  const first = await load(state.payload)
  const { startSite } = await import('./site.tsx')
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
