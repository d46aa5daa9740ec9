import type { Value, Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { findTranslations } from '../../model/lists/interface-texts.ts'
import { asList, asText, omit } from '../../model/values.ts'
import type { RemoteAdapter } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import { type FetchRequest, noFetchHint } from '../api/fetch-request.ts'
import type { FetchLanguages } from '../content/languages.ts'
import { isDraft, itemsOf } from '../items/items.ts'
import { type FetchList, listResource } from './fetch-list.ts'

interface GlobalsAndTranslationsOptions {
  readonly resources: ResourceCache
  readonly load: FetchList
  readonly languages: FetchLanguages
  /** Seconds. */
  readonly ttl: number
}

export const countAll = (value: Value): number => asList(value).length

/**
 * What Fetch adds to every global set (content-contract 2.4): nothing of it is a setting, and some may not
 * leave the server (2.9 rule 6).
 */
const systemKeys =
  'id title slug handle url uri url_path permalink edit_url published order content content_raw'.split(' ')

/**
 * Global sets by `handle`, which only a field of that name gives them, else by `slug` (content-contract 2.4).
 */
const globalsOf = (list: Value): Readonly<Record<string, Values>> =>
  Object.fromEntries(
    itemsOf(list).flatMap((item) => {
      const handle = asText(memberOf(item, 'handle')) ?? asText(memberOf(item, 'slug'))
      return handle === undefined ? [] : [[handle, omit(item, ...systemKeys)]]
    }),
  )

/** Global sets and translations, which belong to no page. */
export function createGlobalsAndTranslations({
  resources,
  load,
  languages,
  ttl,
}: GlobalsAndTranslationsOptions): Pick<RemoteAdapter, 'globals' | 'translations'> {
  function resource(name: string, locale: Locale, question: FetchRequest): Resource {
    const handle = languages.handle(locale)
    const params = handle === undefined ? {} : { params: { locale: handle } }
    return listResource(load, { name, ttl, question: { ...question, ...params }, count: countAll })
  }

  /** The same object for the same answer. */
  const readSets = memoWeak(({ value }: CachedResource) => globalsOf(value))

  async function publishedItems(collection: string, locale: Locale): Promise<readonly Values[] | undefined> {
    const question = { path: `!/Fetch/collection/${collection}` }
    const { value } = await resources.get(resource(`collection:${collection}`, locale, question))
    return value === undefined ? undefined : itemsOf(value).filter((item) => !isDraft(item))
  }

  return {
    async globals(locale) {
      const question = { path: '!/Fetch/globals/', notFoundHint: noFetchHint }
      return readSets(await resources.get(resource('globals', locale, question)))
    },
    translations: async (locale) =>
      languages.all.includes(locale)
        ? findTranslations((collection) => publishedItems(collection, locale))
        : [],
  }
}
