/** Field values of a project as Statamic 2 stores them, before the Fetch add-on deepens them. */
import { nestedFields, setFields } from '../../../../server/cms/flat-files/blueprints/fieldsets.ts'
import {
  type Entry,
  type Field,
  isRecord,
  listOf,
  recordOf,
  type SiteIndex,
  statusOfEntry,
  textOf,
  type Value,
  type Values,
} from './lookups.ts'
import { bardHtml, type LinkTargets, markdownHtml, resolveLinks } from './markup.ts'
import { bardParts, hasSets, type Part, replicatorParts } from './sets.ts'
import { assetAddress, linkAddress, namedTerm, type ReadStored, relation } from './stored-references.ts'

type Store = ReadStored<SiteIndex>

/** Pages are named by a tag, files by their addresses. */
export const linkTargets = (index: SiteIndex): LinkTargets => ({
  entry: (id) => `{{ link:${index.entries.get(id)?.key ?? id} }}`,
  asset(reference) {
    const [container, path = ''] = reference.split('::')
    return index.assets.find(container, path)?.url ?? ''
  },
})

const assetUrl = (reference: Value, config: Values, index: SiteIndex): readonly string[] =>
  [assetAddress(reference, config, index) ?? []].flat()

/** All translations have one id. Statamic 2 has no drafts in relations. */
const entryKey = (id: Value, index: SiteIndex): readonly string[] => {
  const entry: Entry | undefined = index.entries.get(String(id))
  return entry && statusOfEntry(index, entry) === 'published' ? [entry.key] : []
}

const termOf = (stored: Value, config: Values, index: SiteIndex, site: string) => {
  const { slug, taxonomy } = namedTerm(stored, config)
  const term = index.taxonomies.term(taxonomy || undefined, slug, site)
  return { ...term, id: `${taxonomy}/${slug}`, taxonomy, default_slug: slug, is_term: true }
}

const partOf =
  (config: Values, index: SiteIndex) =>
  (part: Part): object =>
    'nodes' in part
      ? { type: 'text', text: bardHtml(part.nodes, linkTargets(index)) }
      : { type: part.type, ...storeFields(part.values, setFields(config, part.type) ?? [], index) }

const bard: Store = (value, config, index) => {
  if (typeof value === 'string') return resolveLinks(value, linkTargets(index))
  const knowsSets = Object.keys(recordOf(config.sets)).length > 0
  if (knowsSets || hasSets(value)) return bardParts(value).map(partOf(config, index))
  return Array.isArray(value) ? bardHtml(value as readonly Value[], linkTargets(index)) : null
}

const stores: Readonly<Record<string, Store>> = {
  markdown: (value, _, index) => (textOf(value) ? markdownHtml(String(value), linkTargets(index)) : null),
  bard,
  replicator: (value, config, index) => replicatorParts(value).map(partOf(config, index)),
  grid: (value, config, index) =>
    listOf(value)
      .filter(isRecord)
      .map(({ id: _, ...row }) => storeFields(row, nestedFields(config), index)),
  group: (value, config, index) => storeFields(recordOf(value), nestedFields(config), index),
  assets: relation('max_files', assetUrl),
  entries: relation('max_items', (value, _, index) => entryKey(value, index)),
  terms: relation('max_items', (value, config, index) => [
    termOf(value, config, index, index.sites[0]?.handle ?? ''),
  ]),
  link: (value, config, index) => linkAddress(value, config, linkTargets(index)),
  code: (value) => (isRecord(value) ? (value.code ?? null) : (value ?? null)),
}

const noField: Field = { handle: '', type: 'text', config: {} }

/** The fields that an editor filled in, in the order of the file. */
export function storeFields(
  values: Values,
  fields: readonly Field[],
  index: SiteIndex,
): Record<string, unknown> {
  const byHandle = new Map(fields.map((field) => [field.handle, field]))
  return Object.fromEntries(
    Object.entries(values)
      .filter(([handle]) => handle !== '__proto__')
      .map(([handle, value]) => {
        const { type, config } = byHandle.get(handle) ?? noField
        const store = Object.hasOwn(stores, type) ? stores[type] : undefined
        return [handle, store ? store(value, config, index) : (value ?? null)]
      }),
  )
}
