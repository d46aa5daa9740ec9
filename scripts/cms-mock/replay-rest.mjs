/**
 * Replays Statamic's REST API from recordings. Responses that were not recorded are derived from the recorded
 * lists.
 */
import { openRecordings, parametersOf } from './recordings.mjs'
import { answerList, pick, pickFromTree } from './rest-query.mjs'

const hosts = ['http://127.0.0.1:18490']
/** Paths of the recorded lists whose items have pages. */
export const lists = ['/api/collections/pages/entries', '/api/collections/nieuws/entries']
const notFound = { status: 404, body: { message: 'Not found.' } }
/** The site of requests without the parameter `site`. */
const defaultSite = 'nl'

/**
 * Creates the function that responds to requests, with the look-up of recordings.
 * @param {import('./recordings.mjs').Recording[]} all
 */
export function createRestReplay(all) {
  const recordings = openRecordings(all, hosts)
  const itemOf = (path, member) => {
    const [list, wanted] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
    return recordings.data(list)?.find((item) => item[member] === decodeURIComponent(wanted))
  }

  const asList = ({ path }, parameters, origin) => {
    const items = recordings.data(path)
    return items ? answerList(items, parameters, { address: `${origin}${path}` }) : notFound
  }

  /** An item that was not recorded alone is taken from a recorded list, which has the same object. */
  const asItem = (member) => (request) => {
    const item = itemOf(request.path, member)
    return item ? { body: { data: item } } : notFound
  }

  const asTree = ({ path, query }) => {
    const site = query.get('site')
    const data = recordings.data(path, site === null || site === defaultSite ? [] : [['site', site]])
    return data ? { body: { data: data.map(pickFromTree(query.get('fields') ?? undefined)) } } : notFound
  }

  /**
   * A set of the default site is taken from the recorded list of sets. Of another site only single sets were
   * recorded.
   */
  const asGlobal = (request) => {
    const site = request.query.get('site')
    return site === null || site === defaultSite ? asItem('handle')(request) : notFound
  }

  /** The list of sets; status 500 for another site, as from a system where one set lacks that site. */
  const asGlobals = ({ path, query }) => {
    const isDefault = !query.has('site') || query.get('site') === defaultSite
    return isDefault
      ? { body: { data: recordings.data(path) } }
      : { status: 500, body: { message: 'Server Error' } }
  }

  const plainList = ({ path, query }) => {
    const data = recordings.data(path)
    return data ? { body: { data: data.map(pick(query.get('fields') ?? undefined)) } } : notFound
  }

  /** The first pattern that matches the path decides how a response is derived. */
  const endpoints = [
    [/^\/api\/collections\/[^/]+\/entries$/, asList],
    [/^\/api\/collections\/[^/]+\/entries\/[^/]+$/, asItem('id')],
    [/^\/api\/(?:collections|navs)\/[^/]+\/tree$/, asTree],
    [/^\/api\/taxonomies\/[^/]+\/terms$/, asList],
    [/^\/api\/assets\/[^/]+$/, asList],
    [/^\/api\/globals\/?$/, asGlobals],
    [/^\/api\/globals\/[^/]+$/, asGlobal],
    [/^\/api\/forms$/, plainList],
  ]

  return {
    recordings,
    respond(request, origin) {
      const parameters = parametersOf(request)
      const found = recordings.find(request.path, parameters, request.headers, request.method)
      if (found) return recordings.toAnswer(found, origin)
      if (request.method !== 'GET') return notFound
      const [, derive] = endpoints.find(([pattern]) => pattern.test(request.path)) ?? []
      const answer = derive?.(request, parameters, origin) ?? notFound
      return { ...answer, body: recordings.rewrite(JSON.stringify(answer.body), origin) }
    },
  }
}
