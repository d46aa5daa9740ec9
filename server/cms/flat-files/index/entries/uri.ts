/** Derives the addresses of entries from the routes of their collections. */
import type { Value } from '../../../../../src/content/types.ts'
import { tidyPath } from '../../../model/addresses/tidy-address.ts'
import type { EntryDate } from '../../../model/dates.ts'
import { slugifyUri } from '../../../model/slug.ts'
import type { TreeNode } from '../../../model/trees/tree.ts'
import { asValues, getOrAdd, getOwn } from '../../../model/values.ts'
import { byPosition, type Entry } from './entry-file.ts'
import { readValue } from './inherit.ts'
import { readTemplate, type TemplateVariables } from './template.ts'

/** The lookups that addresses are derived with. */
export interface UriContext {
  readonly entries: ReadonlyMap<string, Entry>
  /** The translation of an entry in a site, which may be the entry itself. */
  translation(entry: Entry, site: string): Entry | undefined
  /** The node of an entry in the tree of its collection. */
  nodeOf(entry: Entry): TreeNode<Entry> | undefined
  /** The date of an entry in a dated collection. */
  date(entry: Entry): EntryDate | undefined
  /** Called for each fault in the content. */
  report(problem: string): void
}

/** Reads a value by its name; `seo:title` and `seo.title` are members of the value `seo`. */
function deepValue(entry: Entry, name: string): Value {
  const [first = '', ...rest] = name.split(/[:.]/)
  return rest.reduce<Value>((value, key) => asValues(value)[key], readValue(entry, first))
}

/** Progress of deriving an entry's address; 0 before it begins. */
const [inProgress, done] = [1, 2]

/**
 * Creates the lookup of an entry's address inside its site; undefined when the entry has none. Each address
 * is derived once. A mount that leads back to itself is reported and does not count.
 */
export function createUris(context: UriContext): (entry: Entry) => string | undefined {
  const uris = byPosition<string>(context.entries)
  const states = new Uint8Array(context.entries.size)
  const templates = new Map<string, (variables: TemplateVariables) => string>()
  const templateOf = (route: string) => getOrAdd(templates, route, () => readTemplate(route, context.report))

  /** The address of the page that the entry's collection is mounted on; '' when there is none. */
  function mountUri({ collection, site }: Entry): string {
    const mount = collection.mount === undefined ? undefined : context.entries.get(collection.mount)
    const page = mount && context.translation(mount, site.handle)
    if (!page) return ''
    const isCircle = states[page.position] === inProgress
    if (isCircle)
      context.report(`Collection ${collection.handle} is mounted on itself by way of ${page.path}`)
    return isCircle ? '' : (uriOf(page) ?? '')
  }

  /** The address of the page above a node; '' on the first level and below the root. */
  function parentUri(node: TreeNode<Entry>): string {
    if (!node.parent || node.parent.isRoot) return ''
    // A route may end in `.html`, which does not belong into the addresses of children.
    return (uriOf(node.parent.entry) ?? '').replace(/\.html?$/, '')
  }

  const nodeVariables: Readonly<Record<string, (node: TreeNode<Entry>) => Value>> = {
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

  const variablesOf = (entry: Entry, node: TreeNode<Entry> | undefined): TemplateVariables => {
    const date = context.date(entry)
    return (name) => {
      const ofNode = node && getOwn(nodeVariables, name)
      if (ofNode) return ofNode(node)
      const ofDate = date && getOwn(dateVariables, name)
      if (ofDate) return ofDate(date)
      return getOwn(entryVariables, name)?.(entry) ?? deepValue(entry, name)
    }
  }

  function derive(entry: Entry): string | undefined {
    const { collection, site } = entry
    const route = collection.route(site.handle)
    if (route === undefined) return undefined
    const node = context.nodeOf(entry)
    // In a collection with a tree an entry without a place in the tree has no address.
    if (collection.structure && !node) return undefined
    return tidyPath(slugifyUri(templateOf(route)(variablesOf(entry, node))))
  }

  function uriOf(entry: Entry): string | undefined {
    const { position } = entry
    if (states[position] === done) return uris[position]
    states[position] = inProgress
    uris[position] = derive(entry)
    states[position] = done
    return uris[position]
  }
  return uriOf
}

/**
 * Whether the route needs a slug and the entry has none: the entry would get the address of the page above.
 * The root of a tree needs none.
 */
export function lacksSlug(entry: Entry, node: TreeNode<Entry> | undefined): boolean {
  const route = entry.collection.route(entry.site.handle) ?? ''
  return entry.slug === '' && !node?.isRoot && /\{\s*slug\b/.test(route)
}
