/** Fills in the request that tells a cache in front which pages to drop. */
import type { PurgeConfig } from '../config/operations.ts'

/** A request, as `fetch` takes it. */
export interface PurgeRequest {
  readonly url: string
  readonly init: {
    readonly method: string
    readonly headers: readonly (readonly [name: string, value: string])[]
    readonly body?: string
  }
}

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands for the tags in the texts of the settings. */
const forms: Readonly<Record<string, (tags: readonly string[]) => string>> = {
  '{tags}': (tags) => tags.join(' '),
  '{tags:comma}': (tags) => tags.join(','),
  '{tags:json}': (tags) => JSON.stringify(tags),
  '{tags:regex}': (tags) => `(^|\\s)(${tags.map(escapeRegex).join('|')})(\\s|$)`,
}

/** Replaces every form of the tags in a text; `encode` makes a value fit into where the text stands. */
const fill = (text: string, tags: readonly string[], encode = (value: string) => value): string =>
  text.replace(/\{tags(?::\w+)?\}/g, (form) => {
    const write = forms[form]
    return write ? encode(write(tags)) : form
  })

/** The request for some tags. */
export function purgeRequest(
  { url, method, headers, body, token }: PurgeConfig,
  tags: readonly string[],
): PurgeRequest {
  const secret = token()
  const sent = body === '' || method === 'GET' ? undefined : fill(body, tags)
  const isJson = /^\s*[{[]/.test(body)
  return {
    url: fill(url, tags, encodeURIComponent),
    init: {
      method,
      headers: [
        ...(secret === undefined ? [] : [['Authorization', `Bearer ${secret}`] as const]),
        ...(sent !== undefined && isJson ? [['Content-Type', 'application/json'] as const] : []),
        ...headers.map(([name, value]) => [name, fill(value, tags)] as const),
      ],
      ...(sent !== undefined && { body: sent }),
    },
  }
}
