import { type RefObject, useEffect, useRef } from 'react'
import { askQuery } from './ask.ts'
import { readSearch, type SearchQuery, searchQuery } from './query.ts'

/** Milliseconds without a keystroke before results are asked for, so that nobody is told of each letter. */
const pause = 150

const asked = (field: HTMLInputElement): string =>
  readSearch(`?${new URLSearchParams({ q: field.value })}`).text

/**
 * Shows results while somebody writes: `text` is what the results shown are for. Without it the form does the same, on a page of its own.
 */
export function useInstantSearch({ text }: SearchQuery): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  const isAhead = useRef(false)

  useEffect(() => {
    const input = field.current
    if (!input || shown.current === text) return
    shown.current = text
    if (asked(input) === text) isAhead.current = false
    // The results came by a link or the browser's buttons, not from the field.
    else if (!isAhead.current) input.value = text
  }, [text])

  useEffect(() => {
    const input = field.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      const wanted = asked(input)
      if (wanted !== shown.current) askQuery(searchQuery({ text: wanted }))
    }
    const wait = () => {
      isAhead.current = true
      clearTimeout(timer)
      timer = setTimeout(ask, pause)
    }
    input.addEventListener('input', wait)
    // Somebody wrote before the app was there.
    if (asked(input) !== shown.current) wait()
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', wait)
    }
  }, [])
  return field
}
