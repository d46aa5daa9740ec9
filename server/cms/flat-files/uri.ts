import type { Value } from '../../../src/content/types.ts'
import { slugifyUri } from '../slug.ts'
import { asValues, rowOf } from '../values.ts'
import type { EntryDate } from './dates.ts'
import { type Entry, readValue } from './inherit.ts'
import { fillTemplate, type Variables } from './template.ts'
import type { Tree, TreeNode } from './tree.ts'

export interface UriContext {
  readonly entries: ReadonlyMap<string, Entry>
  translation(entry: Entry, site: string): Entry | undefined
  tree(collection: string, site: string): Tree | undefined
  date(entry: Entry): EntryDate | undefined
  report(problem: string): void
}

function tidy(path: string): string {
  const all = `/${path}`
  const isTidy = !all.includes('//') && !all.endsWith('/')
  return isTidy ? all : all.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

/** `seo:title` and `seo.title` look inside a value. */
function deepValue(entry: Entry, name: string): Value {
  const [first = '', ...rest] = name.split(/[:.]/)
  return rest.reduce<Value>((value, key) => asValues(value)[key], readValue(entry, first))
}

/**
 * Makes the function that tells an entry's address inside its site, or undefined when it has none (content-contract 4.6).
 * Every address is worked out once; a mount that leads back to itself counts as no mount.
 */
export function createUris(context: UriContext): (entry: Entry) => string | undefined {
  const known = new Map<string, string | undefined>()
  const underway = new Set<string>()

  function mountUri({ collection, site }: Entry): string {
    const mount = collection.mount === undefined ? undefined : context.entries.get(collection.mount)
    const page = mount && context.translation(mount, site.handle)
    if (!page) return ''
    if (underway.has(page.id))
      context.report(`Collection ${collection.handle} is mounted on itself by way of ${page.path}`)
    return underway.has(page.id) ? '' : (uriOf(page) ?? '')
  }

  function parentUri(node: TreeNode): string {
    if (!node.parent || node.parent.isRoot) return ''
    return (uriOf(node.parent.entry) ?? '').replace(/\.html?$/, '')
  }

  const nodeVariables: Readonly<Record<string, (node: TreeNode) => Value>> = {
    parent_uri: parentUri,
    depth: (node) => node.depth,
    is_root: (node) => node.isRoot,
    slug: (node) => (node.isRoot ? '' : node.entry.slug),
  }
  const dateVariables: Readonly<Record<string, (date: EntryDate) => string | EntryDate>> = {
    date: (date) => date,
    year: (date) => date.year,
    month: (date) => date.month,
    day: (date) => date.day,
  }
  const entryVariables: Readonly<Record<string, (entry: Entry) => Value>> = {
    id: (entry) => entry.id,
    slug: (entry) => entry.slug,
    published: (entry) => entry.published,
    mount: mountUri,
  }

  const variablesOf = (entry: Entry, node: TreeNode | undefined): Variables => {
    const date = context.date(entry)
    return (name) => {
      const ofNode = node && rowOf(nodeVariables, name)
      if (ofNode) return ofNode(node)
      const ofDate = date && rowOf(dateVariables, name)
      if (ofDate) return ofDate(date)
      return rowOf(entryVariables, name)?.(entry) ?? deepValue(entry, name)
    }
  }

  function derive(entry: Entry): string | undefined {
    const { collection, site } = entry
    const route = collection.route(site.handle)
    if (route === undefined) return undefined
    const node = context.tree(collection.handle, site.handle)?.byId.get(entry.id)
    if (collection.structure && !node) return undefined
    return tidy(slugifyUri(fillTemplate(route, variablesOf(entry, node), context.report)))
  }

  function uriOf(entry: Entry): string | undefined {
    const before = known.get(entry.id)
    if (before !== undefined || known.has(entry.id)) return before
    underway.add(entry.id)
    const uri = derive(entry)
    underway.delete(entry.id)
    known.set(entry.id, uri)
    return uri
  }
  return uriOf
}

/** Whether the route uses the slug although there is none: such an address belongs to the page above (content-contract 4.4). */
export function lacksSlug(entry: Entry, node: TreeNode | undefined): boolean {
  const route = entry.collection.route(entry.site.handle) ?? ''
  return entry.slug === '' && !node?.isRoot && /\{\s*slug\b/.test(route)
}
