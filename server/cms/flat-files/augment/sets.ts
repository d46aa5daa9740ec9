/** Readers of fields that contain other fields: replicators, grids, groups and Bards. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { asList, asText, asValues, omit } from '../../model/values.ts'
import { nodeName } from '../../rich-text/bard/read-bard.ts'
import { nestedFields, setFields } from '../blueprints/fieldsets.ts'
import { type FieldScope, htmlValue, misfit, type ReadField } from './field-reader.ts'
import type { Field } from './types.ts'

/** Reads one set as `{type, id, ...}`; empty when it is switched off or does not name its type. */
function readSet(stored: Values, config: Values, scope: FieldScope): readonly Values[] {
  const type = asText(stored.type)
  if (type === undefined || stored.enabled === false) return []
  const members = omit(stored, 'type', 'id', 'enabled')
  const id = asText(stored.id)
  const read = scope.augmentMembers(members, setFields(config, type) ?? [], scope)
  return [{ type, ...(id !== undefined && { id }), ...read }]
}

/** Reads the sets of a replicator, without disabled ones. */
export const readReplicator: ReadField = (value, config, scope) =>
  Array.isArray(value)
    ? asList(value)
        .filter(isValues)
        .flatMap((set) => readSet(set, config, scope))
    : misfit

/** Reads the rows of a grid. */
export const readGrid: ReadField = (value, config, scope) =>
  Array.isArray(value)
    ? asList(value)
        .filter(isValues)
        .map((row) => readRow(row, nestedFields(config), scope))
    : misfit

function readRow(stored: Values, fields: readonly Field[], scope: FieldScope): Values {
  const id = asText(stored.id)
  const read = scope.augmentMembers(omit(stored, 'id'), fields, scope)
  return { ...(id !== undefined && { id }), ...read }
}

/** Reads the values of a group. */
export const readGroup: ReadField = (value, config, scope) =>
  isValues(value) ? scope.augmentMembers(value, nestedFields(config), scope) : misfit

const isSet = (node: Value): node is Values => nodeName(node) === 'set' && isValues(node)

/** Reads a set of a Bard field, which stores its values one level deeper than a replicator. */
function readBardSet(node: Values, config: Values, scope: FieldScope): readonly Values[] {
  const { id, enabled, values } = asValues(node.attrs)
  return readSet({ ...asValues(values), id, enabled }, config, scope)
}

/** Where a text between sets ends: the index of the first set from `start` on, or the number of nodes. */
function runEnd(nodes: readonly Value[], start: number): number {
  let end = start
  while (end < nodes.length && !isSet(nodes[end])) end += 1
  return end
}

/** Divides a Bard document into sets and the texts between them. A text of empty paragraphs is left out. */
function readRuns(nodes: readonly Value[], config: Values, scope: FieldScope): readonly Values[] {
  const parts: Values[] = []
  for (let start = 0; start < nodes.length; ) {
    const node = nodes[start]
    const end = isSet(node) ? start + 1 : runEnd(nodes, start)
    parts.push(...(isSet(node) ? readBardSet(node, config, scope) : textPart(nodes.slice(start, end), scope)))
    start = end
  }
  return parts
}

function textPart(nodes: readonly Value[], { text }: FieldScope): readonly Values[] {
  const html = text.fromBard(nodes)
  return html ? [{ type: 'text', text: htmlValue(html) }] : []
}

/**
 * Reads a Bard field: a list of texts and sets when the field or the value has sets, else one text. A field
 * with `save_html` stores a string of markup.
 */
export const readBardField: ReadField = (value, config, scope) => {
  if (typeof value === 'string') return asHtml(value, scope)
  if (!Array.isArray(value)) return misfit
  const nodes = asList(value)
  const hasSets = Object.keys(asValues(config.sets)).length > 0 || nodes.some(isSet)
  return hasSets ? readRuns(nodes, config, scope) : asHtml(nodes, scope)
}

const asHtml = (value: Value, { text }: FieldScope): Value => htmlValue(text.fromBard(value))
