/** The value of a preference in the cookies: `yes` for `consent=yes.1.2026-11-23`. */
const preferenceInCookie = (name: string): string | undefined =>
  new RegExp(`\\b${name}=(\\w+)`).exec(document.cookie)?.[1]

/**
 * Reloads a document that the browser takes out of its back/forward cache when the visitor has chosen another
 * theme or consent since: the cached document shows the old choice.
 */
export function reloadOutdatedBfcachePage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { theme, consent } = document.documentElement.dataset
    if (persisted && (preferenceInCookie('theme') !== theme || preferenceInCookie('consent') !== consent))
      location.reload()
  })
}
