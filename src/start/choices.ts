/** Theme and consent, as the cookies have them. */
const chosen = (): string => String(document.cookie.match(/\b(?:theme|consent)=[^;]*/g))

/** A document that the browser had put aside shows what was chosen before: where that has changed since, it is loaded anew. */
export function followChoices(): void {
  let left: string
  addEventListener('pagehide', () => {
    left = chosen()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && chosen() !== left) location.reload()
  })
}
