/** Turns sample content into the shapes in which each content system delivers it. */
import type { Value, Values } from '../../src/content/types.ts'
import { isHtml, isValues } from '../../src/content/values/values.ts'

const isAsset = (value: Value): value is Values =>
  isValues(value) && typeof value.url === 'string' && value.url.startsWith('/assets/')

const eachMember = (value: Value, change: (member: Value, name: string) => Value): Value => {
  if (Array.isArray(value)) return value.map((member) => change(member, ''))
  if (!isValues(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]))
}

const choices: ReadonlySet<string> = new Set(['layout', 'side', 'style', 'colour', 'tone'])

/** What the REST API delivers for values of the flat files (docs/reference/content-system.md#rest-values). */
export function restShape(value: Value, name = ''): Value {
  if (isHtml(value)) return value.html
  if (choices.has(name) && typeof value === 'string') return { value, label: value.toUpperCase(), key: value }
  if (isAsset(value)) {
    const { url, alt, width, height, name: basename, size } = value
    const focus = { focus: '20-80-1', focus_css: '20% 80%' }
    const more = {
      id: `main::${url}`,
      permalink: `https://cms.example${url}`,
      api_url: 'https://cms.example/api',
    }
    return { ...more, url, alt, width, height, basename, size_bytes: size, ...(width && focus) }
  }
  return eachMember(value, restShape)
}

const sizeOf = (value: Value): number => {
  if (Array.isArray(value)) return value.length
  return isValues(value) ? Object.keys(value).length : 0
}

const collapse = (value: Value): Value => (sizeOf(value) === 1 ? Object.values(value as Values)[0] : value)

/** Grids and sets have no ids, and entries an address of their own. */
function asStored({ id: _, ...value }: Values): Values {
  return 'title' in value && 'path' in value ? { ...value, url: value.path } : value
}

/**
 * What Fetch delivers with `deep`: files are addresses, `null` is `[]`, what has one member is that member
 * (docs/reference/content-system.md#fetch-values).
 */
export function fetchShape(value: Value): Value {
  if (isHtml(value)) return value.html
  if (isAsset(value)) return `https://cms.example${value.url}`
  return eachMember(isValues(value) ? asStored(value) : value, (member) =>
    member === null ? [] : collapse(fetchShape(member)),
  )
}
