/** Hides secrets in log lines and error messages. */
import type { HttpRequest } from './http-client.ts'

const hidden = '***'
/** Query parameters whose values are secrets. */
const secretNames: ReadonlySet<string> = new Set(['api_key', 'token'])
/** Maximum characters of a logged address. */
const maxLength = 300

/** Replaces every secret in a text by `***`, in every usual encoding. */
export type Redact = (text: string) => string

/** The encodings in which a secret may occur in an address, a form or JSON. */
const spellings = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  encodeURIComponent(secret).toLowerCase(),
  JSON.stringify(secret).slice(1, -1),
]

/**
 * Creates the function that hides secrets in texts.
 * @param secrets keys, tokens and passwords, as they were configured
 */
export function createRedact(secrets: readonly string[]): Redact {
  // Longest first, because one secret may be part of another.
  const all = [...new Set(secrets.filter(Boolean).flatMap(spellings))].sort((a, b) => b.length - a.length)
  return (text) => all.reduce((clean, secret) => clean.replaceAll(secret, hidden), text)
}

/**
 * The address of a call for the log: below `CMS_URL`, with the values of `api_key` and `token` hidden, and
 * cut at 300 characters.
 */
export function loggedUrl({ path, query = [] }: HttpRequest, redact: Redact): string {
  const pairs = query.map(([name, value]) => `${name}=${secretNames.has(name) ? hidden : value}`)
  const address = redact(pairs.length > 0 ? `${path}?${pairs.join('&')}` : path)
  return address.length > maxLength ? `${address.slice(0, maxLength)}…` : address
}
