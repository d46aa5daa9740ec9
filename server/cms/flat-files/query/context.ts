import type { RedirectTargets } from '../../model/redirects/entry-redirect.ts'
import type { AugmentInput } from '../augment/augment.ts'
import type { Entry } from '../index/inherit.ts'
import type { TreeNode } from '../index/tree.ts'
import { summarise } from './summary.ts'
import type { View } from './view.ts'

/** Children in the tree; those of the root are the rest of the first level (content-contract 4.8). */
function childrenOf({ index }: View, entry: Entry): readonly TreeNode[] {
  const node = index.nodeOf(entry)
  if (!node?.isRoot) return node?.children ?? []
  const first = index.tree(entry.collection.handle, entry.site.handle)?.nodes.slice(1) ?? []
  return [...node.children, ...first]
}

const firstChild = (view: View, entry: Entry, wanted: (entry: Entry) => boolean) =>
  childrenOf(view, entry).find((node) => wanted(node.entry))?.entry

/** What field values may ask, seen from an entry or, for globals, from a language alone. */
export function createContext(view: View, from?: Entry): AugmentInput {
  const { index, site, locale, labels } = view
  const asset = (container: string | undefined, path: string) => index.assets.find(container, path, locale)
  const place = from ? (view.path(from) ?? from.path) : `Global content (${locale})`
  const leads = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && (view.isShown(entry) || view.isRedirect(entry))
  return {
    labels,
    lang: locale,
    asset,
    entry: (id) => {
      const entry = view.translated(id)
      return entry && view.isShown(entry) ? summarise(view, entry) : undefined
    },
    entryPath: (id) => {
      const entry = [view.translated(id), index.entries.get(id)].find(leads)
      return entry && view.path(entry)
    },
    assetUrl: (container, path) => asset(container, path)?.url,
    term: (taxonomy, slug) => index.term(taxonomy, slug, site.handle),
    childPath: () => {
      const child = from && firstChild(view, from, view.isShown)
      return child && view.path(child)
    },
    ourHref: index.href,
    unresolved: (what) => view.report(`${place} links to ${what}, which is not there`),
    report: view.report,
  }
}

/**
 * Targets of the `redirect` of an entry: `entry::` stays in the target's own language unless the field is a
 * link field.
 */
export function redirectTargets(view: View, from: Entry): RedirectTargets {
  const { index } = view
  const isLink = index.fields(from).some(({ handle, type }) => handle === 'redirect' && type === 'link')
  return {
    entry: (id) => {
      const entry = (isLink ? view.translated(id) : undefined) ?? index.entries.get(id)
      return entry && entry !== from ? view.path(entry) : undefined
    },
    asset: (container, path) => index.assets.find(container, path)?.url,
    child: () => {
      const child = firstChild(view, from, () => true)
      return child && view.path(child)
    },
    href: index.href,
  }
}
