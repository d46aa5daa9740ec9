import { answerForm, answerPicture, sitemapOf } from '../../../scripts/cms-mock/extras.mjs'
import { parametersOf } from '../../../scripts/cms-mock/recordings.mjs'
import { answerList, pick, pickFromTree } from '../../../scripts/cms-mock/rest-query.mjs'
import type { StandInAnswer, StandInRequest } from '../../../scripts/cms-mock/server.mjs'
import type { Locale } from '../../../src/i18n/languages.ts'
import { molenhof } from '../../fixtures/contract-site/index.ts'
import { defineFields, idOf, localeNames, type Placed, placeAll } from './contract-site.ts'
import type { Fields, MenuNode } from './contract-values.ts'
import { answerByPath, data, type Endpoints, notFound } from './rest-endpoints.ts'
import { restEntry } from './rest-entry.ts'
import { augmentFields, isPublic, shortAsset, urlOf } from './rest-values.ts'

/** The site as a Statamic 5 with its REST API answers it (docs/reference/content-system.md#rest). */

interface Options {
  /** Filters that the system was not told to allow, e.g. `site`. */
  readonly forbidden?: readonly string[]
}
interface Asked {
  readonly request: StandInRequest
  readonly origin: string
  /** What the pattern of the path caught. */
  readonly names: readonly string[]
  readonly options: Options
}

const serverError: StandInAnswer = { status: 500, body: { message: 'Server Error' } }

const isLocale = (name: string): name is Locale => (localeNames as readonly string[]).includes(name)
const siteOf = ({ request }: Asked): Locale | undefined => {
  const site = request.query.get('site') ?? 'nl'
  return isLocale(site) ? site : undefined
}
const fieldsOf = ({ request }: Asked) => request.query.get('fields') ?? undefined
const homeOf = (all: readonly Placed[]) => all.find(({ uri }) => uri === '/')

/** Storage order: by site folder, then by file name. */
const placedIn = (handle: string): readonly Placed[] =>
  ['de', 'en', 'nl'].filter(isLocale).flatMap((locale) =>
    placeAll(locale)
      .filter(({ collection }) => collection.handle === handle)
      .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
  )
const nameOf = ({ item, text }: Placed) => `${item.date ?? ''}${text.file ?? text.slug}`

const entryOf = (placed: Placed, origin: string) => restEntry(placed, homeOf(placeAll(placed.locale)), origin)

function entries({ request, origin, names: [handle = ''], options }: Asked): StandInAnswer {
  const all = placedIn(handle)
  if (!molenhof.collections.some((each) => each.handle === handle)) return notFound
  const items = all.filter(isPublic).map((placed) => entryOf(placed, origin))
  return answerList(items, parametersOf(request), { address: `${origin}${request.path}`, ...options })
}

/** A scheduled entry is answered when it is asked for by its id, a draft is not. */
function entry({ origin, names: [handle = '', id] }: Asked): StandInAnswer {
  const placed = placedIn(handle).find(({ item, locale }) => idOf(item.key, locale) === id)
  return data(placed && !placed.item.draft ? entryOf(placed, origin) : undefined)
}

const treeOf = (
  all: readonly Placed[],
  parent: Placed | undefined,
  origin: string,
): Parameters<ReturnType<typeof pickFromTree>>[0][] =>
  all
    .filter((placed) => placed.parent === parent && isPublic(placed))
    .map((placed) => ({
      page: { ...entryOf(placed, origin), entry_id: idOf(placed.item.key, placed.locale) },
      depth: placed.level + 1,
      children: treeOf(all, placed, origin),
    }))

function tree(asked: Asked): StandInAnswer {
  const [handle] = asked.names
  const locale = siteOf(asked)
  const collection = molenhof.collections.find((each) => each.handle === handle && each.isTree)
  if (!locale || !collection) return notFound
  const all = placeAll(locale).filter((placed) => placed.collection === collection)
  return data(treeOf(all, undefined, asked.origin).map(pickFromTree(fieldsOf(asked))))
}

/** The menu's own title wins; an entry keeps its own language's address; drafts are left out. */
function menuOf(
  nodes: readonly MenuNode[],
  origin: string,
  depth = 1,
): Parameters<ReturnType<typeof pickFromTree>>[0][] {
  return nodes.flatMap(({ title, entry: key, url = null, children = [] }, index) => {
    const placed = key ? placeAll('nl').find(({ item }) => item.key === key) : undefined
    if (key && !(placed && isPublic(placed))) return []
    const id = `n${depth}-${index}`
    const page = placed
      ? { ...entryOf(placed, origin), id, entry_id: idOf(placed.item.key, 'nl'), ...(title && { title }) }
      : { entry_id: null, id, permalink: url, title, uri: url, url }
    return [{ page, depth, children: menuOf(children, origin, depth + 1) }]
  })
}

