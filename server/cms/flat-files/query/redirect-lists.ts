import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { asList, asText } from '../../model/values.ts'
import { createContext } from './context.ts'
import type { View } from './view.ts'

const row = /^content\/(?:redirects|detours)\/(?:([^/]+)\/)?[^/]+\.yaml$/

/**
 * Whether a row counts in the site: by its folder, its `site`, or its `sites`, where an empty list means all.
 */
function isFor(view: View, folder: string | undefined, values: Values): boolean {
  const named = [folder, asText(values.site), ...asList(values.sites).map(asText)]
  const sites = named.filter(
    (each) => each !== undefined && view.index.sites.some(({ handle }) => handle === each),
  )
  return sites.length === 0 || sites.includes(view.site.handle)
}

/** A row that names an entry gets its address as `destination`: only this side knows ids. */
function withDestination(view: View, values: Values): Values {
  const id = asText(
    Array.isArray(values.destination_entry) ? values.destination_entry[0] : values.destination_entry,
  )
  const wantsEntry = values.destination_type === 'entry' || asText(values.destination) === undefined
  const path = id !== undefined && wantsEntry ? createContext(view).entryPath(id) : undefined
  return path === undefined ? values : { ...values, destination: path }
}

const targets = ['to', 'new', 'target', 'destination', 'internal_url', 'entry', 'destination_entry']

/**
 * The row with addresses for ids of entries: an add-on's own blueprint, which would tell what they are, is
 * not in the project.
 */
function withPaths(view: View, row: Values): Values {
  const { entryPath } = createContext(view)
  const paths = targets.flatMap((name) => {
    const id = asText(Array.isArray(row[name]) ? asList(row[name])[0] : row[name])?.replace(/^entry::/, '')
    const path = id === undefined ? undefined : entryPath(id)
    return path === undefined ? [] : [[name, path] as const]
  })
  return { ...row, ...Object.fromEntries(paths) }
}

/**
 * The values of a global set of redirects, with an address for every id that a row leads to (content-contract
 * 5.1).
 */
export const resolveRows = (view: View, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? asList(value).map((row) => (isValues(row) ? withPaths(view, row) : row)) : value,
    ]),
  )

/** Rows of the redirect add-ons, as stored (content-contract 5.1). */
export const listRedirects = (view: View): readonly Value[] =>
  [...view.index.files.values()]
    .filter(({ path }) => row.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, value }) => {
      if (!isValues(value) || !isFor(view, row.exec(path)?.[1], value)) return []
      return [withDestination(view, value)]
    })
