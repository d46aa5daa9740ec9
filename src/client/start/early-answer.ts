/**
 * Sees to an answer in the banner of consent that comes before the app, without loading the page again. Where
 * that fails, the browser submits the form.
 */
export function takeEarlyAnswer(): void {
  const take = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (!submitter || event.defaultPrevented || !form.closest('.consent')) return
    event.preventDefault()
    import('./after-load.ts')
      .then(({ answerConsent }) => answerConsent(form, submitter))
      .catch(() => form.requestSubmit(submitter))
  }
  // Only the first form, as any other leaves the page: one that comes again from here is the browser's.
  document.addEventListener('submit', take, { once: true })
}
