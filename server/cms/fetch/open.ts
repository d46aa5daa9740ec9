import type { Opening, OpenQuestion } from '../pass-through/question.ts'
import { actionPath, type FetchParams, pageAction } from './addresses.ts'
import type { KeyMethod } from './probe.ts'
import { byBody, byQuery, type Question } from './question.ts'
import { pagesHandle } from './read-entry.ts'

interface Row {
  readonly address: RegExp
  /** Whether the content makes public what the address names. */
  isOpen(opening: Opening, name: string): boolean
  /** Below the base URL; undefined for an alias of the home page. */
  path(name: string): string | undefined
  readonly isList: boolean
}

/** Fetch names pages by their addresses in its default language. */
const isPage = ({ entries }: Opening, uri: string): boolean =>
  entries.some(({ collection, lookup }) => collection === pagesHandle && lookup === uri)

/** All that can be asked for through us, as Fetch's own addresses (content-contract 2.1). */
const rows: readonly Row[] = [
  {
    address: /^pages$/,
    isOpen: ({ collections }) => collections.includes(pagesHandle),
    path: () => actionPath('pages'),
    isList: true,
  },
  {
    address: /^page((?:\/[^/]+)*)$/,
    isOpen: (opening, path) => isPage(opening, path || '/'),
    path: (path) => pageAction(path),
    isList: false,
  },
  {
    address: /^collection\/([\w-]+)$/,
    isOpen: ({ collections }, handle) => handle !== pagesHandle && collections.includes(handle),
    path: (handle) => actionPath('collection', handle),
    isList: true,
  },
  {
    address: /^global\/([\w-]+)$/,
    isOpen: ({ globals }, handle) => globals.includes(handle),
    path: (handle) => actionPath('global', handle),
    isList: false,
  },
]

/** Drafts are left out of lists by Fetch itself, so that its counts are of what is public. */
const paramsOf = ({ limit, page }: Opening, isList: boolean, locale: string | undefined): FetchParams =>
  isList ? { locale, limit, offset: (page - 1) * limit, filter: 'published' } : { locale }

/**
 * The question that an address below `/api/cms/` stands for; undefined for one that is not public.
 * @param locale what Fetch calls the language; undefined for its default one
 */
export function openQuestion(
  opening: Opening,
  locale: string | undefined,
  send: (question: Question) => OpenQuestion['request'],
): OpenQuestion | undefined {
  for (const row of rows) {
    const match = row.address.exec(opening.path)
    if (!match) continue
    const [, name = ''] = match
    const path = row.isOpen(opening, name) ? row.path(name) : undefined
    if (path === undefined) return undefined
    return {
      request: send({ path, params: paramsOf(opening, row.isList, locale) }),
      isList: row.isList,
    }
  }
  return undefined
}

/**
 * As the calls of the site send theirs: the key in the body, or where the system refuses that in the query.
 */
export const openSender =
  (apiKey: string | undefined, method: KeyMethod) =>
  (question: Question): OpenQuestion['request'] =>
    apiKey === undefined || method.current === 'GET' ? byQuery(question, apiKey) : byBody(question, apiKey)
