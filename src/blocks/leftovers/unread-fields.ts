/**
 * Finds the fields of a set that its block may not show, by what its reader noted. Most sets have none: then
 * nothing of them has to be read again to see what is left.
 */

import type { Value, Values } from '../../content/types.ts'
import type { FieldReads } from '../../content/values/field-log.ts'
import { isHtml, isValues, memberOf } from '../../content/values/values.ts'
import { hasContent, isAsset, isSummary, systemMembers } from '../compose/parts/shapes.ts'
import { textsIn } from './shown-texts.ts'

/** Members of a file or page by which it is found among the texts of a block. */
const addresses = ['src', 'url', 'path', 'html'] as const

/** Whether a block holds what a reader found: a text, markup, picture, file or page, or a list of these. */
function holds(texts: ReadonlySet<string>, found: unknown): boolean {
  if (typeof found === 'string') return texts.has(found)
  if (Array.isArray(found)) return found.every((item) => holds(texts, item))
  if (!isValues(found)) return true
  const name = addresses.find((each) => typeof found[each] === 'string')
  return name !== undefined && texts.has(found[name] as string)
}

const isEmpty = (value: Value): boolean => !hasContent(value) || (Array.isArray(value) && value.length === 0)

/** Whether a value is one thing that a reader takes in whole. */
const isWhole = (value: Value): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  isHtml(value) ||
  isAsset(value) ||
  isSummary(value)

/** Whether a block holds a value as it was stored. */
function holdsAsIs(texts: ReadonlySet<string>, value: Value): boolean {
  if (typeof value === 'string') return texts.has(value)
  if (isHtml(value)) return texts.has(value.html)
  return isAsset(value) && texts.has(String(memberOf(value, 'url')))
}

/** The fields of a set that need a closer look: not read, not shown, or read in part. */
export function unreadFields(values: Values, props: object, reads: FieldReads): Values {
  const texts = textsIn(props)
  const isRead = (value: Value, path: string): boolean => {
    if (isEmpty(value) || holdsAsIs(texts, value)) return true
    const found = reads.found(path)
    if (Array.isArray(value))
      return value.every((item, index) => isItemRead(item, `${path}.${index + 1}`, found, value.length))
    return found !== undefined && isWhole(value) && holds(texts, found)
  }
  const isItemRead = (item: Value, path: string, found: unknown, count: number): boolean => {
    if (holdsAsIs(texts, item)) return true
    if (isWhole(item)) {
      const isAll = count === 1 || (Array.isArray(found) && found.length === count)
      return isAll && found !== undefined && holds(texts, found)
    }
    return isValues(item) && areRead(item, `${path}.`)
  }
  const areRead = (row: Values, path: string): boolean =>
    Object.keys(row).every((name) => systemMembers.has(name) || isRead(memberOf(row, name), path + name))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !systemMembers.has(name) && !isRead(value, name)),
  )
}
