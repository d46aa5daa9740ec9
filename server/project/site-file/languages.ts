/** The sections `locales`, `default` and `fallback` of `site.yaml`: the languages of the site. */
import * as v from 'valibot'
import { defined } from '../../../src/content/values/values.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { isOrigin, toOrigin } from '../../config/values.ts'
import {
  type CollectionFallbacks,
  type LanguageSettings,
  localeOf,
} from '../../languages/language-settings.ts'
import { acceptedPrefix, isPrefix } from '../../languages/own-address.ts'
import { mustBe } from '../expectations.ts'
import { isEmpty, orEmpty, section } from '../schema.ts'

/** Maximum number of languages. */
const maxLanguages = 100
/** Languages that are no language: nothing stands in. */
const none = 'none'

const aTag = mustBe('a language tag such as fr or pt-BR')
const isTag = (text: string): boolean => localeOf(text) !== undefined
const locale = v.pipe(
  v.string(aTag),
  v.check(isTag, aTag),
  v.transform((text): Locale => localeOf(text) ?? ''),
)
/** A tag as it is written in HTML. */
const tag = v.pipe(
  v.string(aTag),
  v.check(isTag, aTag),
  v.transform((text) => text.trim().replaceAll('_', '-')),
)
const oneLine = (what: string) =>
  v.pipe(v.string(mustBe(what)), v.trim(), v.regex(/^[^\p{Cc}]{1,64}$/u, mustBe(what)))
const prefix = v.pipe(
  v.string(mustBe(acceptedPrefix)),
  v.transform((text) => (text === '/' ? '' : text)),
  v.check((text) => text === '' || isPrefix(text), mustBe(acceptedPrefix)),
)
const anOrigin = mustBe('an http(s) origin without path, such as https://fr.example')
const domain = v.pipe(v.string(anOrigin), v.check(isOrigin, anOrigin), v.transform(toOrigin))
const dir = v.picklist(['ltr', 'rtl'], mustBe('ltr or rtl', ['ltr', 'rtl']))

const someLocales = mustBe('a list of languages such as [en], or none')
const nothing = v.pipe(
  v.literal(none, someLocales),
  v.transform((): readonly Locale[] => []),
)
/** Languages in their order; `none` and an empty list mean the same. */
const fallback = v.lazy((value): v.GenericSchema<unknown, readonly Locale[]> => {
  if (typeof value !== 'string') return v.array(locale, someLocales)
  return value === none || !isTag(value)
    ? nothing
    : v.pipe(
        locale,
        v.transform((one) => [one]),
      )
})

const row = v.pipe(
  section({
    prefix: v.optional(prefix),
    domain: v.optional(domain),
    label: v.optional(oneLine('the name of the language in the language')),
    lang: v.optional(tag),
    hreflang: v.optional(tag),
    name: v.optional(oneLine('the name of the language in the content system')),
    code: v.optional(oneLine('a descriptor such as fr_BE')),
    dir: v.optional(dir),
    fallback: v.optional(fallback),
  }),
  v.transform(defined),
)

/** The languages in their order, and where each stands in the file: its key, or its position in a list. */
export interface WrittenLocales {
  readonly rows: readonly LanguageSettings[]
  readonly keys: ReadonlyMap<Locale, string | number>
}

const aTable = mustBe('a list of languages such as [en, nl], or a map of them')
const listed = v.pipe(
  v.array(locale, aTable),
  v.transform(
    (names): WrittenLocales => ({
      rows: names.map((locale) => ({ locale })),
      keys: new Map(names.map((name, index) => [name, index])),
    }),
  ),
)
const key = v.pipe(v.string(aTag), v.check(isTag, aTag))
const mapped = v.pipe(
  v.map(key, row, aTable),
  v.transform(
    (written): WrittenLocales => ({
      rows: [...written].map(([key, row]) => ({ locale: localeOf(key) ?? key, ...row })),
      keys: new Map([...written.keys()].map((key) => [localeOf(key) ?? key, key])),
    }),
  ),
)

/** The languages in their order. */
const locales = v.pipe(
  v.lazy((value): v.GenericSchema<unknown, WrittenLocales> => (Array.isArray(value) ? listed : mapped)),
  v.check(({ rows }) => rows.length > 0, 'must not be empty'),
  v.check(({ rows }) => rows.length <= maxLanguages, `must not have more than ${maxLanguages} languages`),
)

const collection = oneLine('the handle of a collection')
const fallbacks: v.GenericSchema<unknown, CollectionFallbacks> = orEmpty(
  () => new Map(),
  v.map(
    collection,
    v.map(locale, fallback, mustBe('a map of languages such as { fr: [en] }')),
    mustBe('a map of collections such as { news: { fr: [en] } }'),
  ),
)

/** A section that counts as absent while nothing stands behind its key. */
const absentIfEmpty = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.lazy(
      (value): v.GenericSchema<unknown, T | undefined> =>
        isEmpty(value)
          ? v.pipe(
              v.unknown(),
              v.transform(() => undefined),
            )
          : schema,
    ),
  )

/** The schemas of the sections. */
export const languageSections = {
  locales: absentIfEmpty(locales),
  default: absentIfEmpty(locale),
  fallback: absentIfEmpty(fallbacks),
}
