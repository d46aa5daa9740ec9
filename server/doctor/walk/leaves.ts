/** The single texts, numbers and switches that a value consists of. */
import type { FieldSchema } from '../../../src/content/kinds/field-schema.ts'
import { hiddenText, isTechnical } from '../../../src/content/kinds/hidden-fields.ts'
import type { Value } from '../../../src/content/types.ts'
import { isHtml, isValues } from '../../../src/content/values/values.ts'
import type { NotForVisitors } from '../finding.ts'

/** Whether there is nothing in a field. */
export const isEmpty = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Maximum levels of a value that are looked at. */
const maxDepth = 24

/** The texts, numbers and switches in a value, as texts. */
export function* leavesOf(value: Value, depth = 0): Generator<string> {
  if (isEmpty(value) || depth > maxDepth) return
  if (isHtml(value)) yield value.html
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* leavesOf(member as Value, depth + 1)
  else yield String(value)
}

const isOption = (value: Value): boolean => isValues(value) && 'value' in value && 'label' in value
const isSwitch = (value: Value): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || isOption(value)

/** Matches numbers and switches that are stored as texts. */
const noText = /^(?:true|false|[\d.,\s-]*)$/

/**
 * Why nothing was read of a value, for each text in it. Undefined for texts that people read: those are in a
 * shape that the readers do not know.
 */
export const reasonUnread =
  (handle: string, value: Value, schema: FieldSchema | undefined) =>
  (text: string): NotForVisitors | undefined => {
    if (isSwitch(value)) return 'setting'
    if (isTechnical(text.trim()) || noText.test(text)) return schema ? 'setting' : 'key'
    return hiddenText(handle, text)
  }
