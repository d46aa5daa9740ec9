import type { Value, Values } from '../../../src/content/types.ts'
import { createContext } from './context.ts'
import { asList, asText, isValues } from './values.ts'
import type { View } from './view.ts'

const row = /^content\/(?:redirects|detours)\/(?:([^/]+)\/)?[^/]+\.yaml$/

/** Whether a row counts in the site: by its folder, its `site`, or its `sites`, where an empty list means all. */
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

/** Rows of the redirect add-ons, as stored (content-contract 5.1). */
export const listRedirects = (view: View): readonly Value[] =>
  [...view.index.files.values()]
    .filter(({ path }) => row.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, value }) => {
      if (!isValues(value) || !isFor(view, row.exec(path)?.[1], value)) return []
      return [withDestination(view, value)]
    })
