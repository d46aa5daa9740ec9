/** Reads the items (pages, entries, global sets) in responses of the Fetch add-on, whose shapes vary. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { asList, asText, omit } from '../../model/values.ts'

/**
 * The items of a list in each form in which Fetch sends it: a list, an object with numbers or handles as
 * keys, or a single item in place of a list of one. Everything that is no item is left out.
 */
export function itemsOf(data: Value): readonly Values[] {
  if (isValues(data)) return asText(memberOf(data, 'id')) ? [data] : Object.values(data).filter(isValues)
  return asList(data).filter(isValues)
}

/**
 * Returns nested pages as one list, each followed by the pages below it. Fetch nests pages where its setting
 * `nested` is on.
 */
export function flattenPages(items: readonly Values[]): readonly Values[] {
  return items.flatMap((item) => {
    const below = asList(memberOf(item, 'children')).filter((child) => isValues(memberOf(child, 'page')))
    return below.length === 0 ? [item] : [omit(item, 'children'), ...flattenPages(below.flatMap(pageOfChild))]
  })
}

/** The page of a nested child. Its `children` lie beside the page, and are put into the page. */
const pageOfChild = (child: Value): Values[] => {
  const page = memberOf(child, 'page')
  return isValues(page) ? [{ ...page, children: memberOf(child, 'children') }] : []
}

/** The item of a response; undefined for `[]` and `null`, which mean that there is none. */
export const itemOf = (data: Value): Values | undefined =>
  isValues(data) && Object.keys(data).length > 0 ? data : undefined

/**
 * The address of an item inside its language; undefined without one. Entries without a route have the address
 * `/`, which is home only for a page.
 */
export function uriOf(item: Values): string | undefined {
  const uri = memberOf(item, 'uri')
  if (typeof uri !== 'string' || !uri.startsWith('/')) return undefined
  return uri === '/' && memberOf(item, 'is_page') !== true ? undefined : uri
}

/** The number of items with an address. The cache does not accept at once a list that lost most of them. */
export const countAddresses = (list: Value): number =>
  itemsOf(list).filter((item) => uriOf(item) !== undefined).length
