import { useEffect, useState } from 'react'

const typing =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="button"], [type="submit"])'

/** What an on-screen keyboard leaves of the window is at most this part of it. */
const keyboardLeaves = 0.75

export interface Windowed {
  readonly width: number
  readonly height: number
}

/** The greatest height seen at this width: turning the device starts anew. */
export const tallest = (before: Windowed, now: Windowed): Windowed =>
  now.width === before.width && now.height < before.height ? before : now

/** A window that got much lower while somebody types in it has a keyboard below it. */
export const hasKeyboard = (isTyping: boolean, now: Windowed, full: Windowed): boolean =>
  isTyping && now.height < full.height * keyboardLeaves

/** The part of the page that is seen, in CSS pixels of the unzoomed page. */
const seen = ({ width, height, scale }: VisualViewport): Windowed => ({
  width: Math.round(width * scale),
  height: height * scale,
})

/** True while the on-screen keyboard takes its part of the window; false on the server. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    let full = seen(view)
    const measure = () => {
      const now = seen(view)
      full = tallest(full, now)
      setOpen(hasKeyboard(document.activeElement?.matches(typing) ?? false, now, full))
    }
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [])
  return open
}
