import type { Visitor } from '../content/payload.ts'
import { preferenceEvent } from './preference-event.ts'

const year = 31_536_000

/** What stands for no choice: it is forgotten, not stored. */
const none: { readonly [Name in keyof Visitor]: Visitor[Name] } = { theme: 'auto', consent: 'undecided' }

/** Keeps a choice for a year, or forgets it, as `POST /preferences` does without JavaScript. */
export function storePreference<Name extends keyof Visitor>(name: Name, value: Visitor[Name]): void {
  const forget = value === none[name]
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=/; Max-Age=${forget ? 0 : year}; SameSite=Lax${secure}`
  if (forget) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
  document.dispatchEvent(new CustomEvent(preferenceEvent, { detail: { name, value } }))
}
