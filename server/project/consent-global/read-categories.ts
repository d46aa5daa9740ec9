/** Reads categories of consent that editors wrote in a global set, by the schemas of `site.yaml`. */
import * as v from 'valibot'
import type { Value, Values } from '../../../src/content/types.ts'
import { isValues, listOf, memberOf, textOf } from '../../../src/content/values/values.ts'
import type { CategorySetup, ConsentSetup } from '../../consent/consent-setup.ts'
import { consentSection } from '../site-file/consent/consent.ts'

/** Names of a field with categories, in any set; in a set that is called after consent also the shorter one. */
const fieldNames = ['consent_categories', 'cookie_categories', 'cookie_categorieen', 'cookie_kategorien']
const setNames = ['consent', 'cookies', 'cookie_consent', 'cookiebanner', 'cookie_banner']

/** The rows of categories in the global sets; undefined where no set has any. */
export function categoryRows(sets: Readonly<Record<string, Values>>): readonly Value[] | undefined {
  const rows = Object.entries(sets).map(([handle, values]) => {
    const names = setNames.includes(handle) ? [...fieldNames, 'categories'] : fieldNames
    return names.map((name) => listOf(memberOf(values, name))).find((list) => list.length > 0)
  })
  return rows.find((found) => found !== undefined)
}

const keyNames = ['key', 'handle', 'category', 'categorie', 'kategorie', 'name', 'naam']
const labelNames = ['label', 'title', 'titel']
const textNames = ['text', 'description', 'tekst', 'omschrijving', 'beschreibung']
const kindNames = ['kind', 'tool', 'type']
/** Members of a tool that only the operator may set, and those that the content system adds. */
const unused = ['inline_scripts', 'id_', '_id', 'enabled', ...kindNames]

/** The text of a value: of a chosen option that which is stored, not its label. */
const wordOf = (value: Value): string | undefined =>
  isValues(value) && typeof value.value === 'string' ? value.value : textOf(value)

const firstText = (row: Value, names: readonly string[]): string | undefined =>
  names.map((name) => wordOf(memberOf(row, name))).find((found) => found !== undefined)

/** A value as `site.yaml` would have it: text, lists and maps, without what is empty. */
function plain(value: Value): unknown {
  if (Array.isArray(value)) return value.map(plain)
  const text = wordOf(value)
  if (text !== undefined || !isValues(value)) return text
  return mapOf(Object.entries(value).map(([name, member]) => [name, plain(member)]))
}

const mapOf = (entries: readonly (readonly [string, unknown])[]): Map<string, unknown> =>
  new Map(entries.filter(([, value]) => value !== undefined && value !== ''))

/** A row of a tool as a map with its kind: `{ matomo: { url, site } }`. */
function toolOf(row: Value): Map<string, unknown> {
  const kind = firstText(row, kindNames) ?? ''
  const members = isValues(row) ? Object.entries(row).filter(([name]) => !unused.includes(name)) : []
  // Rows of a content system have an id of their own, which is none of a tool that needs none.
  const own = members.filter(([name]) => name !== 'id' || ['gtm', 'clarity'].includes(kind))
  return new Map([[kind, mapOf(own.map(([name, member]) => [name, plain(member)]))]])
}

function categoryOf(row: Value): Map<string, unknown> {
  const signals = listOf(memberOf(row, 'signals')).flatMap((each) => wordOf(each) ?? [])
  return mapOf([
    ['label', firstText(row, labelNames)],
    ['text', firstText(row, textNames)],
    ['signals', signals.length > 0 ? signals : undefined],
    ['tags', listOf(memberOf(row, 'tags') ?? memberOf(row, 'tools')).map(toolOf)],
  ])
}

/** One category of a row, by the schema of the section. */
function readCategory(key: string, row: Value): CategorySetup | string {
  const section = new Map([['categories', new Map([[key, categoryOf(row)]])]])
  const { success, output, issues = [] } = v.safeParse(consentSection, section)
  const found = success ? output.categories.find((category) => category.key === key) : undefined
  return found ?? issues[0]?.message ?? 'cannot be read'
}

/**
 * Reads the rows of categories. What is wrong is left out.
 * @param fault called with a sentence for each category that is left out
 */
export function readCategories(
  rows: readonly Value[],
  fault: (text: string) => void,
): ConsentSetup | undefined {
  const found = new Map<string, CategorySetup>()
  for (const row of rows) {
    const key = firstText(row, keyNames)?.toLowerCase()
    if (key === undefined) fault('a category without a key')
    else if (found.has(key)) fault(`${key} stands there twice`)
    else {
      const category = readCategory(key, row)
      if (typeof category === 'string') fault(`${key}: ${category}`)
      else found.set(key, category)
    }
  }
  if (found.size === 0) return undefined
  const { output } = v.safeParse(consentSection, new Map())
  const [functional] = (output as ConsentSetup).categories
  const others = [...found.values()].filter((category) => category.key !== 'functional')
  return { categories: [found.get('functional') ?? (functional as CategorySetup), ...others] }
}
