import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { asList, asText } from '../../model/values.ts'
import type { RemoteMenuItem } from '../../remote/adapter.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import type { RestSite } from '../content/sites.ts'

/**
 * Seconds until a menu that is not there is looked for again: five minutes at the least, for the store takes
 * up to a tenth off.
 */
const absentTtl = 340
/** More menus than any site has: names come from outside. */
const maxAbsent = 200

/**
 * Menus as resources; null when there is none (content-contract 3.6). The shell asks for menus that many
 * systems lack: seldom.
 */
export function createMenuResources(api: RestApi, ttl: number): (handle: string, site: RestSite) => Resource {
  const absent = new Set<string>()
  const remember = (key: string, isAbsent: boolean) => {
    if (isAbsent && absent.size < maxAbsent) absent.add(key)
    if (!isAbsent) absent.delete(key)
  }
  return (handle, site) => {
    const key = `rest:nav:${handle}:${site.handle ?? '*'}`
    const ask = () =>
      api.getList(`navs/${handle}/tree`, { fields: 'id,title,url,entry_id', site: site.handle })
    return {
      key,
      kind: 'item',
      get ttl() {
        return absent.has(key) ? absentTtl : ttl
      },
      async load() {
        const answer = await ask()
        remember(key, answer.kind === 'missing')
        return missingAsNull(answer)
      },
    }
  }
}

/** Nodes of a menu. A node of an entry says its own title, or the entry's. */
export function readMenu(nodes: Value): readonly RemoteMenuItem[] {
  return asList(nodes).flatMap((node) => {
    const page = memberOf(node, 'page')
    const entry = asText(memberOf(page, 'entry_id'))
    const url = asText(memberOf(page, 'url'))
    const title = asText(memberOf(page, 'title'))
    const children = readMenu(memberOf(node, 'children'))
    if (entry === undefined && url === undefined && title === undefined) return children
    return [{ title, ...(entry && { entry }), ...(url && { url }), children }]
  })
}
