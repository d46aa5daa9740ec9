import { focusOf } from '../../../../src/content/assets.ts'
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values.ts'
import { asList, asText } from '../../model/values.ts'
import type { RemoteAsset } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import { fetchAllPages } from '../api/paginate.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import { longTtl } from '../content/list-resources.ts'

const fields = [
  ...['id', 'path', 'url', 'permalink', 'alt', 'width', 'height', 'focus', 'focus_css', 'basename'],
  ...['extension', 'size_bytes', 'duration_seconds'],
].join(',')

const maxContainers = 16
const maxDepth = 16
const assetId = /^([\w-]{1,64})::.*\.\w{1,8}$/

/** Containers of the assets that a value names by id: `main` of `main::img/kap.jpg`. */
function containersIn(value: Value, depth = 0): readonly string[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  const own = isValues(value) ? (assetId.exec(asText(value.id) ?? '')?.[1] ?? []) : []
  return [own, Object.values(value).map((member: Value) => containersIn(member, depth + 1))].flat(2)
}

const positive = (value: Value) => (typeof value === 'number' && value > 0 ? value : undefined)

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

function readAsset(row: Values): RemoteAsset | undefined {
  // `permalink` says what the system takes for its host, which may be wrong behind a proxy.
  const url = asText(row.url) ?? asText(row.permalink)
  return url === undefined
    ? undefined
    : {
        url,
        ...present({
          alt: asText(row.alt),
          width: positive(row.width),
          height: positive(row.height),
          focus: focusOf(row.focus_css) ?? focusOf(row.focus),
          name: asText(row.basename),
          extension: asText(row.extension)?.toLowerCase(),
          size: positive(row.size_bytes),
          duration: positive(row.duration_seconds),
        }),
      }
}

function indexRows(rows: Value): ReadonlyMap<string, RemoteAsset> {
  const known = new Map<string, RemoteAsset>()
  for (const row of asList(rows)) {
    const asset = isValues(row) ? readAsset(row) : undefined
    if (!isValues(row) || !asset) continue
    for (const address of [row.id, row.url, row.permalink].flatMap((each) => asText(each) ?? [])) {
      known.set(address, asset)
    }
  }
  return known
}

export interface RestAssets {
  /**
   * Looks for containers in an answer, and loads the lists of new ones. Never fails: a list that is lost
   * costs widths.
   */
  discoverContainers(lists: CachedResource): Promise<void>
  /** What is known now; stale lists are refreshed behind it, and those that were lost are asked for again. */
  held(): Promise<readonly CachedResource[]>
  find(address: string): RemoteAsset | undefined
}

interface RestAssetsOptions {
  readonly api: RestApi
  readonly resources: Pick<ResourceCache, 'get'>
  report(problem: string): void
}

function containerResource(container: string, { api, report }: RestAssetsOptions): Resource {
  const path = `assets/${container}`
  const ask = (page: number) =>
    api.get(path, { fields, limit: '500', sort: 'path', page: page > 1 ? String(page) : undefined })
  return {
    key: `rest:assets:${container}`,
    kind: 'list',
    ttl: longTtl,
    load: async () => missingAsNull(await fetchAllPages({ path, ask, report })),
    count: (rows) => asList(rows).length,
  }
}

/** What is known of files, from the lists of the containers that entries mention. */
export function createRestAssets(options: RestAssetsOptions): RestAssets {
  const lists = new Map<string, CachedResource>()
  const firstLoads = new Map<string, Promise<void>>()
  const searched = new WeakSet<CachedResource>()
  const indexes = new WeakMap<CachedResource, ReadonlyMap<string, RemoteAsset>>()

  const refresh = (container: string) =>
    options.resources.get(containerResource(container, options)).then(
      (held) => void lists.set(container, held),
      () => {},
    )
  function search(held: CachedResource): void {
    if (searched.has(held)) return
    searched.add(held)
    for (const container of containersIn(held.value)) {
      const isNew = !firstLoads.has(container) && firstLoads.size < maxContainers
      if (isNew) firstLoads.set(container, refresh(container))
    }
  }
  function indexOf(held: CachedResource) {
    const known = indexes.get(held) ?? indexRows(held.value)
    indexes.set(held, known)
    return known
  }
  return {
    async discoverContainers(held) {
      search(held)
      await Promise.all(firstLoads.values())
    },
    async held() {
      // What is known is there at once, and may have changed since the last time; what was lost is not waited
      // for.
      await Promise.all([...lists.keys()].map(refresh))
      for (const container of firstLoads.keys()) if (!lists.has(container)) void refresh(container)
      return [...lists.values()]
    },
    find(address) {
      for (const held of lists.values()) {
        const asset = indexOf(held).get(address)
        if (asset) return asset
      }
      return undefined
    },
  }
}
