/**
 * Applies the parameters `filter`, `sort`, `limit`, `page` and `fields` of Statamic's REST API to a list, as
 * far as the tests need them (docs/reference/content-system.md#rest-lists).
 */

const allowedFilters = new Set(['site', 'title', 'slug', 'uri', 'url', 'status', 'published'])

/** Filters that choose entries; `site` is the entry's `locale`. Others that are allowed keep every entry. */
const filterBy = {
  site: (entry, value) => entry.locale === value,
  title: (entry, value) => entry.title === value,
  slug: (entry, value) => entry.slug === value,
  uri: (entry, value) => entry.uri === value,
  url: (entry, value) => entry.url === value,
}

const filtersOf = (parameters) =>
  parameters.flatMap(([name, value]) => {
    const [, field] = /^filter\[([^\]]+)\]$/.exec(name) ?? []
    return field ? [[field, value]] : []
  })

const compare = (a, b) => {
  if (a === b) return 0
  if (a === null || a === undefined) return -1
  if (b === null || b === undefined) return 1
  return a < b ? -1 : 1
}

function sorted(items, sort) {
  const keys = sort.split(',').map((key) => [key.replace(/^-/, ''), key.startsWith('-') ? -1 : 1])
  return [...items].sort((a, b) =>
    keys.reduce((order, [key, direction]) => order || direction * compare(a[key], b[key]), 0),
  )
}

/**
 * Returns a function that picks the fields of an item in the order of the parameter `fields`, with null for
 * unknown names. Without the parameter, items are returned as they are.
 */
export const pick = (fields) => (item) =>
  fields === undefined
    ? item
    : Object.fromEntries(fields.split(',').map((name) => [name, item[name] ?? null]))

/** The number of items per page: 50 by default; `0` means 15, as the real system was observed to do. */
const limitOf = (text) => (text === undefined ? 50 : Number(text) || 15)

/** Links repeat `filter`, `limit`, `page` and `sort` only: `fields` is lost, as in the real system. */
function linksOf(address, parameters, current, last) {
  const kept = parameters.filter(([name]) => /^(?:filter\[|limit$|sort$)/.test(name))
  const at = (page) => `${address}?${new URLSearchParams([...kept, ['page', String(page)]])}`
  return {
    first: at(1),
    last: at(last),
    prev: current > 1 ? at(current - 1) : null,
    next: current < last ? at(current + 1) : null,
  }
}

/**
 * Filters, sorts and pages a list, and wraps it in the envelope of an index endpoint.
 * @param {object[]} items all items of all sites
 * @param {[string, string][]} parameters
 * @param {{ address: string, forbidden?: string[] }} options `forbidden`: filters that this system does not
 * allow
 */
export function answerList(items, parameters, { address, forbidden = [] }) {
  const filters = filtersOf(parameters)
  const refused = filters.find(([field]) => !allowedFilters.has(field) || forbidden.includes(field))
  if (refused) return { status: 422, body: { message: `Forbidden filter: ${refused[0]}` } }
  const query = new Map(parameters)
  const kept = items.filter((item) =>
    filters.every(([field, value]) => filterBy[field]?.(item, value) ?? true),
  )
  const ordered = query.has('sort') ? sorted(kept, query.get('sort')) : kept
  const limit = limitOf(query.get('limit'))
  const page = Math.max(1, Number(query.get('page')) || 1)
  const last = Math.max(1, Math.ceil(ordered.length / limit))
  const shown = ordered.slice((page - 1) * limit, page * limit)
  return {
    body: {
      data: shown.map(pick(query.get('fields'))),
      links: linksOf(address, parameters, page, last),
      meta: {
        current_page: page,
        from: shown.length > 0 ? (page - 1) * limit + 1 : null,
        last_page: last,
        links: [],
        path: address,
        per_page: limit,
        to: shown.length > 0 ? (page - 1) * limit + shown.length : null,
        total: ordered.length,
      },
    },
  }
}

/** Returns a function that picks the fields of the page of each node in a tree. */
export const pickFromTree = (fields) => (node) => ({
  ...node,
  page: pick(fields)(node.page),
  children: node.children.map(pickFromTree(fields)),
})
