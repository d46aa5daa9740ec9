/** Reads global sets and the texts of the interface from the Fetch add-on. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { findTranslations } from '../../model/lists/interface-texts.ts'
import { asList, asText, omit } from '../../model/values.ts'
import { isOpenToAll } from '../../model/visibility.ts'
import type { RemoteAdapter } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import { type FetchRequest, noFetchHint } from '../api/fetch-request.ts'
import type { FetchLanguages } from '../content/languages.ts'
import { itemsOf } from '../items/items.ts'
import { type FetchList, listResource } from './fetch-list.ts'

interface GlobalsAndTranslationsOptions {
  readonly resources: ResourceCache
  readonly fetchList: FetchList
  readonly languages: FetchLanguages
  /** Seconds for which a list is fresh. */
  readonly ttl: number
}

/** The number of items of a list. */
export const countAll = (value: Value): number => asList(value).length

/**
 * Members that Fetch adds to every global set. They are no settings, and visitors may not see some of them.
 */
const systemKeys =
  'id title slug handle url uri url_path permalink edit_url published order content content_raw'.split(' ')

/** The global sets by `handle`, where an editor added a field of that name, else by `slug`. */
const globalsOf = (list: Value): Readonly<Record<string, Values>> =>
  Object.fromEntries(
    itemsOf(list).flatMap((item) => {
      const handle = asText(memberOf(item, 'handle')) ?? asText(memberOf(item, 'slug'))
      return handle === undefined ? [] : [[handle, omit(item, ...systemKeys)]]
    }),
  )

/**
 * Creates the part of the adapter for content that belongs to no page: global sets, and the texts of the
 * interface.
 */
export function createGlobalsAndTranslations({
  resources,
  fetchList,
  languages,
  ttl,
}: GlobalsAndTranslationsOptions): Pick<RemoteAdapter, 'globals' | 'translations'> {
  function resource(name: string, locale: Locale, request: FetchRequest): Resource {
    const handle = languages.handle(locale)
    const params = handle === undefined ? {} : { params: { locale: handle } }
    return listResource(fetchList, { name, ttl, request: { ...request, ...params }, count: countAll })
  }

  /** The global sets of a response: the same object for the same response. */
  const readSets = memoWeak(({ value }: CachedResource) => globalsOf(value))

  async function publishedItems(collection: string, locale: Locale): Promise<readonly Values[] | undefined> {
    const request = { path: `!/Fetch/collection/${collection}` }
    const { value } = await resources.get(resource(`collection:${collection}`, locale, request))
    return value === undefined ? undefined : itemsOf(value).filter(isOpenToAll)
  }

  return {
    async globals(locale) {
      const request = { path: '!/Fetch/globals/', notFoundHint: noFetchHint }
      return readSets(await resources.get(resource('globals', locale, request)))
    },
    translations: async (locale) =>
      languages.all.includes(locale)
        ? findTranslations((collection) => publishedItems(collection, locale))
        : [],
  }
}
