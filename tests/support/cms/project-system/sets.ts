/** Stored sets and texts between them, the same for all content systems. */
import { nodeName } from '../../../../server/cms/rich-text/bard/read-bard.ts'
import { isRecord, listOf, recordOf, textOf, type Value, type Values } from './lookups.ts'

/** A set that is switched on, or the nodes of a text between sets. */
export type Part =
  | { readonly nodes: readonly Value[] }
  | { readonly type: string; readonly id: string; readonly values: Values }

function setOf(stored: Values, at: number): readonly Part[] {
  const { type, id, enabled, ...values } = stored
  const name = textOf(type)
  return name === undefined || enabled === false ? [] : [{ type: name, id: textOf(id) ?? `s${at}`, values }]
}

/** Sets of a replicator. */
export const replicatorParts = (value: Value) =>
  listOf(value)
    .filter(isRecord)
    .flatMap((set, at) => setOf(set, at))

const isSet = (node: Value) => nodeName(node) === 'set'

export const hasSets = (value: Value): boolean => listOf(value).some(isSet)

/** Sets of a Bard field, and the texts between them. */
export function bardParts(value: Value): readonly Part[] {
  const parts: Part[] = []
  let open: Value[] = []
  const close = () => {
    if (open.length > 0) parts.push({ nodes: open })
    open = []
  }
  for (const [at, node] of listOf(value).entries()) {
    if (!isSet(node)) {
      open.push(node)
      continue
    }
    close()
    const { id, enabled, values } = recordOf(recordOf(node).attrs)
    parts.push(...setOf({ ...recordOf(values), id, enabled: enabled ?? recordOf(values).enabled }, at))
  }
  close()
  return parts
}
