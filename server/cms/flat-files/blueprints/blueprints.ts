/** Reads the blueprints of a project and finds the fields of an entry, a global set or a form in them. */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { memoWeak } from '../../../../src/shared/memo.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import type { BlueprintFiles, Field } from '../augment/types.ts'
import { fieldResolver, itemsOf } from './fieldsets.ts'

/** The fields that entries, global sets or the submissions of a form have, as editors arrange them. */
export interface Blueprint {
  readonly handle: string
  readonly title: string
  /** Whether editors cannot choose the blueprint; it is then sorted after the others. */
  readonly hidden: boolean
  /** Position among the blueprints of its folder; infinite when the file has none. */
  readonly order: number
  readonly fields: readonly Field[]
}

/** Blueprints by folder: `collections/pages`, `globals`. */
export type Blueprints = ReadonlyMap<string, readonly Blueprint[]>

/** The fields of a collection or taxonomy without a blueprint. */
const builtIn: readonly Field[] = [
  { handle: 'title', type: 'text', config: { type: 'text' } },
  { handle: 'content', type: 'markdown', config: { type: 'markdown' } },
]

const root = 'blueprints/'

/**
 * Reads all blueprints, with their fieldsets resolved. A file without the shape of a blueprint has no fields;
 * nothing throws.
 */
export function readBlueprints(files: BlueprintFiles): Blueprints {
  const folders = new Map<string, Blueprint[]>()
  const resolve = fieldResolver(files)
  for (const [key, file] of files) {
    if (!key.startsWith(root)) continue
    const path = key.slice(root.length).split('/')
    const handle = path.pop() ?? ''
    const folder = path.join('/')
    folders.set(folder, [...(folders.get(folder) ?? []), readBlueprint(handle, asValues(file), resolve)])
  }
  return folders
}

const readBlueprint = (
  handle: string,
  file: Values,
  resolve: (items: readonly Value[]) => readonly Field[],
): Blueprint => ({
  handle,
  title: asText(file.title) ?? handle,
  hidden: file.hide === true || file.hidden === true,
  order: typeof file.order === 'number' ? file.order : Number.POSITIVE_INFINITY,
  fields: groupsOf(file).flatMap(({ names, items }) => onTab(resolve(items), names)),
})

/** Visible blueprints first, then by `order`, title and handle. */
const byPlace = (a: Blueprint, b: Blueprint): number =>
  Number(a.hidden) - Number(b.hidden) ||
  (a.order === b.order ? 0 : a.order - b.order) ||
  a.title.localeCompare(b.title, 'en') ||
  a.handle.localeCompare(b.handle, 'en')

/**
 * The default blueprint of a folder. It is looked up lazily: the first comparison of texts makes Node load
 * its collation data, which takes 10 ms.
 */
const defaultOf = memoWeak(
  (blueprints: readonly Blueprint[]): Blueprint | undefined => blueprints.toSorted(byPlace)[0],
)

/** The objects in a list or map; sections and tabs are stored as either. */
const members = (value: Value): readonly Values[] =>
  (isValues(value) ? Object.values(value) : asList(value)).filter(isValues)

/** The stored fields of one tab of the form. */
interface FieldGroup {
  /** Handle and name of the tab, and the name of the section. */
  readonly names: readonly string[]
  readonly items: readonly Value[]
}

/**
 * The stored fields of a blueprint in the order of the form, by tab. Statamic 4 and later have `tabs` with
 * `sections`, 3 has `sections`, which are its tabs, or just `fields`.
 */
const groupsOf = (file: Values): readonly FieldGroup[] => [
  ...tabsOf(file.tabs),
  ...tabsOf(file.sections),
  { names: [], items: itemsOf(file.fields) },
]

const tabsOf = (tabs: Value): readonly FieldGroup[] =>
  (isValues(tabs) ? Object.entries(tabs) : asList(tabs).map((tab) => ['', tab] as const)).flatMap(
    ([handle, tab]) => (isValues(tab) ? sectionsOf(tab, handle === '' ? [] : [handle]) : []),
  )

/** The sections of a tab, and the fields that stand in none of them. */
function sectionsOf(part: Values, outer: readonly string[]): readonly FieldGroup[] {
  const display = asText(part.display)
  const names = display === undefined ? outer : [...outer, display]
  return [
    ...members(part.sections).flatMap((section) => sectionsOf(section, names)),
    { names, items: itemsOf(part.fields) },
  ]
}

const onTab = (fields: readonly Field[], names: readonly string[]): readonly Field[] =>
  names.length === 0
    ? fields
    : fields.map((field) => ({ ...field, within: [...(field.within ?? []), ...names] }))

const none: readonly Blueprint[] = []
const blueprintsIn = (blueprints: Blueprints, folder: string) => blueprints.get(folder) ?? none

/**
 * The handle of the blueprint for entries that name none, such as those of `'collections', 'pages'`;
 * undefined when the folder has no blueprint.
 */
export const defaultBlueprint = (blueprints: Blueprints, kind: string, name: string): string | undefined =>
  defaultOf(blueprintsIn(blueprints, `${kind}/${name}`))?.handle

/**
 * The fields of the blueprint `handle` of, for example, `'collections', 'pages'`; of the default blueprint
 * when there is none by that handle. A global set or form (`'globals', 'general'`) has a single blueprint.
 * Without a blueprint a collection or taxonomy has a title and Markdown content, anything else no fields.
 */
export function blueprintFields(
  blueprints: Blueprints,
  kind: string,
  name: string,
  handle?: string,
): readonly Field[] {
  const several = blueprintsIn(blueprints, `${kind}/${name}`)
  const single = blueprints.get(kind)?.find((blueprint) => blueprint.handle === name)
  const chosen = several.find((blueprint) => blueprint.handle === handle) ?? defaultOf(several) ?? single
  return chosen?.fields ?? (kind === 'collections' || kind === 'taxonomies' ? builtIn : [])
}
