import { type RefObject, useEffect, useRef } from 'react'
import { formatSearchQuery, parseSearchQuery, type SearchQuery } from '../content/search-query.ts'
import { requestQuery } from './query-events.ts'

/** Milliseconds without a keystroke before results are asked for, so that nobody is told of each letter. */
const pause = 150

const textIn = (field: HTMLInputElement): string =>
  parseSearchQuery(`?${new URLSearchParams({ q: field.value })}`).text

/**
 * Shows results while somebody writes: `text` is what the results shown are for. Without it the form does the
 * same, on a page of its own.
 */
export function useInstantSearch({ text }: SearchQuery): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)

  useEffect(() => {
    shown.current = text
  }, [text])

  useEffect(() => (field.current ? followField(field.current, () => shown.current) : undefined), [])
  return field
}

/** Asks for what stands in the field once it rests there. Returns what ends it. */
function followField(field: HTMLInputElement, shown: () => string): () => void {
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  // Its results are shown, or on their way.
  let asked = shown()

  const ask = () => {
    const wanted = textIn(field)
    if (wanted === asked) return
    asked = wanted
    requestQuery(formatSearchQuery({ text: wanted }))
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pause)
  }
  // The results came by a link or the browser's buttons, not from the field.
  const follow = () => {
    clearTimeout(timer)
    asked = shown()
    field.value = asked
  }

  field.addEventListener('input', wait, { signal })
  addEventListener('pagechange', follow, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  // Somebody wrote before the app was there.
  if (textIn(field) !== asked) wait()
  return () => end.abort()
}