function menu(asked: Asked): StandInAnswer {
  const locale = siteOf(asked)
  const nodes = locale && molenhof.menus[asked.names[0] ?? '']?.[locale]
  return data(nodes && menuOf(nodes, asked.origin).map(pickFromTree(fieldsOf(asked))))
}

function globalSet(handle: string, fields: Fields, locale: Locale, origin: string) {
  const definitions = defineFields(Object.values(molenhof.globals[handle] ?? {}))
  return {
    ...augmentFields(fields, definitions, { origin, locale }),
    handle,
    api_url: `${origin}/api/globals/${handle}`,
  }
}

/** One set that a site does not have, and the list of that site is a server error. */
function globals(asked: Asked): StandInAnswer {
  const locale = siteOf(asked)
  const sets = Object.entries(molenhof.globals)
  if (!locale || sets.some(([, perLocale]) => !perLocale[locale])) return serverError
  return data(
    sets.map(([handle, perLocale]) => globalSet(handle, perLocale[locale] ?? {}, locale, asked.origin)),
  )
}

function global(asked: Asked): StandInAnswer {
  const [handle = ''] = asked.names
  const locale = siteOf(asked)
  const fields = locale && molenhof.globals[handle]?.[locale]
  return data(fields && globalSet(handle, fields, locale, asked.origin))
}

function assets({ request, origin, names: [container] }: Asked): StandInAnswer {
  if (container !== 'main') return notFound
  const items = molenhof.assets.map(({ path, alt, focus, width = null, height = null, bytes }) => ({
    alt: alt ?? null,
    basename: path.split('/').at(-1),
    extension: path.split('.').at(-1),
    focus: focus ?? null,
    focus_css: focus ? focus.replace(/^(\d+)-(\d+)-.*$/, '$1% $2%') : '50% 50%',
    has_focus: focus !== undefined,
    height,
    ...shortAsset(path, origin),
    is_asset: true,
    path,
    size_bytes: bytes,
    width,
  }))
  return answerList(items, parametersOf(request), { address: `${origin}${request.path}` })
}

const formOf = (origin: string) => ({
  handle: molenhof.form.handle,
  title: molenhof.form.title,
  fields: Object.fromEntries(
    molenhof.form.fields.map(({ handle, type, inputType, display, required, options }) => [
      handle,
      {
        type,
        ...(inputType && { input_type: inputType }),
        display,
        ...(options && { options }),
        ...(required && { validate: ['required'] }),
        handle,
        width: 100,
      },
    ]),
  ),
  api_url: `${origin}/api/forms/${molenhof.form.handle}`,
})

const forms = ({ origin, request }: Asked) =>
  data([formOf(origin)].map(pick(request.query.get('fields') ?? undefined)))
const form = ({ origin, names: [handle] }: Asked) => data(handle === 'contact' ? formOf(origin) : undefined)

function sitemap({ origin }: Asked): StandInAnswer {
  const all = localeNames
    .flatMap(placeAll)
    .filter((placed) => isPublic(placed) && placed.uri && placed.item.redirect === undefined)
  return sitemapOf(all.map((placed) => `${origin}${urlOf(placed)}`))
}

const endpoints: Endpoints<Asked> = [
  [/^\/api\/collections\/([^/]+)\/entries$/, entries],
  [/^\/api\/collections\/([^/]+)\/entries\/([^/]+)$/, entry],
  [/^\/api\/collections\/([^/]+)\/tree$/, tree],
  [/^\/api\/navs\/([^/]+)\/tree$/, menu],
  [/^\/api\/globals$/, globals],
  [/^\/api\/globals\/([^/]+)$/, global],
  [/^\/api\/assets\/([^/]+)$/, assets],
  [/^\/api\/forms$/, forms],
  [/^\/api\/forms\/([^/]+)$/, form],
  [/^\/sitemap\.xml$/, sitemap],
]

/** @returns what the stand-in server asks for its answers */
export function answerContractSite(
  options: Options = {},
): (request: StandInRequest) => StandInAnswer | undefined {
  return (request) => {
    const origin = `http://${request.headers.host}`
    const extra = answerPicture(request) ?? answerForm(request, origin)
    if (extra) return extra
    return answerByPath(endpoints, request, (names) => ({ request, origin, names, options }))
  }
}
