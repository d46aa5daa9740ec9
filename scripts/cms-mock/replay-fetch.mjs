/**
 * Replays Statamic's Fetch add-on from recordings. Responses that were not recorded are derived from the
 * recorded lists.
 */
import { answerItem, answerList, missing, serverError } from './fetch-query.mjs'
import { openRecordings, parametersOf } from './recordings.mjs'

const hosts = ['http://cms.molenhof.test']
/** Paths of the recorded lists whose items have pages. */
export const lists = ['/!/Fetch/pages', '/!/Fetch/collection/nieuws']
const paging = new Set(['limit', 'offset', 'page', 'filter'])
const ownAddress = ['url', 'uri', 'url_path', 'permalink', 'edit_url']

/**
 * Derives the response for a single entry. It has the addresses of the default language, whatever language is
 * requested (docs/reference/content-system.md#fetch-languages).
 */
function entryOf(recordings, [collection, slug], parameters) {
  const path = `/!/Fetch/collection/${collection}`
  const base = recordings.data(path)?.find((item) => item.slug === slug)
  const item = recordings.data(path, parameters)?.find(({ id }) => id === base?.id)
  return item && { ...item, ...Object.fromEntries(ownAddress.map((name) => [name, base[name]])) }
}

/** How the add-on names a missing item in its message, by the action in the path: `Global [x] not found.` */
const kinds = {
  page: 'Page',
  pages: 'Pages',
  global: 'Global',
  collection: 'Collection',
  taxonomy: 'Taxonomy',
  formset: 'Formset',
}

/**
 * Creates the function that responds to requests, with the look-up of recordings.
 * @param {import('./recordings.mjs').Recording[]} all
 */
export function createFetchReplay(all) {
  const recordings = openRecordings(all, hosts)

  const findList = (path, parameters) =>
    recordings.data(
      path,
      parameters.filter(([name]) => !paging.has(name)),
    )

  function derive({ path, headers }, parameters) {
    const [, , , action = '', ...rest] = path.split('/')
    const list = findList(path, parameters)
    if (Array.isArray(list)) return { body: answerList(list, new Map(parameters)) }
    if (action === 'entry') {
      const item = entryOf(recordings, rest, parameters)
      return !item && parameters.some(([name]) => name === 'locale')
        ? serverError()
        : { body: answerItem(item) }
    }
    if (Object.hasOwn(kinds, action)) {
      const name = rest.join('/')
      return missing(kinds[action], action === 'page' ? `/${name}` : name, headers)
    }
    return { status: 404, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: 'Not found' }
  }

  return {
    recordings,
    respond(request, origin) {
      const parameters = parametersOf(request)
      const method = request.method === 'POST' ? 'GET' : request.method
      const found = recordings.find(request.path, parameters, request.headers, method)
      // `[]` is the answer for a missing item to a request without a JSON content type; one with that type
      // gets 404. Not every recording exists for both, so the answer follows from the headers of this
      // request.
      if (found && !(found.body === '[]' && method === 'GET')) return recordings.toAnswer(found, origin)
      const { body, ...answer } = derive(request, parameters)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return { ...answer, body: recordings.rewrite(text, origin) }
    },
  }
}
