import type { Opening, OpenQuestion } from '../pass-through/question.ts'
import { type Query, restRequest } from './api.ts'
import { isOfSite, isPublished } from './entry.ts'
import type { Site } from './sites.ts'

interface Row {
  readonly address: RegExp
  /** Whether the content makes public what the address names. */
  isOpen(opening: Opening, handle: string, id: string): boolean
  query(site: Site, opening: Opening): Query
  readonly isList: boolean
}

const ofSite = ({ handle }: Site): Query => ({ site: handle })

/**
 * All that can be asked for through us, as the system's own addresses below its route (content-contract 3.1).
 */
const rows: readonly Row[] = [
  {
    address: /^collections\/([\w-]+)\/entries$/,
    isOpen: ({ collections }, handle) => collections.includes(handle),
    query: ({ handle }, { limit, page, sort }) => ({
      ...{ 'filter[site]': handle, limit: String(limit), page: String(page) },
      sort,
    }),
    isList: true,
  },
  {
    address: /^collections\/([\w-]+)\/entries\/([\w-]+)$/,
    isOpen: ({ collections, entries }, handle, id) =>
      collections.includes(handle) && entries.some((entry) => entry.id === id && entry.collection === handle),
    query: () => ({}),
    isList: false,
  },
  {
    address: /^collections\/([\w-]+)\/tree$/,
    isOpen: ({ collections }, handle) => collections.includes(handle),
    query: ofSite,
    isList: true,
  },
  {
    address: /^navs\/([\w-]+)\/tree$/,
    isOpen: ({ menus }, handle) => menus.includes(handle),
    query: ofSite,
    isList: true,
  },
  {
    address: /^globals\/([\w-]+)$/,
    isOpen: ({ globals }, handle) => globals.includes(handle),
    query: ofSite,
    isList: false,
  },
]

/** The question that an address below `/api/cms/` stands for; undefined for one that is not public. */
export function openQuestion(opening: Opening, site: Site, route: string): OpenQuestion | undefined {
  for (const { address, isOpen, query, isList } of rows) {
    const match = address.exec(opening.path)
    if (!match) continue
    const [, handle = '', id = ''] = match
    if (!isOpen(opening, handle, id)) return undefined
    return {
      request: restRequest(route, opening.path, query(site, opening)),
      isList,
      // Global sets have neither a status nor a language.
      isWanted: (item) => isPublished(item) && isOfSite(item, site),
    }
  }
  return undefined
}
