/** A choice as the cookies have it: `yes` of `consent=yes.1.2026-11-23`. */
const chosen = (name: string): string | undefined =>
  new RegExp(`\\b${name}=(\\w+)`).exec(document.cookie)?.[1]

/**
 * A document that the browser had put aside shows what was chosen before: where something else is chosen, it
 * is loaded anew.
 */
export function followChoices(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { theme, consent } = document.documentElement.dataset
    if (persisted && (chosen('theme') !== theme || chosen('consent') !== consent)) location.reload()
  })
}
