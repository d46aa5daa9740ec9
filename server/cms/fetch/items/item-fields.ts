import type { Values } from '../../../../src/content/types.ts'
import { memberOf } from '../../../../src/content/values.ts'
import { omit } from '../../model/values.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import type { FetchApi } from '../api/fetch-api.ts'
import type { FetchLanguages } from '../content/languages.ts'
import type { BaseItem, BaseItems } from '../content/read-language.ts'
import { itemBodyHtml } from './item-body.ts'
import { isDraft, itemOf, uriOf } from './items.ts'
import { ownFields } from './own-fields.ts'

interface FieldsReaderOptions {
  readonly resources: ResourceCache
  readonly ask: FetchApi
  readonly languages: FetchLanguages
  /** Whether the default language's body stands in for an empty one. */
  readonly fallback: boolean
  /** Seconds. */
  readonly ttl: number
  readonly baseItems: () => BaseItems
}

/**
 * An answer for another page than the one asked for is none: `page/home/x` is the home page (content-contract
 * 2.9 rules 4 and 5).
 */
const isRequestedItem = (item: Values, entry: RemoteEntry, { uri }: BaseItem): boolean =>
  !isDraft(item) && uriOf(item) === uri && memberOf(item, 'id') === entry.id

/** Fields of single items, one question per item and language. */
export function createFieldsReader({
  resources,
  ask,
  languages,
  fallback,
  ttl,
  baseItems,
}: FieldsReaderOptions) {
  const known = new WeakMap<CachedResource, { readonly original: unknown; readonly fields: Values }>()

  const resource = (path: string, name: string, handle: string | undefined): Resource => ({
    key: `fetch:item:${handle ?? 'default'}:${name}`,
    kind: 'item',
    ttl,
    async load() {
      const answer = await ask({ path, ...(handle === undefined ? {} : { params: { locale: handle } }) })
      if (answer.kind === 'missing') return answer
      const item = itemOf(memberOf(answer.value, 'data'))
      return item ? { ...answer, value: item } : { kind: 'missing' }
    },
  })

  function read(item: Values, isLocalised: boolean, content: Values[string]): Values {
    const original = isLocalised && fallback ? { content, locale: languages.base } : undefined
    const body = itemBodyHtml({ content: memberOf(item, 'content'), isLocalised, original })
    const fields = ownFields(item)
    return body === undefined ? omit(fields, 'content') : { ...fields, content: body }
  }

  /** @throws CmsError */
  return async (entry: RemoteEntry): Promise<Values | undefined> => {
    const base = baseItems().get(entry.id)
    if (base?.path === undefined) return undefined
    // An untranslated item is the default language's: one answer serves both.
    const handle = languages.handle(entry.fallback ?? entry.locale)
    const held = await resources.get(resource(base.path, base.uri ?? base.path, handle))
    const item = itemOf(held.value)
    if (!item || !isRequestedItem(item, entry, base)) return undefined
    const original = memberOf(base.item, 'content')
    const last = known.get(held)
    if (last?.original === original && last) return last.fields
    const fields = read(item, entry.locale !== languages.base && !entry.fallback, original)
    known.set(held, { original, fields })
    return fields
  }
}
