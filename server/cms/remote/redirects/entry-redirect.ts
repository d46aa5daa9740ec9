/**
 * Reads the redirect of an entry of a content system over HTTP: an entry may lead visitors to another page.
 */
import type { Value } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { encodePath } from '../../../http/canonical-path.ts'
import { type Redirect, type RedirectTargets, resolveRedirect } from '../../model/redirects/entry-redirect.ts'
import { firstChild } from '../../model/trees/children.ts'
import { asText } from '../../model/values.ts'
import type { RemoteEntry } from '../adapter.ts'
import { entryAt, typedHref } from '../links.ts'
import type { RemoteView } from '../view.ts'

/**
 * Our path of the page to which the content system itself resolved the redirect of an entry, with query and
 * hash.
 */
function resolvedByCms(view: RemoteView, from: RemoteEntry): string | undefined {
  const { index } = view
  const address = from.redirectsTo === undefined ? undefined : index.addresses.read(from.redirectsTo)
  const target = address && entryAt(view, address)
  const path = target && target !== from ? index.path(target) : undefined
  return path === undefined ? undefined : `${encodePath(path)}${address?.suffix}`
}

/**
 * The lookups of a redirect's target. For an entry, and for the first child, the target that the system
 * resolved comes first: only the system knows whether a translation of the target is meant.
 */
function targetsOf(view: RemoteView, from: RemoteEntry): RedirectTargets {
  const { index } = view
  const pathOf = (entry: RemoteEntry | undefined) => {
    const path = entry && entry !== from ? index.path(entry) : undefined
    return path && encodePath(path)
  }
  return {
    entry: (id) => resolvedByCms(view, from) ?? pathOf(index.entry(id, view.locale)),
    asset: (container, path) => index.assets.find(container ? `${container}::${path}` : path)?.url,
    child: () => resolvedByCms(view, from) ?? pathOf(firstChild(view, from)),
    href: (href) => hrefOf(view, href),
  }
}

/** Turns a path that an editor typed into our address, in the language of its prefix. */
function hrefOf(view: RemoteView, href: string): string {
  const address = view.index.addresses.read(href)
  const entry = address && entryAt(view, address)
  const path = entry && view.index.path(entry)
  return path === undefined ? typedHref(view, href) : `${encodePath(path)}${address?.suffix}`
}

/**
 * Turns the object or id of a related entry into a reference (`entry::e-molen`); other values stay as they
 * are. An object with a `status` is no entry but a redirect: `{ url, status }`.
 */
function asReference(view: RemoteView, value: Value): Value {
  const id = isValues(value) && !Object.hasOwn(value, 'status') ? asText(value.id) : asText(value)
  return id !== undefined && view.index.entry(id, view.locale) ? `entry::${id}` : value
}

/** The redirect of an entry, with its target on our site; undefined when the entry has none. */
export function redirectOf(view: RemoteView, entry: RemoteEntry): Redirect | undefined {
  const redirect = resolveRedirect(asReference(view, entry.redirect), targetsOf(view, entry))
  // A target with a host may be a page of the content system, which has a path on our site.
  return redirect?.kind === 'redirect' && !redirect.to.startsWith('/')
    ? { ...redirect, to: hrefOf(view, redirect.to) }
    : redirect
}
