/** Loads and reads menus (navigations in Statamic) from the REST API. */
import type { Value } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import { asList, asText } from '../../model/values.ts'
import type { RemoteMenuItem } from '../../remote/adapter.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import type { RestSite } from '../content/sites.ts'

/**
 * Seconds for which a missing menu is fresh: at least five minutes, because the cache of resources shortens
 * lifetimes by up to a tenth.
 */
const missingTtl = 340
/** The number of missing menus that are remembered at most, because visitors choose the names. */
const maxMissing = 200

/**
 * Returns a function that creates the resource of a menu; its value is null when there is no such menu. Every
 * page needs menus that many systems do not have, so a missing menu stays fresh for at least five minutes.
 * @param ttl seconds for which a menu is fresh
 */
export function createMenuResources(api: RestApi, ttl: number): (handle: string, site: RestSite) => Resource {
  const missing = new Set<string>()
  const remember = (key: string, isMissing: boolean) => {
    if (isMissing && missing.size < maxMissing) missing.add(key)
    if (!isMissing) missing.delete(key)
  }
  return (handle, site) => {
    const key = `rest:nav:${handle}:${site.handle ?? '*'}`
    const fetchMenu = () =>
      api.getList(`navs/${handle}/tree`, { fields: 'id,title,url,entry_id', site: site.handle })
    return {
      key,
      kind: 'item',
      get ttl() {
        return missing.has(key) ? missingTtl : ttl
      },
      async load() {
        const response = await fetchMenu()
        remember(key, response.kind === 'missing')
        return missingAsNull(response)
      },
    }
  }
}

/** Reads the items of a menu. An item without title and target is replaced by its children. */
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
