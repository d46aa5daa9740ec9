/** The entries of a Statamic project as its editors wrote them. */
import { filesBelow, isMap, readEntryValues, readYaml, type Stored } from './stored-files.ts'

/** An entry in one site. */
export interface StoredEntry {
  /** Relative to the project. */
  readonly file: string
  readonly id: string
  /** Id of the entry that all its translations come from. */
  readonly key: string
  readonly site: string | undefined
  /** Whether its collection has addresses in its site. */
  readonly isRouted: boolean
  /** Whether visitors may see it, now. */
  readonly isPublic: boolean
  /** Own values over inherited ones, without those that only the system reads. */
  readonly values: Stored
}

const systemKeys = new Set([
  ...['id', 'origin', 'published', 'slug', 'blueprint', 'template', 'layout', 'redirect'],
  ...['updated_at', 'updated_by', 'date', 'parent', 'mount'],
])

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

interface Draft {
  readonly file: string
  readonly id: string
  readonly site: string | undefined
  readonly collection: Stored
  readonly own: Stored
}

const isEntryFile = (file: string) => !/\/\.|\.yaml$|~$/.test(file)

/** Handles that may be folders inside collections. */
function siteHandles(dir: string, collections: readonly (Stored | undefined)[]): ReadonlySet<string> {
  const listed = ['resources/sites.yaml', 'content/sites.yaml']
    .filter((file) => filesBelow(dir, file.split('/')[0] ?? '').includes(file))
    .flatMap((file) => {
      const sites = readYaml(dir, file) ?? {}
      return Object.keys(isMap(sites.sites) ? sites.sites : sites)
    })
  const named = collections.flatMap((collection) =>
    Array.isArray(collection?.sites) ? collection.sites.map(String) : [],
  )
  return new Set([...listed, ...named])
}

function readDrafts(dir: string): readonly Draft[] {
  const files = filesBelow(dir, 'content/collections')
  const configs = new Map(
    files.flatMap((file) => {
      const handle = /^content\/collections\/([^/]+)\.yaml$/.exec(file)?.[1]
      return handle === undefined ? [] : [[handle, readYaml(dir, file)] as const]
    }),
  )
  const sites = siteHandles(dir, [...configs.values()])
  return files.filter(isEntryFile).flatMap((file) => {
    const [, , handle = '', folder = ''] = file.split('/')
    const collection = configs.get(handle)
    const own = collection && readEntryValues(dir, file)
    if (!own) return []
    const site = sites.has(folder) ? folder : undefined
    return [{ file, id: text(own.id) ?? file, site, collection, own }]
  })
}

/** The entry, its origin, the origin of that one and so on. */
function lineage(start: Draft, byId: ReadonlyMap<string, Draft>): readonly Draft[] {
  const chain: Draft[] = []
  for (let at: Draft | undefined = start; at && !chain.includes(at); at = byId.get(text(at.own.origin) ?? ''))
    chain.push(at)
  return chain
}

function isRouted({ collection, site }: Draft): boolean {
  const { route } = collection
  return isMap(route) ? text(route[site ?? '']) !== undefined : text(route) !== undefined
}

/** Whether the date in the name of the file keeps the entry from visitors. */
function isOutOfDate({ file, collection }: Draft): boolean {
  const day = /\/(\d{4}-\d{2}-\d{2})(?:-\d+)?\.[^/]*$/.exec(file)?.[1]
  const behavior = isMap(collection.date_behavior) ? collection.date_behavior : {}
  if (day === undefined || collection.date !== true) return false
  return behavior[Date.parse(day) > Date.now() ? 'future' : 'past'] === 'private'
}

function complete(draft: Draft, byId: ReadonlyMap<string, Draft>): StoredEntry {
  const chain = lineage(draft, byId)
  const injected = isMap(draft.collection.inject) ? draft.collection.inject : {}
  const all: Stored = Object.assign({}, injected, ...chain.toReversed().map(({ own }) => own))
  return {
    file: draft.file,
    id: draft.id,
    key: chain.at(-1)?.id ?? draft.id,
    site: draft.site,
    isRouted: isRouted(draft) && !all.redirect,
    isPublic: draft.own.published !== false && !isOutOfDate(draft),
    values: Object.fromEntries(Object.entries(all).filter(([key]) => !systemKeys.has(key))),
  }
}

/** Every entry of a project, in the order of the files. Files that do not parse are left out. */
export function readStoredEntries(dir: string): readonly StoredEntry[] {
  const drafts = readDrafts(dir)
  const byId = new Map(drafts.toReversed().map((draft) => [draft.id, draft]))
  return drafts.filter((draft) => byId.get(draft.id) === draft).map((draft) => complete(draft, byId))
}
