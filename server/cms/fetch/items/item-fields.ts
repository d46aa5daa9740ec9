import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values/values.ts'
import { runStepsInTurns } from '../../../scheduling/steps.ts'
import { fitPage } from '../../model/pages/fit-page.ts'
import { omit } from '../../model/values.ts'
import { isOpenToAll } from '../../model/visibility.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import type { FetchApi } from '../api/fetch-api.ts'
import type { FetchLanguages } from '../content/languages.ts'
import type { BaseItem, BaseItems } from '../content/read-language.ts'
import { itemBodyHtml } from './item-body.ts'
import { itemOf, uriOf } from './items.ts'
import { ownFields } from './own-fields.ts'

interface FieldsReaderOptions {
  readonly resources: ResourceCache
  readonly api: FetchApi
  readonly languages: FetchLanguages
  /** Whether the body in the default language replaces an empty body of a translation. */
  readonly fallback: boolean
  /** Seconds for which an item is fresh. */
  readonly ttl: number
  /** The items of the default language, by whose addresses items are requested. */
  readonly baseItems: () => BaseItems
  readonly report: (problem: string) => void
}

/**
 * Whether a response is the requested item, and public. For some addresses Fetch sends another page: for
 * `page/home/x` the home page.
 */
const isRequestedItem = (item: Values, entry: RemoteEntry, { uri }: BaseItem): boolean =>
  isOpenToAll(item) && uriOf(item) === uri && memberOf(item, 'id') === entry.id

/** Returns a function that loads the fields of an entry from the Fetch add-on, in the entry's language. */
export function createFieldsReader({
  resources,
  api,
  languages,
  fallback,
  ttl,
  baseItems,
  report,
}: FieldsReaderOptions) {
  const cache = new WeakMap<
    CachedResource,
    { readonly original: unknown; readonly fields: Promise<Values> }
  >()

  const resource = (path: string, name: string, handle: string | undefined): Resource => ({
    key: `fetch:item:${handle ?? 'default'}:${name}`,
    kind: 'item',
    ttl,
    async load() {
      const response = await api({ path, ...(handle === undefined ? {} : { params: { locale: handle } }) })
      if (response.kind === 'missing') return response
      const item = itemOf(memberOf(response.value, 'data'))
      return item ? { ...response, value: fitPage(item, report) } : { kind: 'missing' }
    },
  })

  async function read(item: Values, isLocalized: boolean, content: Values[string]): Promise<Values> {
    const original =
      isLocalized && fallback ? { content, lang: languages.of(languages.base).lang } : undefined
    const body = await runStepsInTurns(
      itemBodyHtml({ content: memberOf(item, 'content'), isLocalized, original }),
    )
    const fields = ownFields(item)
    return body === undefined ? omit(fields, 'content') : { ...fields, content: body }
  }

  /** The fields of an entry; undefined when it is missing or not public. @throws CmsError */
  return async (entry: RemoteEntry): Promise<Values | undefined> => {
    const base = baseItems().get(entry.id)
    if (base?.path === undefined) return undefined
    // An untranslated item is requested in the default language, so that both languages share one response.
    const handle = languages.handle(entry.fallback ?? entry.locale)
    const response = await resources.get(resource(base.path, base.uri ?? base.path, handle))
    const item = itemOf(response.value)
    if (!item || !isRequestedItem(item, entry, base)) return undefined
    const original = memberOf(base.item, 'content')
    const last = cache.get(response)
    if (last?.original === original && last) return last.fields
    const fields = read(item, entry.locale !== languages.base && !entry.fallback, original)
    cache.set(response, { original, fields })
    return fields
  }
}
