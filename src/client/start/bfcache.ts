/** A choice as the cookies have it: `yes` of `consent=yes.1.2026-11-23`. */
const preferenceInCookie = (name: string): string | undefined =>
  new RegExp(`\\b${name}=(\\w+)`).exec(document.cookie)?.[1]

/**
 * A document that the browser had put aside shows what was chosen before: where something else is chosen, it
 * is loaded anew.
 */
export function reloadOutdatedBfcachePage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { theme, consent } = document.documentElement.dataset
    if (persisted && (preferenceInCookie('theme') !== theme || preferenceInCookie('consent') !== consent))
      location.reload()
  })
}
