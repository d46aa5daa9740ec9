/** Texts of a project that only its blueprints hide, which a content system over HTTP does not send. */
import { nestedFields, setFields } from '../../../../server/cms/flat-files/blueprints/fieldsets.ts'
import { valuesOf } from '../../../../server/cms/flat-files/index/entries/inherit.ts'
import { squash } from '../../site-texts/words.ts'
import {
  type Entry,
  type Field,
  isRecord,
  listOf,
  recordOf,
  type SiteIndex,
  textOf,
  type Value,
  type Values,
} from './lookups.ts'
import { bardParts, hasSets, replicatorParts } from './sets.ts'

/** Types of fields whose values visitors read. */
const readable = new Set(['text', 'textarea', 'markdown', 'bard', 'code', 'integer', 'float', 'date', 'link'])
const containers = new Set(['replicator', 'grid', 'group', 'bard'])
const conditions = ['if', 'if_any', 'unless', 'unless_any', 'show_when', 'hide_when', 'show_when_any']

const isSecret = ({ type, config }: Field): boolean =>
  config.visibility === 'hidden' ||
  config.visibility === 'computed' ||
  conditions.some((name) => config[name] !== undefined) ||
  !(readable.has(type) || containers.has(type))

const textsIn = (value: Value): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : isRecord(value) || Array.isArray(value)
      ? Object.values(value).flatMap(textsIn)
      : []

/** Rows of values with the fields that describe them. */
function rowsOf(value: Value, { type, config }: Field): readonly (readonly [Values, readonly Field[]])[] {
  if (type === 'group') return [[recordOf(value), nestedFields(config)]]
  if (type === 'grid')
    return listOf(value)
      .filter(isRecord)
      .map((row) => [row, nestedFields(config)])
  if (type !== 'replicator' && !hasSets(value)) return []
  const parts = type === 'replicator' ? replicatorParts(value) : bardParts(value)
  return parts.flatMap((part) =>
    'values' in part ? [[part.values, setFields(config, part.type) ?? []] as const] : [],
  )
}

const secretsOf = (values: Values, fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) => {
    const value = values[field.handle]
    if (isSecret(field)) return textsIn(value)
    return rowsOf(value, field).flatMap(([row, inner]) => secretsOf(row, inner))
  })

/** Names of tabs whose fields are for search engines. */
const seoTab = /seo|zoek|vindbaar|such|search|meta/i

/** Handles of the fields in such tabs of an entry's blueprint. */
function seoHandles(index: SiteIndex, entry: Entry): readonly string[] {
  const file = `resources/blueprints/collections/${entry.collection.handle}/${index.blueprint(entry)}.yaml`
  const tabs = Object.entries(recordOf(recordOf(index.files.get(file)?.value).tabs))
  return tabs
    .filter(([name, tab]) => seoTab.test(`${name} ${textOf(recordOf(tab).display)}`))
    .flatMap(([, tab]) => listOf(recordOf(tab).sections))
    .flatMap((section) => listOf(recordOf(section).fields))
    .flatMap((field) => textOf(recordOf(field).handle) ?? [])
}

const secretsIn = (index: SiteIndex, entry: Entry): readonly string[] => [
  ...secretsOf(valuesOf(entry), index.fields(entry)),
  ...seoHandles(index, entry).flatMap((handle) => textsIn(valuesOf(entry)[handle])),
]

/** @returns whether a text is one that only the blueprint hides */
export function blueprintSecrets(index: SiteIndex): (text: string) => boolean {
  const known = new Set([...index.entries.values()].flatMap((entry) => secretsIn(index, entry)).map(squash))
  return (text) => known.has(squash(text))
}
