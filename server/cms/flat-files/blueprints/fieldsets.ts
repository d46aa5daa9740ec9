/**
 * Resolves the fields of a blueprint: fieldsets that it imports, fields that it refers to, and fields inside
 * fields.
 */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { BlueprintFiles, Field } from '../augment/types.ts'

/**
 * Maximum number of fields in one blueprint, over all levels: nested imports of fieldsets multiply the
 * number.
 */
const maxFields = 5000

/** The state of resolving one blueprint. */
interface Scope {
  readonly files: BlueprintFiles
  /** Fieldsets that are being read. An import of one of them is skipped, because it would never end. */
  readonly open: readonly string[]
  /** Number of fields that may still be read. */
  readonly budget: { left: number }
}

/** The stored items of `fields` as a list; old blueprints store a map from handle to config. */
export const itemsOf = (fields: Value): readonly Value[] =>
  isValues(fields) ? Object.entries(fields).map(([handle, field]) => ({ handle, field })) : asList(fields)

/**
 * Returns a function that resolves the items of a blueprint's `fields` into fields, imported ones included.
 */
export const fieldResolver = (files: BlueprintFiles) => (items: readonly Value[]) =>
  readItems(items, { files, open: [], budget: { left: maxFields } })

const readItems = (items: readonly Value[], scope: Scope): readonly Field[] =>
  items.filter(isValues).flatMap((item) => readItem(item, scope))

function readItem(item: Values, scope: Scope): readonly Field[] {
  const imported = asText(item.import)
  if (imported !== undefined) return importFieldset(imported, item, scope)
  const handle = asText(item.handle)
  if (handle === undefined || handle === '__proto__') return []
  if (typeof item.field === 'string') return referTo(item.field, handle, asValues(item.config), scope)
  scope.budget.left -= 1
  return scope.budget.left < 0 ? [] : [readField(handle, asValues(item.field), scope)]
}

/** Reads `{import: seo, prefix: page_}`, with overrides per field in `config`. */
function importFieldset(name: string, { prefix, config }: Values, scope: Scope): readonly Field[] {
  const overrides = asValues(config)
  return readFieldset(name, scope, (items, inner) => readItems(items, inner)).map((field) => {
    const own = Object.hasOwn(overrides, field.handle) ? asValues(overrides[field.handle]) : {}
    const changed = override(field, own, scope)
    return {
      ...changed,
      within: [...(changed.within ?? []), name],
      handle: `${asText(prefix) ?? ''}${field.handle}`,
    }
  })
}

/** Reads `{handle: intro, field: "common.text", config: {…}}`. */
function referTo(reference: string, handle: string, config: Values, scope: Scope): readonly Field[] {
  const dot = reference.lastIndexOf('.')
  const name = reference.slice(dot + 1)
  const found = readFieldset(reference.slice(0, dot), scope, (items, inner) =>
    readItems(
      items.filter((item) => isValues(item) && (item.handle === name || item.import !== undefined)),
      inner,
    ),
  ).find((field) => field.handle === name)
  return found ? [{ ...override(found, config, scope), handle }] : []
}

/** Applies the overrides of an import, which may hold sets and fields of their own. */
function override(field: Field, config: Values, scope: Scope): Field {
  if (Object.keys(config).length === 0) return field
  const own = readField(field.handle, { type: field.type, ...config }, scope)
  return { ...own, config: { ...field.config, ...own.config } }
}

function readFieldset(
  name: string,
  scope: Scope,
  read: (items: readonly Value[], scope: Scope) => readonly Field[],
): readonly Field[] {
  // `addon::name` is an add-on's fieldset, where the project has a copy of it.
  const key = `fieldsets/${name.replace(/^(.+)::/, 'vendor/$1/').replaceAll('.', '/')}`
  if (scope.open.includes(key) || scope.budget.left < 0) return []
  return read(itemsOf(asValues(scope.files.get(key)).fields), { ...scope, open: [...scope.open, key] })
}

function readField(handle: string, stored: Values, scope: Scope): Field {
  const config: Values = {
    ...stored,
    ...(stored.fields !== undefined && { fields: asStored(readItems(itemsOf(stored.fields), scope)) }),
    ...(stored.sets !== undefined && { sets: readSets(stored.sets, scope) }),
  }
  return { handle, type: asText(stored.type) ?? 'text', config }
}

/** Resolved fields as a value, to be stored in the config of the field that contains them. */
const asStored = (fields: readonly Field[]): Value => fields as unknown as readonly Values[]

/**
 * Reads sets with their fields. Statamic 3 has `sets: {set: {fields}}`, later versions `sets: {group: {sets:
 * {set: {fields}}}}`.
 */
function readSets(sets: Value, scope: Scope): Values {
  const entries = Object.entries(asValues(sets)).flatMap(([type, set]) => {
    const { sets: grouped, fields } = asValues(set)
    if (grouped !== undefined && fields === undefined) return Object.entries(asValues(grouped))
    return [[type, set] as [string, Value]]
  })
  return Object.fromEntries(
    entries
      .filter(([type]) => type !== '__proto__')
      .map(([type, set]) => [
        type,
        { ...asValues(set), fields: asStored(readItems(itemsOf(asValues(set).fields), scope)) },
      ]),
  )
}

/** The fields of a grid or group. */
export const nestedFields = (config: Values): readonly Field[] => asFields(config.fields)

/** The fields of one set of a replicator or Bard; undefined for a set that the blueprint does not have. */
export function setFields(config: Values, type: string): readonly Field[] | undefined {
  const sets = asValues(config.sets)
  return Object.hasOwn(sets, type) ? asFields(asValues(sets[type]).fields) : undefined
}

const asFields = (fields: Value): readonly Field[] => asList(fields) as unknown as readonly Field[]
