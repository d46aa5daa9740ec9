/** Finds the entry or redirect at an address. */
import type { ContentAnswer } from '../../../../src/content/types.ts'
import { insideLanguage, tidyAddress } from '../addresses/tidy-address.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'

/** The result of looking up an address in the index: an entry, a redirect, or nothing. */
export type Resolution<E> =
  | Exclude<ContentAnswer, { readonly kind: 'page' }>
  | { readonly kind: 'entry'; readonly entry: E; readonly path: string }

const missing = { kind: 'missing' } as const

/** The target of the redirect at a path of our site; undefined when there is none. */
function nextOf<E extends ModelEntry>(view: ContentView<E>, to: string): string | undefined {
  const path = tidyAddress(to)
  const uri = path === undefined ? undefined : insideLanguage(view.languages.of(view.locale).prefix, path)
  const entry = uri === undefined ? undefined : view.at(uri)
  const redirect = entry && view.redirectOf(entry)
  return redirect?.kind === 'redirect' ? redirect.to : undefined
}

/** Whether the redirects of entries lead in a circle, which no browser could leave. */
function leadsInCircle<E extends ModelEntry>(view: ContentView<E>, start: string): boolean {
  const seen = new Set<string>()
  for (let path: string | undefined = start; path !== undefined; path = nextOf(view, path)) {
    if (seen.has(path)) return true
    seen.add(path)
  }
  return false
}

/**
 * Finds the entry at an address. As in the content system, a redirect works even in a draft, and addresses
 * are case-sensitive.
 * @param uri the decoded address inside the language
 */
export function resolvePath<E extends ModelEntry>(
  view: ContentView<E>,
  uri: string | undefined,
): Resolution<E> {
  const entry = uri === undefined ? undefined : view.at(uri)
  const path = entry && view.path(entry)
  if (!entry || path === undefined) return missing
  const redirect = view.redirectOf(entry)
  if (redirect?.kind === 'redirect' && leadsInCircle(view, path)) {
    view.report(`${view.nameOf(entry)} redirects in a circle and is not served`)
    return missing
  }
  return redirect ?? (view.isPublished(entry) ? { kind: 'entry', entry, path } : missing)
}
