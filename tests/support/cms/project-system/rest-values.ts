/** Field values of a project as the REST API delivers them (docs/reference/content-system.md#rest-values). */
import { nestedFields, setFields } from '../../../../server/cms/flat-files/blueprints/fieldsets.ts'
import {
  type Entry,
  type Field,
  isRecord,
  listOf,
  type ProjectAsset,
  recordOf,
  type SiteIndex,
  statusOfEntry,
  targetOf,
  textOf,
  titleOfEntry,
  type Value,
  type Values,
} from './lookups.ts'
import { bardHtml, type LinkTargets, markdownHtml, resolveLinks } from './markup.ts'
import { bardParts, hasSets, type Part, replicatorParts } from './sets.ts'
import { assetAddress, linkAddress, namedTerm, type ReadStored, relation } from './stored-references.ts'

/** What values are augmented with. */
export interface RestScope {
  readonly index: SiteIndex
  readonly origin: string
  /** Handle of the site. */
  readonly site: string
  /** By id. */
  readonly assets: ReadonlyMap<string, ProjectAsset>
}

type Augment = ReadStored<RestScope>

export const shortAsset = ({ id, url, container, path, data }: ProjectAsset, origin: string) => ({
  ...{ id, url, permalink: `${origin}${url}`, api_url: `${origin}/api/assets/${container}/${path}` },
  ...(data.alt !== undefined && { alt: data.alt }),
})

export function shortEntry(entry: Entry, { index, origin }: Pick<RestScope, 'index' | 'origin'>) {
  const url = targetOf(index, entry)
  return {
    id: entry.id,
    title: titleOfEntry(index, entry),
    url,
    permalink: url?.startsWith('/') ? `${origin}${url}` : url,
    api_url: `${origin}/api/collections/${entry.collection.handle}/entries/${entry.id}`,
  }
}

/** Links lead to the entry that they name, whatever site shows them. */
const linkTargets = ({ index, assets }: RestScope): LinkTargets => ({
  entry(id) {
    const entry = index.entries.get(id)
    return (entry && targetOf(index, entry)) ?? ''
  },
  asset: (reference) => assets.get(reference)?.url ?? '',
})

function assetOf(reference: Value, config: Values, { index, assets }: RestScope): readonly ProjectAsset[] {
  const url = assetAddress(reference, config, index)
  return [...assets.values()].filter((asset) => asset.url === url).slice(0, 1)
}

function entryOf(id: Value, { index, site }: RestScope): readonly Entry[] {
  const named = index.entries.get(String(id))
  const entry = named && index.translation(named, site)
  return entry && statusOfEntry(index, entry) === 'published' ? [entry] : []
}

function termOf(stored: Value, config: Values, { index, site, origin }: RestScope) {
  const { slug, taxonomy } = namedTerm(stored, config)
  const term = index.taxonomies.term(taxonomy || undefined, slug, site)
  const url = `/${taxonomy.replaceAll('_', '-')}/${term.slug}`
  return {
    ...{ id: `${taxonomy}::${slug}`, slug: term.slug, title: term.title, url, permalink: `${origin}${url}` },
    api_url: `${origin}/api/taxonomies/${taxonomy}/terms/${slug}`,
  }
}

/** Labels of options, which are stored as a map or as a list of values or of pairs. */
function labelOf(value: Value, { options }: Values): unknown {
  if (isRecord(options)) return options[String(value)] ?? value
  const pair = listOf(options).find((each) => isRecord(each) && each.key === value)
  return pair === undefined ? value : (recordOf(pair).value ?? value)
}

const option = (value: Value, config: Values) => ({ value, label: labelOf(value, config), key: value })
const noOption = { value: null, label: null, key: null }

const choice: Augment = (value, config) => {
  if (config.multiple === true) return listOf(value).map((each) => option(each, config))
  return value === null || value === undefined ? noOption : option(value, config)
}

const partOf =
  (config: Values, scope: RestScope) =>
  (part: Part): unknown =>
    'nodes' in part
      ? { type: 'text', text: bardHtml(part.nodes, linkTargets(scope)) }
      : { ...setMembers(part.values, config, part.type, scope), id: part.id, type: part.type }

/** A set that the blueprint does not have keeps its members as they are stored. */
function setMembers(values: Values, config: Values, type: string, scope: RestScope) {
  const fields = setFields(config, type)
  return fields ? augmentFields(values, fields, scope) : values
}

const bard: Augment = (value, config, scope) => {
  const knowsSets = Object.keys(recordOf(config.sets)).length > 0
  if (typeof value === 'string') return resolveLinks(value, linkTargets(scope))
  if (knowsSets || hasSets(value)) return bardParts(value).map(partOf(config, scope))
  return Array.isArray(value) ? bardHtml(value as readonly Value[], linkTargets(scope)) : null
}

const rows: Augment = (value, config, scope) =>
  listOf(value)
    .filter(isRecord)
    .map((row, at) => ({
      ...augmentFields(row, nestedFields(config), scope),
      id: textOf(row.id) ?? `r${at}`,
    }))

const date: Augment = (value) => {
  if (isRecord(value)) return { start: isoOf(value.start), end: isoOf(value.end) }
  return isoOf(value)
}

function isoOf(value: Value): string | null {
  const moment = typeof value === 'number' ? value * 1000 : Date.parse(`${textOf(value)?.replace(' ', 'T')}Z`)
  const day = Date.parse(textOf(value) ?? '')
  const epoch = Number.isNaN(moment) ? day : moment
  return Number.isNaN(epoch) ? null : new Date(epoch).toISOString().replace('Z', '000Z')
}

const raw: Augment = (value) => value ?? null

const augmenters: Readonly<Record<string, Augment>> = {
  markdown: (value, _, scope) => (textOf(value) ? markdownHtml(String(value), linkTargets(scope)) : null),
  bard,
  replicator: (value, config, scope) => replicatorParts(value).map(partOf(config, scope)),
  grid: rows,
  group: (value, config, scope) => augmentFields(recordOf(value), nestedFields(config), scope),
  assets: relation('max_files', (value, config, scope) =>
    assetOf(value, config, scope).map((asset) => shortAsset(asset, scope.origin)),
  ),
  entries: relation('max_items', (value, _, scope) =>
    entryOf(value, scope).map((entry) => shortEntry(entry, scope)),
  ),
  terms: relation('max_items', (value, config, scope) => [termOf(value, config, scope)]),
  link: (value, config, scope) => linkAddress(value, config, linkTargets(scope)),
  date,
  toggle: (value) => value === true,
  select: choice,
  radio: choice,
  button_group: choice,
  checkboxes: (value, config) => listOf(value).map((each) => option(each, config)),
  code: (value, config) =>
    isRecord(value) && config.mode_selectable !== true ? (value.code ?? null) : (value ?? null),
}

/** Fields of the editors' form that have no value. */
const formOnly = new Set(['section', 'html', 'spacer', 'revealer'])

/** All fields of the blueprint, empty ones in the manner of their type, then what has no field, as stored. */
export function augmentFields(
  values: Values,
  fields: readonly Field[],
  scope: RestScope,
): Record<string, unknown> {
  const known = fields.filter(({ type }) => !formOnly.has(type))
  const augmented = known.map(({ handle, type, config }) => {
    const augment = Object.hasOwn(augmenters, type) ? augmenters[type] : undefined
    return [handle, (augment ?? raw)(values[handle], config, scope)] as const
  })
  const handles = new Set(fields.map(({ handle }) => handle))
  const loose = Object.entries(values).filter(([name]) => !handles.has(name) && name !== '__proto__')
  return Object.fromEntries([...loose, ...augmented])
}
