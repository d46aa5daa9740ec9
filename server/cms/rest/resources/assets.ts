/** Loads the lists of files (assets) from the REST API, and finds files in them. */

import type { Value, Values } from '../../../../src/content/types.ts'
import { focusOf } from '../../../../src/content/values/assets.ts'
import { defined, isValues } from '../../../../src/content/values/values.ts'
import { captionFields, captionIn } from '../../model/asset-captions.ts'
import { altIn } from '../../model/asset-facts.ts'
import { asList, asText } from '../../model/values.ts'
import type { RemoteAsset } from '../../remote/adapter.ts'
import type { CachedResource, Resource, ResourceCache } from '../../remote/resources/resource.ts'
import { fetchAllPages } from '../api/paginate.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import { longTtl } from '../content/list-resources.ts'

/** The parameter `fields` of lists of assets. */
const fields = [
  ...['id', 'path', 'url', 'permalink', 'alt', 'width', 'height', 'focus', 'focus_css', 'basename'],
  ...['extension', 'size_bytes', 'duration_seconds'],
  ...captionFields,
].join(',')

/** The number of containers that are loaded at most. */
const maxContainers = 16
/** Levels of nested values. Deeper values are not searched for assets. */
const maxDepth = 16
/** The id of an asset, with its container as captured text: `main::img/kap.jpg`. */
const assetId = /^([\w-]{1,64})::.*\.\w{1,8}$/

/** Handles of the containers of all assets inside a value: `main` for the id `main::img/kap.jpg`. */
export function containersIn(value: Value, depth = 0): readonly string[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  const own = isValues(value) ? (assetId.exec(asText(value.id) ?? '')?.[1] ?? []) : []
  return [own, Object.values(value).map((member: Value) => containersIn(member, depth + 1))].flat(2)
}

const positive = (value: Value) => (typeof value === 'number' && value > 0 ? value : undefined)

function readAsset(row: Values): RemoteAsset | undefined {
  // `permalink` has the host that the system takes for its own, which may be wrong behind a proxy.
  const url = asText(row.url) ?? asText(row.permalink)
  if (url === undefined) return undefined
  return defined({
    url,
    alt: altIn(row, undefined),
    ...captionIn(row, undefined),
    width: positive(row.width),
    height: positive(row.height),
    focus: focusOf(row.focus_css) ?? focusOf(row.focus),
    name: asText(row.basename),
    extension: asText(row.extension)?.toLowerCase(),
    size: positive(row.size_bytes),
    duration: positive(row.duration_seconds),
  })
}

/** Files by id, path and URL. */
function indexAssets(rows: Value): ReadonlyMap<string, RemoteAsset> {
  const assets = new Map<string, RemoteAsset>()
  for (const row of asList(rows)) {
    const asset = isValues(row) ? readAsset(row) : undefined
    if (!isValues(row) || !asset) continue
    for (const address of [row.id, row.url, row.permalink].flatMap((each) => asText(each) ?? [])) {
      assets.set(address, asset)
    }
  }
  return assets
}

/** Details of files from the REST API: sizes, alternative texts and so on. */
export interface RestAssets {
  /**
   * Looks for assets in a response, and loads the lists of containers that are new. Never rejects: without a
   * list only details of files, such as sizes of pictures, are missing.
   */
  discoverContainers(response: CachedResource): Promise<void>
  /**
   * Returns the cached lists of all containers. Lists that could not be loaded are loaded again in the
   * background.
   */
  lists(): Promise<readonly CachedResource[]>
  /** Finds a file. @param address id, path or URL */
  find(address: string): RemoteAsset | undefined
}

interface RestAssetsOptions {
  readonly api: RestApi
  readonly resources: Pick<ResourceCache, 'get'>
  /** Reports a problem to the operator. */
  report(problem: string): void
}

function containerResource(container: string, { api, report }: RestAssetsOptions): Resource {
  const path = `assets/${container}`
  const fetchPage = (page: number) =>
    api.get(path, { fields, limit: '500', sort: 'path', page: page > 1 ? String(page) : undefined })
  return {
    key: `rest:assets:${container}`,
    kind: 'list',
    ttl: longTtl,
    load: async () => missingAsNull(await fetchAllPages({ path, fetchPage, report })),
    count: (rows) => asList(rows).length,
  }
}

/** Creates the index of files from the lists of the asset containers that entries use. */
export function createRestAssets(options: RestAssetsOptions): RestAssets {
  const lists = new Map<string, CachedResource>()
  const firstLoads = new Map<string, Promise<void>>()
  const searched = new WeakSet<CachedResource>()
  const indexes = new WeakMap<CachedResource, ReadonlyMap<string, RemoteAsset>>()

  const refresh = (container: string) =>
    options.resources.get(containerResource(container, options)).then(
      (list) => void lists.set(container, list),
      () => {},
    )
  function search(response: CachedResource): void {
    if (searched.has(response)) return
    searched.add(response)
    for (const container of containersIn(response.value)) {
      const isNew = !firstLoads.has(container) && firstLoads.size < maxContainers
      if (isNew) firstLoads.set(container, refresh(container))
    }
  }
  function indexOf(list: CachedResource) {
    const index = indexes.get(list) ?? indexAssets(list.value)
    indexes.set(list, index)
    return index
  }
  return {
    async discoverContainers(response) {
      search(response)
      await Promise.all(firstLoads.values())
    },
    async lists() {
      // Cached lists are returned at once. Lists that failed before are loaded without waiting for them.
      await Promise.all([...lists.keys()].map(refresh))
      for (const container of firstLoads.keys()) if (!lists.has(container)) void refresh(container)
      return [...lists.values()]
    },
    find(address) {
      for (const list of lists.values()) {
        const asset = indexOf(list).get(address)
        if (asset) return asset
      }
      return undefined
    },
  }
}
