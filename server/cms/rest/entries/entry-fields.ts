/** Loads all fields of a single entry from the REST API. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { CmsError } from '../../http-client/cms-error.ts'
import type { Calendar } from '../../model/dates.ts'
import { fitPage } from '../../model/pages/fit-page.ts'
import { asText, omit } from '../../model/values.ts'
import { isPublicEntry } from '../../model/visibility.ts'
import type { RemoteEntry } from '../../remote/adapter.ts'
import type { CachedResource, Resource } from '../../remote/resources/resource.ts'
import { envelopeChecks, type RestApi } from '../api/rest-api.ts'
import type { RestSite } from '../content/sites.ts'
import { isOfSite } from './entry.ts'
import { systemMembers } from './field-names.ts'
import { localizeMembers } from './local-dates.ts'

interface EntryResources {
  readonly api: RestApi
  /** Seconds for which an entry is fresh. */
  readonly ttl: number
  readonly report: (problem: string) => void
}

/** The resource of a single entry with its fields, as far as a page may hold them. */
export const entryResource = (
  { api, ttl, report }: EntryResources,
  { id, collection }: RemoteEntry,
): Resource => ({
  key: `rest:entry:${id}`,
  kind: 'item',
  ttl,
  load: async () => {
    const path = `collections/${collection}/entries/${id}`
    const response = await api.get(path, {}, { validate: envelopeChecks.object })
    if (response.kind === 'missing') return response
    const value = memberOf(response.value, 'data')
    if (!isValues(value)) throw new CmsError('malformed', `The answer to ${path} has no object in "data"`)
    return { ...response, value: fitPage(value, report) }
  },
})

/** Whether an id can be one segment of a path: `..` would request another address. */
export const isValidId = (id: string): boolean => id !== '' && !/[/\\]|^\.{1,2}$/.test(id)

/**
 * Whether a response is the requested entry, and public: the entry may be scheduled, expired, or of another
 * site.
 */
function isRequestedEntry(row: Value, id: string, site: RestSite): row is Values {
  return isValues(row) && asText(row.id) === id && isPublicEntry(row) && isOfSite(row, site)
}

/**
 * Returns a function that reads the fields of an entry from its response: the same object for the same
 * response, undefined for an entry that visitors may not see.
 */
export function createFieldReader(calendar: Calendar) {
  const fieldsOf = memoWeak((row: Values) => localizeMembers(omit(row, ...systemMembers), calendar))
  return ({ value: row }: CachedResource, id: string, site: RestSite): Values | undefined =>
    isRequestedEntry(row, id, site) ? fieldsOf(row) : undefined
}
