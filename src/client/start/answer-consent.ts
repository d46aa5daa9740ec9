/** Stores an answer to the question of consent before the app is there. */

import { toldId } from '../../components/consent-banner/told-id.ts'
import { preferenceEvent } from '../../components/preference-event.ts'

/**
 * Sends the form of the banner in the background, puts the confirmation in the place of the question, and
 * moves the focus to its button. Rejects where the server did not store the answer.
 */
export async function answerConsent(form: HTMLFormElement, submitter: HTMLElement): Promise<void> {
  const fields = new FormData(form, submitter) as unknown as Record<string, string>
  await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const value = /(?:^|; )consent=(yes|no)/.exec(document.cookie)?.[1]
  if (!value) throw new Error('The answer was not stored')
  document.documentElement.dataset.consent = value
  document.dispatchEvent(new CustomEvent(preferenceEvent, { detail: { name: 'consent', value } }))
  showConfirmation(submitter.dataset.told ?? '')
}

/** As the banner itself does when the app is there; the app takes over what is shown. */
function showConfirmation(text: string): void {
  const told = document.getElementById(toldId)
  const hide = told?.querySelector('a')
  const status = told?.querySelector('p')
  if (!told || !hide || !status) return
  told.className = 'consent'
  told.hidden = false
  delete told.dataset.state
  status.textContent = text
  hide.focus()
  hide.addEventListener('click', (event) => {
    event.preventDefault()
    told.dataset.state = 'told'
  })
}
