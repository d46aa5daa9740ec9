/** Reads global sets: named groups of values that belong to no page, such as `organization`. */
import type { Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asList, asText, asValues, omit } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'
import type { Site } from './sites/sites.ts'

/**
 * Looks up the values of one global set in a site; undefined when the site does not have the set. `seen` has
 * the sites that inherit from this one, to end a circle.
 */
type GlobalSet = (site: string, seen?: ReadonlySet<string>) => Values | undefined

const pathOf = (site: string, handle: string) => `content/globals/${site}/${handle}.yaml`

/**
 * Reads a global set in any of its three forms: `data` in the set's file (one site, up to Statamic 5), a file
 * per site whose key `origin` names the site to inherit from (up to 5), and a map `sites: { en: nl }` in the
 * set's file (6), by which `en` inherits from `nl`. Where there is a map, a site outside the map does not
 * have the set; elsewhere a site without values of its own does not have it.
 */
function readSet(files: SourceFiles, sites: readonly Site[], handle: string): GlobalSet {
  const config = asValues(files.get(`content/globals/${handle}.yaml`)?.value)
  const map = isValues(config.sites) ? config.sites : undefined
  const listed = asList(config.sites).flatMap((site) => asText(site) ?? [])
  const fileOf = (site: string) => files.get(pathOf(site, handle))

  const ownValues = (site: string): Values | undefined => {
    const file = fileOf(site)
    if (file) return asValues(file.value)
    return isValues(config.data) && sites[0]?.handle === site ? config.data : undefined
  }
  const isPresent = (site: string, own: Values | undefined) => {
    if (map) return Object.hasOwn(map, site) || (sites.length === 1 && own !== undefined)
    return own !== undefined && (listed.length === 0 || listed.includes(site) || sites.length === 1)
  }
  const lookup: GlobalSet = (site, seen = new Set()) => {
    const own = ownValues(site)
    if (seen.has(site) || !isPresent(site, own)) return undefined
    const named = asText(own?.origin)
    const isOrigin = named !== undefined && sites.some((each) => each.handle === named)
    const origin = asText(map?.[site]) ?? (isOrigin ? named : undefined)
    if (origin === undefined) return own ?? {}
    const inherited = lookup(origin, new Set([...seen, site]))
    return { ...inherited, ...(isOrigin ? omit(own ?? {}, 'origin') : own) }
  }
  return lookup
}

/** Creates the lookup of all global sets of a site, by handle, with their stored values. */
export function readGlobals(
  files: SourceFiles,
  sites: readonly Site[],
): (site: string) => Readonly<Record<string, Values>> {
  const handles = new Set(
    [...files.keys()].flatMap(
      (file) => /^content\/globals\/(?:[^/]+\/)?([^/]+)\.yaml$/.exec(file)?.[1] ?? [],
    ),
  )
  const sets = [...handles].sort().map((handle) => [handle, readSet(files, sites, handle)] as const)
  return (site) =>
    Object.fromEntries(
      sites.some((each) => each.handle === site)
        ? sets.flatMap(([handle, lookup]) => {
            const values = lookup(site)
            return values ? [[handle, values] as const] : []
          })
        : [],
    )
}
