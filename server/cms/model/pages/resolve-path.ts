import type { ContentAnswer } from '../../../../src/content/types.ts'
import { insideLanguage, tidyAddress } from '../addresses/tidy-address.ts'
import type { ContentView, ModelEntry } from '../content-view.ts'

/** What stands at an address of one language, before anything but the index has been read. */
export type Resolution<E> =
  | Exclude<ContentAnswer, { readonly kind: 'page' }>
  | { readonly kind: 'entry'; readonly entry: E; readonly path: string }

const missing = { kind: 'missing' } as const

/** Where the entry at a path of our site sends its visitors. */
function nextOf<E extends ModelEntry>(view: ContentView<E>, to: string): string | undefined {
  const path = tidyAddress(to)
  const uri = path === undefined ? undefined : insideLanguage(view.locale, path)
  const entry = uri === undefined ? undefined : view.at(uri)
  const redirect = entry && view.redirectOf(entry)
  return redirect?.kind === 'redirect' ? redirect.to : undefined
}

/** Whether entries send their visitors to each other: no browser would ever arrive. */
function leadsInCircle<E extends ModelEntry>(view: ContentView<E>, start: string): boolean {
  const seen = new Set<string>()
  for (let path: string | undefined = start; path !== undefined; path = nextOf(view, path)) {
    if (seen.has(path)) return true
    seen.add(path)
  }
  return false
}

/**
 * From address to entry: a redirect counts before the status, and addresses are exact and case-sensitive, as
 * in the content system.
 * @param uri inside the language, decoded
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
