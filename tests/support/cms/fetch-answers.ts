import { answerForm, answerPicture, sitemapOf } from '../../../scripts/cms-mock/extras.mjs'
import { answerItem, answerList, missing, serverError } from '../../../scripts/cms-mock/fetch-query.mjs'
import { parametersOf } from '../../../scripts/cms-mock/recordings.mjs'
import type { StandInAnswer, StandInRequest } from '../../../scripts/cms-mock/server.mjs'
import type { Locale } from '../../../src/i18n/languages.ts'
import { molenhof } from '../../fixtures/contract-site/index.ts'
import { localeNames, type Placed, placeAll, prefixOf } from './contract-site.ts'
import { deepen } from './fetch-deep.ts'
import { deepItem, itemsOf, localeOf, storeGlobal, uuidOf } from './fetch-items.ts'

/** The site as Statamic 2 with the Fetch add-on answers it (docs/reference/content-system.md#fetch). */

interface Options {
  /** Demands this key. */
  readonly apiKey?: string
}
interface Asked {
  readonly request: StandInRequest
  readonly origin: string
  readonly locale: Locale
  readonly query: ReadonlyMap<string, string>
  /** Segments of the path after the action. */
  readonly rest: readonly string[]
}

const html = { 'content-type': 'text/html; charset=UTF-8' }

const listItems = (handle: string, { locale, origin }: Asked): readonly object[] =>
  itemsOf(handle).map((base) => deepItem(base, { locale, origin, isList: true }, mountOf({ locale, origin })))

const mountOf =
  ({ locale, origin }: Pick<Asked, 'locale' | 'origin'>) =>
  (handle: string) =>
    answerList(
      itemsOf(handle).map((base) => deepItem(base, { locale, origin, isList: true }, () => ({}))),
      new Map(),
    )

const single = (base: Placed, { locale, origin }: Asked) =>
  answerItem(deepItem(base, { locale, origin, isList: false }, mountOf({ locale, origin })))

/** The count is that of the collection when a page with a mount is among them. */
function pages(asked: Asked): StandInAnswer {
  const list = answerList(listItems('pages', asked), asked.query)
  return { body: { ...list, total_results: itemsOf('news').length } }
}

function collection(asked: Asked): StandInAnswer {
  const [handle = ''] = asked.rest
  const isKnown = molenhof.collections.some((each) => each.handle === handle && !each.isTree)
  if (!isKnown) return missing('Collection', handle, asked.request.headers)
  return { body: answerList(listItems(handle, asked), asked.query) }
}

/**
 * By the default language's address, exact and not decoded; `home` and `0` are home whatever follows.
 */
function page(asked: Asked): StandInAnswer {
  const [first = ''] = asked.rest
  const isHome = ['', 'home', '0'].includes(first)
  const uri = isHome ? '/' : `/${asked.rest.join('/')}`.replace(/(.)\/$/, '$1')
  const base = itemsOf('pages').find((each) => each.uri === uri)
  return base ? { body: single(base, asked) } : missing('Page', uri, asked.request.headers)
}

function entry(asked: Asked): StandInAnswer {
  const [first = '', slug] = asked.rest
  const found = slug
    ? itemsOf(first).find(({ text, collection: { isTree } }) => !isTree && text.slug === slug)
    : placeAll('nl').find(({ item }) => uuidOf(item.key) === first)
  if (found) return { body: single(found, asked) }
  return asked.locale === 'nl' ? { body: answerItem(undefined) } : serverError()
}

/** A set of a language without one is the default language's, and the handle is in `slug`. */
function globalSet(handle: string, index: number, { locale, origin }: Asked): Record<string, unknown> {
  const sets = molenhof.globals[handle] ?? {}
  const known = { asset: () => undefined, item: () => undefined }
  return {
    id: `5d0c1f0e-0000-4a6e-9d0a-${String(index + 1).padStart(12, '0')}`,
    title: handle,
    ...deepen(storeGlobal({ ...sets.nl, ...sets[locale] }), known),
    slug: handle,
    url: `${prefixOf(locale)}/`,
    uri: null,
    url_path: null,
    permalink: `${origin}${prefixOf(locale)}/`,
    edit_url: `${origin}/cp/globals/${handle}`,
    published: true,
    order: null,
    content: null,
    content_raw: null,
  }
}

const allGlobals = (asked: Asked) =>
  Object.keys(molenhof.globals).map((handle, index) => globalSet(handle, index, asked))

/** Sets that are named keep their place: with an unknown one before them `data` is no list. */
function globals(asked: Asked): StandInAnswer {
  const names = asked.query.get('globals')?.split(',')
  const all = allGlobals(asked)
  if (!names) return { body: answerList(all, asked.query) }
  const found = names.map((name) => all.find(({ slug }) => slug === name))
  const data = found.every(Boolean) ? found : { ...found }
  return { body: { ...answerList([], asked.query), data, total_results: found.length } }
}

function global(asked: Asked): StandInAnswer {
  const [handle = ''] = asked.rest
  const set = allGlobals(asked).find(({ slug }) => slug === handle)
  return set ? { body: answerItem(set) } : missing('Global', handle, asked.request.headers)
}

/** Without width and height; a focus is always named. */
function assets({ origin, query }: Asked): StandInAnswer {
  const all = molenhof.assets.map(({ path, alt, focus, bytes }) => ({
    id: `main::${path}`,
    title: null,
    url: `${origin}/assets/${path}`,
    permalink: `${origin}/assets/${path}`,
    path,
    basename: path.split('/').at(-1),
    extension: path.split('.').at(-1),
    is_asset: true,
    edit_url: `${origin}/cp/assets/main/${path}`,
    container: 'main',
    size_bytes: bytes,
    ...(alt && { alt }),
    focus: focus ?? '50-50',
    focus_css: (focus ?? '50-50').replace(/^(\d+)-(\d+).*$/, '$1% $2%'),
  }))
  return { body: answerList(all, query) }
}

const actions: Readonly<Record<string, (asked: Asked) => StandInAnswer>> = {
  pages,
  page,
  collection,
  entry,
  globals,
  global,
  assets,
}

/** Published pages and entries that have an address, in the languages they are written in. */
function sitemap(origin: string): StandInAnswer {
  const listed = localeNames
    .flatMap(placeAll)
    .filter(
      ({ item, uri }) => uri && !item.draft && item.redirect === undefined && (item.date ?? '') < '2900',
    )
  return sitemapOf(listed.map(({ locale, uri }) => `${origin}${prefixOf(locale)}${uri}`))
}

function answerFetch(request: StandInRequest, origin: string, { apiKey }: Options): StandInAnswer {
  const [, , , action = '', ...rest] = request.path.split('/')
  const query = new Map(parametersOf(request))
  if (apiKey !== undefined && query.get('api_key') !== apiKey) return { status: 401, headers: html, body: '' }
  const answer = Object.hasOwn(actions, action.toLowerCase()) ? actions[action.toLowerCase()] : undefined
  if (!answer || request.method === 'HEAD') return { status: 404, headers: html, body: 'Not Found' }
  return answer({ request, origin, query, rest, locale: localeOf(query.get('locale')) })
}

/** @returns what the stand-in server asks for its answers */
export function answerContractSite(
  options: Options = {},
): (request: StandInRequest) => StandInAnswer | undefined {
  return (request) => {
    const origin = `http://${request.headers.host}`
    if (request.path === '/sitemap.xml') return sitemap(origin)
    if (/^\/!\/fetch\//i.test(request.path)) return answerFetch(request, origin, options)
    return answerPicture(request) ?? answerForm(request, origin)
  }
}
