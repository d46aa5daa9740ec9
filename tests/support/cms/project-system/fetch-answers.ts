/** A project as Statamic 2 with the Fetch add-on answers it (docs/reference/content-system.md#fetch). */
import { answerItem, answerList, missing, serverError } from '../../../../scripts/cms-mock/fetch-query.mjs'
import { parametersOf } from '../../../../scripts/cms-mock/recordings.mjs'
import type { StandInAnswer, StandInRequest } from '../../../../scripts/cms-mock/server.mjs'
import { blueprintFields } from '../../../../server/cms/flat-files/blueprints/blueprints.ts'
import { deepen } from '../fetch-deep.ts'
import { deepItem, type FetchScope, type Item, itemsOf, pagesOf } from './fetch-items.ts'
import { storeFields } from './fetch-values.ts'
import { assetsOf, type ProjectAsset, type SiteIndex } from './lookups.ts'

interface Asked {
  readonly request: StandInRequest
  readonly scope: FetchScope
  readonly query: ReadonlyMap<string, string>
  /** Segments of the path after the action, decoded. */
  readonly rest: readonly string[]
}

const mounted =
  (scope: FetchScope) =>
  (handle: string): object =>
    answerList(
      itemsOf(scope.index, handle).map((item) => deepItem(item, { ...scope, isList: true }, () => ({}))),
      new Map(),
    )

const listed = (handle: string, { scope, query }: Asked): StandInAnswer => ({
  body: answerList(
    itemsOf(scope.index, handle).map((item) => deepItem(item, { ...scope, isList: true }, mounted(scope))),
    new Map(query),
  ),
})

const single = (item: Item, { scope }: Asked): StandInAnswer => ({
  body: answerItem(deepItem(item, { ...scope, isList: false }, mounted(scope))),
})

const pages = (asked: Asked): StandInAnswer => listed(pagesOf(asked.scope.index) ?? '', asked)

function collection(asked: Asked): StandInAnswer {
  const [handle = ''] = asked.rest
  const { index } = asked.scope
  const isKnown = index.collections.has(handle) && handle !== pagesOf(index)
  return isKnown ? listed(handle, asked) : missing('Collection', handle, asked.request.headers)
}

function page(asked: Asked): StandInAnswer {
  const { index } = asked.scope
  const isHome = ['', 'home', '0'].includes(asked.rest[0] ?? '')
  const uri = isHome ? '/' : `/${asked.rest.join('/')}`
  const found = itemsOf(index, pagesOf(index) ?? '').find(({ base }) => index.uri(base) === uri)
  return found ? single(found, asked) : missing('Page', uri, asked.request.headers)
}

function entry(asked: Asked): StandInAnswer {
  const [first = '', slug] = asked.rest
  const { index } = asked.scope
  const all = slug
    ? itemsOf(index, first)
    : [...index.collections.keys()].flatMap((each) => itemsOf(index, each))
  const found = all.find(({ base }) => (slug ? base.slug === slug : base.key === first))
  return found ? single(found, asked) : serverError()
}

const globals = ({ scope, query }: Asked): StandInAnswer => {
  const [first] = scope.index.sites
  const sets = Object.entries({
    ...scope.index.globals(first?.handle ?? ''),
    ...scope.index.globals(scope.site),
  })
  const all = sets.map(([handle, values]) => ({
    ...{ id: `global-${handle}`, title: handle },
    ...deepen(storeFields(values, blueprintFields(scope.index.blueprints, 'globals', handle), scope.index), {
      asset: () => undefined,
      item: () => undefined,
    }),
    ...{ slug: handle, url: '/', uri: null, url_path: null, published: true, order: null },
    ...{ content: null, content_raw: null },
  }))
  return { body: answerList(all, new Map(query)) }
}

const assets = ({ scope: { assets: all, origin }, query }: Asked): StandInAnswer => ({
  body: answerList(
    all.map(({ id, container, path, url, data, size }) => ({
      ...data,
      ...{ id, container, path, title: null, url: `${origin}${url}`, permalink: `${origin}${url}` },
      basename: path.split('/').at(-1),
      extension: path.split('.').at(-1),
      is_asset: true,
      size_bytes: size,
    })),
    new Map(query),
  ),
})

const actions: Readonly<Record<string, (asked: Asked) => StandInAnswer>> = {
  pages,
  page,
  collection,
  entry,
  globals,
  assets,
}

function answerFetch(
  index: SiteIndex,
  known: readonly ProjectAsset[],
  request: StandInRequest,
): StandInAnswer {
  const [, , , action = '', ...rest] = request.path.split('/').map(decodeURIComponent)
  const query = new Map(parametersOf(request))
  const answer = Object.hasOwn(actions, action.toLowerCase()) ? actions[action.toLowerCase()] : undefined
  if (!answer) return { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not Found' }
  const named = index.sites.find(({ handle }) => handle === query.get('locale')) ?? index.sites[0]
  const scope = {
    ...{ index, assets: known, origin: `http://${request.headers.host}`, site: named?.handle ?? '' },
    isList: true,
  }
  return answer({ request, scope, query, rest })
}

/** @returns what the stand-in server asks for its answers */
export function answerProject(index: SiteIndex): (request: StandInRequest) => StandInAnswer | undefined {
  const known = assetsOf(index)
  return (request) => (/^\/!\/fetch\//i.test(request.path) ? answerFetch(index, known, request) : undefined)
}
