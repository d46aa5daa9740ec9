const year = 31_536_000

/** Keeps a choice for a year, as `POST /preferences` does without JavaScript. */
export function storePreference(name: 'theme' | 'consent', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  document.documentElement.setAttribute(`data-${name}`, value)
  document.dispatchEvent(new CustomEvent(preferenceEvent, { detail: { name, value } }))
}

/** Sent to `document` after a choice, with `{ name, value }` as detail. */
const preferenceEvent = 'preference'

export function onPreference(changed: () => void): () => void {
  document.addEventListener(preferenceEvent, changed)
  return () => document.removeEventListener(preferenceEvent, changed)
}
