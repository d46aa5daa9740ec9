/** Readers of fields that contain other fields: replicators, grids, groups and Bards. */
import { looksLikeMarkup } from '../../../../src/content/markup.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList, asText, asValues, omit } from '../../model/values.ts'
import { isBard, nodeName } from '../../rich-text/bard/read-bard.ts'
import { nestedFields, setFields } from '../blueprints/fieldsets.ts'
import { type FieldScope, htmlValue, misfit, type ReadField } from './field-reader.ts'
import type { Field } from './types.ts'

/** Reads one set as `{type, id, ...}`; empty when it is switched off or does not name its type. */
function readSet(stored: Values, config: Values, scope: FieldScope): readonly Values[] {
  const type = asText(stored.type)
  if (type === undefined || stored.enabled === false) return []
  const members = omit(stored, 'type', 'id', 'enabled')
  const id = asText(stored.id)
  const readMembers = () => scope.augmentMembers(members, setFields(config, type) ?? [], scope)
  const read = scope.context.inSet?.(type, readMembers) ?? readMembers()
  return [{ type, ...(id !== undefined && { id }), ...read }]
}

const isTyped = ({ type }: Values): boolean => asText(type) !== undefined

/** Sets or rows that are stored as a map instead of a list. */
const inMap = (value: Values): readonly Values[] => {
  const members = Object.values(value)
  return members.length > 0 && members.every(isValues) ? members : []
}

/** The sets of a replicator: a list, a map, or a single set; undefined for anything else. */
function setsIn(value: Value): readonly Values[] | undefined {
  if (Array.isArray(value)) return asList(value).filter(isValues)
  if (!isValues(value)) return undefined
  const sets = isTyped(value) ? [value] : inMap(value).filter(isTyped)
  return sets.length > 0 ? sets : undefined
}

/** The rows of a grid: a list, a map, or a single row; undefined for anything else. */
function rowsIn(value: Value, fields: readonly Field[]): readonly Values[] | undefined {
  if (Array.isArray(value))
    return asList(value).some(isValues) || value.length === 0 ? asList(value).filter(isValues) : undefined
  if (!isValues(value)) return undefined
  const isRow = fields.some(({ handle }) => Object.hasOwn(value, handle))
  return isRow || inMap(value).length === 0 ? [value] : inMap(value)
}

/** Reads the sets of a replicator, without disabled ones. */
export const readReplicator: ReadField = (value, config, scope) =>
  setsIn(value)?.flatMap((set) => readSet(set, config, scope)) ?? misfit

/** Reads the rows of a grid. */
export const readGrid: ReadField = (value, config, scope) => {
  const fields = nestedFields(config)
  return rowsIn(value, fields)?.map((row) => readRow(row, fields, scope)) ?? misfit
}

function readRow(stored: Values, fields: readonly Field[], scope: FieldScope): Values {
  const id = asText(stored.id)
  const read = scope.augmentMembers(omit(stored, 'id'), fields, scope)
  return { ...(id !== undefined && { id }), ...read }
}

/** Reads the values of a group; of a list of them, which a grid left behind, each. */
export const readGroup: ReadField = (value, config, scope) => {
  if (isValues(value)) return scope.augmentMembers(value, nestedFields(config), scope)
  return Array.isArray(value) && value.every(isValues) ? readGrid(value, config, scope) : misfit
}

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
  if (typeof value === 'string') return readTyped(value, scope)
  const nodes = nodesIn(value)
  if (!nodes) return misfit
  if (nodes.length > 0 && nodes.every(isPlainSet)) return readReplicator(nodes, config, scope)
  const hasSets = Object.keys(asValues(config.sets)).length > 0 || nodes.some(isSet)
  return hasSets ? readRuns(nodes, config, scope) : asHtml(nodes, scope)
}

/** Names of nodes that have neither content nor attributes. */
const bareNodes = ['paragraph', 'heading', 'hardbreak', 'horizontalrule', 'set']

/** Whether a node is a set as a replicator has it, and as Statamic 2 kept those of a Bard. */
const isPlainSet = (node: Value): boolean =>
  isValues(node) &&
  isTyped(node) &&
  !Object.hasOwn(node, 'content') &&
  !Object.hasOwn(node, 'attrs') &&
  !bareNodes.includes(nodeName(node))

/** A text from before the field was a Bard: markup, else Markdown. */
const readTyped = (value: string, { text }: FieldScope): Value =>
  htmlValue(looksLikeMarkup(value) ? text.fromBard(value) : text.fromMarkdown(value))

/** The nodes of a document, which is stored as the list of its nodes, as a whole, or as its only node. */
function nodesIn(value: Value): readonly Value[] | undefined {
  if (Array.isArray(value)) return asList(value)
  if (isValues(value) && value.type === 'doc') return asList(value.content)
  return isBard([value]) ? [value] : undefined
}

const asHtml = (value: Value, { text }: FieldScope): Value => htmlValue(text.fromBard(value))
