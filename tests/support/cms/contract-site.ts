/** Places the items of the test site "Molenhof": their languages, addresses and fields. */
import type { Locale } from '../../../src/i18n/languages.ts'
import { molenhof } from '../../fixtures/contract-site/index.ts'
import { writtenLocales } from '../languages.ts'
import type { BlockSet, Field, Fields, Item, Text } from './contract-values.ts'

type Collection = (typeof molenhof.collections)[number]

/** One item in one language, at its address. */
export interface Placed {
  readonly item: Item
  readonly text: Text
  readonly locale: Locale
  readonly collection: Collection
  readonly parent: Placed | undefined
  /** 0 for the top level. */
  readonly level: number
  /** Inside the language; undefined in a collection without a route. */
  readonly uri: string | undefined
  /** Own fields over those of the first language. */
  readonly fields: Fields
}

/** When everything was last changed, in seconds. */
export const lastChange = Date.parse('2026-10-02T09:15:00Z') / 1000

export const localeNames = writtenLocales
export const prefixOf = (locale: Locale): string => (locale === 'nl' ? '' : `/${locale}`)

/** The path as visited; a language's home is `/en`. */
export const visited = (locale: Locale, uri: string): string =>
  `${prefixOf(locale)}${uri}`.replace(/(.)\/$/, '$1')

/** Statamic 3 and later give each language's entry an id of its own. */
export const idOf = (key: string, locale: Locale): string =>
  locale === 'nl' ? `p-${key}` : `p-${key}-${locale}`

const slugUri = (text: Text, parent: Placed | undefined): string =>
  `${parent?.uri === '/' ? '' : (parent?.uri ?? '')}/${text.slug}`

interface Position {
  readonly collection: Collection
  readonly locale: Locale
  /** Page that the collection is mounted on. */
  readonly mount: Placed | undefined
}

function placeItems(items: readonly Item[], position: Position, parent?: Placed): readonly Placed[] {
  const { collection, locale, mount } = position
  return items.flatMap((item) => {
    const text = item.texts[locale]
    if (!text) return []
    const placed = {
      item,
      text,
      locale,
      collection,
      parent,
      level: parent ? parent.level + 1 : 0,
      uri: collection.route ? slugUri(text, parent ?? mount) : undefined,
      fields: { ...item.texts.nl?.fields, ...text.fields },
    }
    return [placed, ...placeItems(item.children ?? [], position, placed)]
  })
}

function placeLanguage(locale: Locale): readonly Placed[] {
  const pages = molenhof.collections
    .filter(({ isTree }) => isTree)
    .flatMap((each) => placeItems(each.items, { collection: each, locale, mount: undefined }))
  const mountOf = ({ handle }: Collection) => pages.find(({ item }) => item.mount === handle)
  const others = molenhof.collections.filter(({ isTree }) => !isTree)
  return [
    ...pages,
    ...others.flatMap((each) => placeItems(each.items, { collection: each, locale, mount: mountOf(each) })),
  ]
}

const placed: ReadonlyMap<Locale, readonly Placed[]> = new Map(
  localeNames.map((locale) => [locale, placeLanguage(locale)]),
)

/** Everything in one language, collection by collection, each in its own order. */
export const placeAll = (locale: Locale): readonly Placed[] => placed.get(locale) ?? []

/** Position among all items of the collection in that language, from 1. */
export const orderOf = (one: Placed): number =>
  placeAll(one.locale)
    .filter(({ collection }) => collection === one.collection)
    .indexOf(one) + 1

export const isDraft = ({ item }: Placed): boolean => item.draft === true
/** Dated in the future, in a collection that keeps such entries to itself. */
export const isScheduled = ({ item }: Placed): boolean => (item.date ?? '') > '2900'

/** What an editor can fill in: the fields of a collection, a set or a row. */
export type Definitions = Readonly<Record<string, Definition>>

export interface Definition {
  readonly kind: 'text' | 'number' | 'flag' | Exclude<Field, string | number | boolean>['kind']
  readonly fields?: Definitions
  readonly sets?: Readonly<Record<string, Definitions>>
  readonly options?: Readonly<Record<string, string>>
}

const scalarKinds = { string: 'text', number: 'number', boolean: 'flag' } as const

const setsIn = (field: Field): readonly BlockSet[] => {
  if (typeof field !== 'object') return []
  if (field.kind === 'sets') return field.sets
  return field.kind === 'bard' ? field.parts.filter((part): part is BlockSet => 'type' in part) : []
}

function groupSets(all: readonly BlockSet[]): Definition['sets'] {
  const types = [...new Set(all.map(({ type }) => type))]
  return Object.fromEntries(
    types.map((type) => [
      type,
      defineFields(all.filter((each) => each.type === type).map(({ fields }) => fields)),
    ]),
  )
}

function define(samples: readonly Field[]): Definition {
  const [first = ''] = samples
  if (typeof first !== 'object') return { kind: scalarKinds[typeof first as keyof typeof scalarKinds] }
  const inner = samples.flatMap(setsIn)
  const grid = samples.flatMap((each) => (typeof each === 'object' && each.kind === 'rows' ? each.rows : []))
  const options = samples.flatMap((each) =>
    typeof each === 'object' && each.kind === 'choice' ? [[each.value, each.label]] : [],
  )
  return {
    kind: first.kind,
    ...(inner.length > 0 && { sets: groupSets(inner) ?? {} }),
    ...(grid.length > 0 && { fields: defineFields(grid) }),
    ...(options.length > 0 && { options: Object.fromEntries(options) as Record<string, string> }),
  }
}

/** The blueprint that all of these were filled in with. */
export function defineFields(samples: readonly Fields[]): Definitions {
  const handles = [...new Set(samples.flatMap(Object.keys))]
  return Object.fromEntries(
    handles.map((handle) => [handle, define(samples.flatMap((sample) => sample[handle] ?? []))]),
  )
}

/** The blueprint of a collection. */
export const definitionsOf = ({ handle }: Collection): Definitions =>
  defineFields(
    placeAll('nl')
      .filter(({ collection }) => collection.handle === handle)
      .map(({ fields }) => fields),
  )

/** Puts a writer's addresses in the place of `entry:key` and `asset:path`, in text and in values. */
export function resolveReferences(
  text: string,
  to: { entry(key: string): string; asset(path: string): string },
): string {
  return text
    .replace(/entry:([\w-]+)/g, (_all, key: string) => to.entry(key))
    .replace(/asset:([\w./-]+)/g, (_all, path: string) => to.asset(path))
}
