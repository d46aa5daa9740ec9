/** A project as Statamic's REST API answers it (docs/reference/content-system.md#rest). */
import { parametersOf } from '../../../../scripts/cms-mock/recordings.mjs'
import { answerList, pick, pickFromTree } from '../../../../scripts/cms-mock/rest-query.mjs'
import type { StandInAnswer, StandInRequest } from '../../../../scripts/cms-mock/server.mjs'
import { blueprintFields } from '../../../../server/cms/flat-files/blueprints/blueprints.ts'
import { storedTree } from '../../../../server/cms/flat-files/index/stored-tree.ts'
import type { TreeNode } from '../../../../server/cms/model/trees/tree.ts'
import { answerByPath, data, type Endpoints, notFound } from '../rest-endpoints.ts'
import {
  assetsOf,
  type Entry,
  isRecord,
  listOf,
  recordOf,
  type SiteIndex,
  statusOfEntry,
  textOf,
  type Value,
} from './lookups.ts'
import { restEntry } from './rest-entry.ts'
import { augmentFields, type RestScope, shortAsset } from './rest-values.ts'

interface Asked {
  readonly request: StandInRequest
  readonly scope: RestScope
  /** What the pattern of the path caught. */
  readonly names: readonly string[]
}
type Node = Parameters<ReturnType<typeof pickFromTree>>[0]

const fieldsOf = ({ request }: Asked) => request.query.get('fields') ?? undefined

/** The site that is asked for, by its handle; the default one unless it is named. */
const siteOf = ({ request, scope: { index } }: Asked): string | undefined => {
  const named = request.query.get('site') ?? index.sites[0]?.handle
  return index.sites.find(({ handle }) => handle === named)?.handle
}

const isPublic = ({ index }: RestScope, entry: Entry) => statusOfEntry(index, entry) === 'published'

const list = (items: object[], { request, scope }: Asked) =>
  answerList(items, parametersOf(request), { address: `${scope.origin}${request.path}` })

const entriesOf = (handle: string, { index }: RestScope): readonly Entry[] =>
  index.sites.flatMap((site) => index.entriesIn(handle, site.handle))

/** Sends only what is asked for, as whole entries of a large collection cost a lot. */
function entries(asked: Asked): StandInAnswer {
  const {
    names: [handle = ''],
    scope,
  } = asked
  if (!scope.index.collections.has(handle)) return notFound
  const shown = entriesOf(handle, scope).filter((entry) => isPublic(scope, entry))
  return list(
    shown.map((entry) => restEntry(entry, scope)),
    asked,
  )
}

function entry({ names: [handle, id = ''], scope }: Asked): StandInAnswer {
  const found = scope.index.entries.get(decodeURIComponent(id))
  const isThere = found?.published && found.collection.handle === handle
  return data(isThere ? restEntry(found, scope) : undefined)
}

const treeOf = (nodes: readonly TreeNode<Entry>[], scope: RestScope): Node[] =>
  nodes
    .filter((node) => isPublic(scope, node.entry))
    .map((node) => ({
      page: { ...restEntry(node.entry, scope), entry_id: node.entry.id },
      depth: node.depth,
      children: treeOf(node.children, scope),
    }))

function tree(asked: Asked): StandInAnswer {
  const {
    names: [handle = ''],
    scope,
  } = asked
  const site = siteOf(asked)
  const found = site === undefined ? undefined : scope.index.tree(handle, site)
  return data(found && treeOf(found.nodes, scope).map(pickFromTree(fieldsOf(asked))))
}

function menuOf(nodes: Value, scope: RestScope, depth = 1): Node[] {
  return listOf(nodes)
    .filter(isRecord)
    .flatMap((node, at) => {
      const id = textOf(node.id) ?? `n${depth}-${at}`
      const named = scope.index.entries.get(textOf(node.entry) ?? '')
      if (node.entry && !(named && isPublic(scope, named))) return []
      const title = textOf(node.title)
      const url = textOf(node.url) ?? null
      const page = named
        ? { ...restEntry(named, scope), id, entry_id: named.id, ...(title && { title }) }
        : { entry_id: null, id, permalink: url, title, uri: url, url }
      return [{ page, depth, children: menuOf(node.children, scope, depth + 1) }]
    })
}

