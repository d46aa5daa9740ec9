/**
 * Responses of Statamic's Fetch add-on, with its parameters `filter`, `offset`, `limit` and `page` applied
 * (docs/reference/content-system.md#fetch-parameters).
 */

const filters = {
  published: (item) => item.published !== false,
  unpublished: (item) => item.published === false,
}

/**
 * Filters and pages a list, and wraps it in the add-on's envelope.
 * @param {object[]} items
 * @param {Map<string, string>} query
 */
export function answerList(items, query) {
  const kept = items.filter(filters[query.get('filter')] ?? (() => true))
  const [limit, offset, page] = ['limit', 'offset', 'page'].map((name) => Number(query.get(name)) || 0)
  const from = offset + limit * (Math.max(1, page) - 1)
  return {
    data: limit > 0 ? kept.slice(from, from + limit) : kept.slice(offset),
    page: Math.max(1, page),
    limit,
    offset,
    has_next_page: limit > 0 ? from + limit < kept.length : null,
    total_results: kept.length,
  }
}

/** Wraps one item in the add-on's envelope; `[]` when there is none. */
export const answerItem = (item) => ({
  data: item ?? [],
  page: 1,
  limit: 0,
  offset: 0,
  has_next_page: null,
  total_results: null,
})

/**
 * The response for a missing page, global set or collection: status 404 with a text when the request has a
 * JSON content type, else status 200 and an empty list (docs/reference/content-system.md#fetch-failures).
 */
export function missing(kind, name, headers) {
  return /json/.test(headers['content-type'] ?? '')
    ? {
        status: 404,
        headers: { 'content-type': 'text/html; charset=UTF-8' },
        body: `${kind} [${name}] not found.`,
      }
    : { status: 200, body: '[]' }
}

/** A server error, without the debug page that the real system adds. */
export const serverError = () => ({
  status: 500,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  body: '<!DOCTYPE html><title>Whoops, looks like something went wrong.</title>',
})
