import { type RefObject, useEffect, useRef } from 'react'
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '../content/search-query.ts'
import { requestQuery } from './query-events.ts'

/**
 * Milliseconds without a keystroke before results are requested: without a pause, screen readers would
 * announce the results for each letter.
 */
const debounceDelay = 150

const textIn = (field: HTMLInputElement): string =>
  parseSearchQuery(`?${new URLSearchParams({ q: field.value })}`).text

/**
 * Shows results while the visitor types, once the page is hydrated. Before that, and without JavaScript,
 * results are loaded by submitting the form.
 * @param query its `text` is the one that the results shown are for
 * @returns the ref of the search field
 */
export function useInstantSearch({ text }: SearchQuery): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)

  useEffect(() => {
    shown.current = text
  }, [text])

  useEffect(() => (field.current ? searchOnInput(field.current, () => shown.current) : undefined), [])
  return field
}

/**
 * Requests the results for the text of a field after each pause in typing. Returns a function that ends this.
 */
function searchOnInput(field: HTMLInputElement, shown: () => string): () => void {
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  // The text whose results are shown or requested.
  let requested = shown()

  const requestResults = () => {
    const typed = textIn(field)
    if (typed === requested) return
    requested = typed
    requestQuery(formatSearchQuery({ text: typed }))
  }
  const debounce = () => {
    clearTimeout(timer)
    timer = setTimeout(requestResults, debounceDelay)
  }
  // A link or the browser's buttons have led to other results: the field shows their query.
  const syncField = () => {
    clearTimeout(timer)
    requested = shown()
    field.value = requested
  }

  field.addEventListener('input', debounce, { signal })
  addEventListener('pagechange', syncField, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // The visitor has typed before hydration.
  if (textIn(field) !== requested) debounce()
  return () => end.abort()
}
