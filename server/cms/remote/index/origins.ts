import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { asList, asText, isFalsy } from '../../model/values.ts'

const isHttp = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/**
 * The origin of an entry's own address, from its `permalink` (absolute) and `url` (a path); none for a
 * redirect, whose address may be on another system.
 */
function originIn(item: Values): readonly string[] {
  const permalink = asText(memberOf(item, 'permalink'))
  const url = asText(memberOf(item, 'url'))
  const isOwn = permalink !== undefined && url?.startsWith('/') && permalink.endsWith(url)
  return isOwn && isHttp(permalink) && isFalsy(memberOf(item, 'redirect')) ? [new URL(permalink).origin] : []
}

/**
 * The origins that the content system uses in its own addresses, such as `https://cms.example`, from lists of
 * entries as it delivers them.
 */
export const ownOrigins = (lists: readonly Value[]): readonly string[] => [
  ...new Set(lists.flatMap(asList).filter(isValues).flatMap(originIn)),
]