function menu(asked: Asked): StandInAnswer {
  const {
    names: [handle = ''],
    scope,
  } = asked
  const { files, sites } = scope.index
  const site = siteOf(asked)
  if (site === undefined) return notFound
  const config = recordOf(files.get(`content/navigation/${handle}.yaml`)?.value)
  const stored = storedTree(files, 'navigation', handle, site, sites.length === 1, config.tree)
  if (!Array.isArray(stored)) return notFound
  return data(menuOf(stored as Value, scope).map(pickFromTree(fieldsOf(asked))))
}

function globals(asked: Asked): StandInAnswer {
  const { scope } = asked
  const site = siteOf(asked)
  if (site === undefined) return notFound
  const sets = Object.entries(scope.index.globals(site))
  return data(sets.map(([handle, values]) => globalSet(handle, values, { ...scope, site })))
}

const globalSet = (handle: string, values: Parameters<typeof augmentFields>[0], scope: RestScope) => ({
  ...augmentFields(values, blueprintFields(scope.index.blueprints, 'globals', handle), scope),
  ...{ handle, api_url: `${scope.origin}/api/globals/${handle}` },
})

function assets(asked: Asked): StandInAnswer {
  const {
    names: [container],
    scope,
  } = asked
  const found = [...scope.assets.values()].filter((asset) => asset.container === container)
  const items = found.map((asset) => ({
    ...asset.data,
    ...shortAsset(asset, scope.origin),
    basename: asset.path.split('/').at(-1),
    extension: asset.path.split('.').at(-1),
    is_asset: true,
    path: asset.path,
    size_bytes: asset.size,
    width: asset.width ?? null,
    height: asset.height ?? null,
  }))
  return list(items, asked)
}

const formHandles = ({ index }: RestScope) =>
  [...index.files.keys()].flatMap((file) => /^resources\/forms\/([^/]+)\.yaml$/.exec(file)?.[1] ?? [])

const formOf = (handle: string, { index, origin }: RestScope) => ({
  handle,
  title: textOf(recordOf(index.files.get(`resources/forms/${handle}.yaml`)?.value).title) ?? handle,
  fields: Object.fromEntries(
    blueprintFields(index.blueprints, 'forms', handle).map((field) => [
      field.handle,
      { ...field.config, handle: field.handle, type: field.type },
    ]),
  ),
  api_url: `${origin}/api/forms/${handle}`,
})

const forms = (asked: Asked) =>
  data(formHandles(asked.scope).map((handle) => pick(fieldsOf(asked))(formOf(handle, asked.scope))))

const form = ({ names: [handle = ''], scope }: Asked) =>
  data(formHandles(scope).includes(handle) ? formOf(handle, scope) : undefined)

const endpoints: Endpoints<Asked> = [
  [/^\/api\/collections\/([^/]+)\/entries$/, entries],
  [/^\/api\/collections\/([^/]+)\/entries\/([^/]+)$/, entry],
  [/^\/api\/collections\/([^/]+)\/tree$/, tree],
  [/^\/api\/navs\/([^/]+)\/tree$/, menu],
  [/^\/api\/globals$/, globals],
  [/^\/api\/assets\/([^/]+)$/, assets],
  [/^\/api\/forms$/, forms],
  [/^\/api\/forms\/([^/]+)$/, form],
]

/** @returns what the stand-in server asks for its answers */
export function answerProject(index: SiteIndex): (request: StandInRequest) => StandInAnswer | undefined {
  const known = new Map(assetsOf(index).map((asset) => [asset.id, asset]))
  return (request) => {
    const scope = {
      index,
      origin: `http://${request.headers.host}`,
      site: index.sites[0]?.handle ?? '',
      assets: known,
    }
    return answerByPath(endpoints, request, (names) => ({ request, scope, names }))
  }
}
