/** Finds ids of tags, the description and the redirect rules of a site in the global sets of any project. */
import { isGtmId } from '../../../src/client/analytics/gtm-id.ts'
import { handleWords, plainHandle } from '../../../src/content/kinds/handle-words.ts'
import type { Value, Values } from '../../../src/content/types.ts'
import { defined, textOf } from '../../../src/content/values/values.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import { isAboutSite } from './field-words.ts'
import { fieldsOfSets, type SetField } from './set-fields.ts'

/** What the sets say besides `general` and `redirects`. */
export interface TagFacts {
  readonly gtmId?: string
  /** Verification id of Google Search Console. */
  readonly siteVerification?: string
  readonly description?: string
  /** The set, or the field of one, with the redirect rules of editors. */
  readonly redirects?: Value
}

const isGtm = (handle: string): boolean => /(?:^|_)gtm(?:_|$)|tag_?manager/.test(plainHandle(handle))
const isVerification = (handle: string): boolean =>
  /(?:^|_)gsc(?:_|$)|search_?console|site_verification|google_verification/.test(plainHandle(handle))
const isDescription = ({ set, handle }: SetField): boolean =>
  /^(?:(?:seo|meta|site|default|standaard|standard)_)?(?:description|omschrijving|beschrijving|beschreibung)$/.test(
    plainHandle(handle),
  ) &&
  (isAboutSite(set) || handleWords(handle).length > 1)
/** Whether a handle names rules that lead to other addresses. */
export const isRedirects = (handle: string): boolean =>
  /^(?:redirects?|redirections?|doorverwijzing(?:en)?|omleiding(?:en)?|umleitung(?:en)?|weiterleitung(?:en)?)$/.test(
    handleWords(handle).find((word) => !/^\d+$/.test(word)) ?? '',
  )

/** The first value that `read` accepts. */
const first = (fields: readonly SetField[], read: (field: SetField) => string | undefined) =>
  fields.map(read).find((value) => value !== undefined)

const verificationOf = (value: Value): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : undefined
  const id = /content=["']([\w-]+)["']/.exec(text ?? '')?.[1] ?? text
  return id !== undefined && /^[\w=-]{6,120}$/.test(id) ? id : undefined
}

function redirectsIn(sets: Readonly<Record<string, Values>>, fields: readonly SetField[]): Value {
  const set = Object.keys(sets).find(isRedirects)
  if (set !== undefined) return sets[set]
  return fields.find(({ handle, value }) => isRedirects(handle) && Array.isArray(value))?.value
}

/** Reads what the sets of one language say. Never throws. */
export const readTagFacts = memoWeak((sets: Readonly<Record<string, Values>>): TagFacts => {
  const fields = [...fieldsOfSets(sets)]
  return defined({
    gtmId: first(fields, ({ handle, value }) => {
      const id = isGtm(handle) ? textOf(value) : undefined
      return id !== undefined && isGtmId(id) ? id : undefined
    }),
    siteVerification: first(fields, ({ handle, value }) =>
      isVerification(handle) ? verificationOf(value) : undefined,
    ),
    description: first(fields, (field) => (isDescription(field) ? textOf(field.value) : undefined)),
    redirects: redirectsIn(sets, fields),
  })
})
