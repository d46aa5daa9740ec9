/** Entries of a project as the REST API delivers them (docs/reference/content-system.md#rest-entries). */
import { choiceOf, readValue, valuesOf } from '../../../../server/cms/flat-files/index/entries/inherit.ts'
import { type Entry, statusOfEntry, targetOf, textOf, titleOfEntry, type Values } from './lookups.ts'
import { augmentFields, type RestScope, shortEntry } from './rest-values.ts'

const handleOnly = (handle: string | undefined) => (handle === undefined ? null : { title: handle, handle })

const without = (values: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

function factsOf(entry: Entry, scope: RestScope) {
  const { index, origin } = scope
  const status = statusOfEntry(index, entry)
  const date = index.date(entry)
  const [mount] = index.mounts.get(entry.key) ?? []
  const parent = index.nodeOf(entry)?.parent
  return {
    ...without(shortEntry(entry, scope), 'title'),
    ...{
      uri: index.uri(entry) ?? null,
      url: targetOf(index, entry),
      locale: entry.site.handle,
      slug: entry.slug,
    },
    edit_url: `${origin}/cp/collections/${entry.collection.handle}/entries/${entry.id}`,
    blueprint: handleOnly(index.blueprint(entry)),
    collection: handleOnly(entry.collection.handle),
    date: date ? new Date(date.epoch).toISOString().replace('Z', '000Z') : null,
    is_entry: true,
    last_modified: '2026-10-02T09:15:00.000000Z',
    updated_at: '2026-10-02T09:15:00.000000Z',
    updated_by: null,
    mount: handleOnly(mount),
    order: index.tree(entry.collection.handle, entry.site.handle)?.order(entry.id) ?? null,
    origin_id: entry.origin?.id ?? null,
    parent: parent ? shortEntry(parent.entry, scope) : null,
    ...{ status, published: entry.published, private: status === 'scheduled' || status === 'expired' },
  }
}

/** An entry with its keys in the order of the alphabet. */
export function restEntry(entry: Entry, scope: RestScope): Record<string, unknown> {
  const inSite = { ...scope, site: entry.site.handle }
  const stored = without(
    valuesOf(entry),
    'blueprint',
    'template',
    'layout',
    'redirect',
    'updated_at',
    'updated_by',
  )
  const redirect = readValue(entry, 'redirect')
  const template = textOf(choiceOf(entry, 'template')) ?? entry.collection.template
  const all = {
    ...augmentFields(stored, scope.index.fields(entry), inSite),
    ...factsOf(entry, inSite),
    title: titleOfEntry(scope.index, entry),
    ...(redirect !== undefined && redirect !== null && { redirect }),
    ...(template !== undefined && { template }),
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
}
