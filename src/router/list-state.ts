/**
 * The query by which an address selects a part of the list of its page: `?archive=2024-05&page=2`. All other
 * parameters mean nothing to a list.
 */

/** The part of a list that an address selects. */
export interface ListState {
  /** Number of the page, from 1. */
  readonly page: number
  /** Year or month: `2024`, `2024-05`. */
  readonly period?: string
}

/** What a query asks of a list. */
export type AskedPart =
  | { readonly kind: 'part'; readonly state: ListState }
  /** Another spelling of a part, such as `?page=1`: visitors are redirected to `query`, which may be empty. */
  | { readonly kind: 'respelled'; readonly query: string }
  /** No part that a list could have: `?page=0`, a parameter twice. */
  | { readonly kind: 'malformed' }

/** A value may hold further question marks (RFC 3986, section 3.4). */
const parameters = /(?:^\?|&)(?:archive|page)(?=[=&]|$)[^&]*/g
const pageNumber = /^[1-9]\d{0,5}$/
const yearOrMonth = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/

/**
 * The parameters of a query that may select a part of a list, as they are written and in their order; empty
 * without any.
 * @param search with its `?`
 */
export function listQueryOf(search: string): string {
  const found = search.match(parameters)
  return found ? `?${found.join('').slice(1)}` : ''
}

/**
 * The query of an address that selects its part of a list by `listQuery` instead. Its other parameters stay
 * as they are written, after that.
 * @param search with its `?`, or empty
 * @param listQuery with its `?`, or empty
 */
export function withListQuery(search: string, listQuery: string): string {
  const others = search.replaceAll(parameters, '').slice(1)
  const query = [listQuery.slice(1), others].filter(Boolean).join('&')
  return query && `?${query}`
}

/** The query that selects a part; empty for the first page of the whole list. */
export function formatListState({ page, period }: ListState): string {
  const parts = [period === undefined ? '' : `archive=${period}`, page > 1 ? `page=${page}` : '']
  const query = parts.filter(Boolean).join('&')
  return query && `?${query}`
}

/** Reads a query that `listQueryOf` has found. Never throws. */
export function parseListQuery(query: string): AskedPart {
  const found = new URLSearchParams(query)
  const [pages, periods] = [found.getAll('page'), found.getAll('archive')]
  const [page = '1', period] = [pages[0], periods[0]]
  if (pages.length > 1 || periods.length > 1) return { kind: 'malformed' }
  if (!pageNumber.test(page) || (period !== undefined && !yearOrMonth.test(period)))
    return { kind: 'malformed' }
  const state = { page: Number(page), ...(period !== undefined && { period }) }
  const canonical = formatListState(state)
  return canonical === query ? { kind: 'part', state } : { kind: 'respelled', query: canonical }
}
