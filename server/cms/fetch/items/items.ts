import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values.ts'
import { asList, asText, omit } from '../../model/values.ts'

/**
 * Items of a list however Fetch delivers it: a list, an object with numbers or handles for keys, or the one
 * item that a list was collapsed to (content-contract 2.3, 2.5). What is no item is left out.
 */
export function itemsOf(data: Value): readonly Values[] {
  if (isValues(data)) return asText(memberOf(data, 'id')) ? [data] : Object.values(data).filter(isValues)
  return asList(data).filter(isValues)
}

/** Pages of a site that has `nested` switched on: each followed by those below it (content-contract 2.4). */
export function flattenPages(items: readonly Values[]): readonly Values[] {
  return items.flatMap((item) => {
    const below = asList(memberOf(item, 'children')).filter((child) => isValues(memberOf(child, 'page')))
    return below.length === 0 ? [item] : [omit(item, 'children'), ...flattenPages(below.flatMap(pageOfChild))]
  })
}

/** The children stand beside the page. */
const pageOfChild = (child: Value): Values[] => {
  const page = memberOf(child, 'page')
  return isValues(page) ? [{ ...page, children: memberOf(child, 'children') }] : []
}

/**
 * The item of a single answer; undefined for `[]` and `null`, which mean that there is none (content-contract
 * 2.7).
 */
export const itemOf = (data: Value): Values | undefined =>
  isValues(data) && Object.keys(data).length > 0 ? data : undefined

/**
 * The address inside its language; undefined without one. `/` is home only for a page (content-contract 2.4).
 */
export function uriOf(item: Values): string | undefined {
  const uri = memberOf(item, 'uri')
  if (typeof uri !== 'string' || !uri.startsWith('/')) return undefined
  return uri === '/' && memberOf(item, 'is_page') !== true ? undefined : uri
}

/** Items that have an address: what a list cannot suddenly lose most of. */
export const countAddresses = (list: Value): number =>
  itemsOf(list).filter((item) => uriOf(item) !== undefined).length

export const isDraft = (item: Values): boolean => memberOf(item, 'published') === false
