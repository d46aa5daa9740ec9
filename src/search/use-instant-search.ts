import { type RefObject, useEffect, useRef } from 'react'
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '../content/search/search-query.ts'
import { requestQuery } from './query-events.ts'

/**
 * Milliseconds without a keystroke before results are requested: without a pause, screen readers would
 * announce the results for each letter.
 */
const debounceDelay = 150

/** The text of the field as the search understands it: in one line, cut if it is too long. */
const textIn = (field: HTMLInputElement): string =>
  parseSearchQuery(`?${new URLSearchParams({ q: field.value })}`).text

/**
 * Shows results while the visitor types, once the page is hydrated. Before that, and without JavaScript,
 * results are loaded by submitting the form.
 * @param query the query whose results are shown
 * @returns the ref of the search field
 */
export function useInstantSearch(query: SearchQuery): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)

  useEffect(() => {
    shown.current = query
  }, [query])

  useEffect(() => (field.current ? searchOnInput(field.current, () => shown.current) : undefined), [])
  return field
}

/**
 * Requests the results for the text of a field after each pause in typing. Returns a function that stops it.
 * @param shown returns the query whose results are shown; what it is narrowed down to stays
 */
function searchOnInput(field: HTMLInputElement, shown: () => SearchQuery): () => void {
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  // The text whose results are shown or requested.
  let requested = shown().text

  const requestResults = () => {
    const typed = textIn(field)
    if (typed === requested) return
    requested = typed
    requestQuery(formatSearchQuery({ ...shown(), text: typed, page: 1 }))
  }
  const debounce = () => {
    clearTimeout(timer)
    timer = setTimeout(requestResults, debounceDelay)
  }
  // After each navigation, such as the browser's back button, the field gets the text of the results shown.
  const syncField = () => {
    clearTimeout(timer)
    requested = shown().text
    field.value = requested
  }

  field.addEventListener('input', debounce, { signal })
  addEventListener('pagechange', syncField, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // Another text in the field means that the visitor has typed before hydration.
  if (textIn(field) !== requested) debounce()
  return () => end.abort()
}
