import type { HttpRequest } from './http-client.ts'

const hidden = '***'
const secretNames: ReadonlySet<string> = new Set(['api_key', 'token'])
const longestShown = 300

/** A text without the secrets, however they are spelled in it. */
export type Redact = (text: string) => string

const spellings = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  encodeURIComponent(secret).toLowerCase(),
  JSON.stringify(secret).slice(1, -1),
]

/** @param secrets keys, tokens and passwords, as they were configured */
export function createRedact(secrets: readonly string[]): Redact {
  // The longest first: one may be part of another.
  const all = [...new Set(secrets.filter(Boolean).flatMap(spellings))].sort((a, b) => b.length - a.length)
  return (text) => all.reduce((clean, secret) => clean.replaceAll(secret, hidden), text)
}

/**
 * The address of a call as the log shows it: below the base, values of `api_key` and `token` hidden, cut
 * (T2).
 */
export function loggedUrl({ path, query = [] }: HttpRequest, redact: Redact): string {
  const pairs = query.map(([name, value]) => `${name}=${secretNames.has(name) ? hidden : value}`)
  const address = redact(pairs.length > 0 ? `${path}?${pairs.join('&')}` : path)
  return address.length > longestShown ? `${address.slice(0, longestShown)}…` : address
}
