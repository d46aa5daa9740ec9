/**
 * Detects an open on-screen keyboard from the height of the visual viewport, so that the bar at the bottom of
 * the window can make room for what the visitor types in.
 */
import { useEffect, useState } from 'react'

/** Selector of the controls that people type in. */
const typingControls =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="button"], [type="submit"])'

/** Maximum part of the window's full height that stays visible above an on-screen keyboard. */
const keyboardLeaves = 0.75

/** Size of the visible part of the window in CSS pixels. */
export interface Windowed {
  readonly width: number
  readonly height: number
}

/**
 * Returns the greater of two heights at the same width. A new width, as after turning the device, starts
 * anew.
 */
export const tallest = (before: Windowed, now: Windowed): Windowed =>
  now.width === before.width && now.height < before.height ? before : now

/** Whether an on-screen keyboard is open: the window got much lower while the visitor types in it. */
export const hasKeyboard = (isTyping: boolean, now: Windowed, full: Windowed): boolean =>
  isTyping && now.height < full.height * keyboardLeaves

/** The size of the visible part of the page, in CSS pixels of the unzoomed page. */
const visibleSize = ({ width, height, scale }: VisualViewport): Windowed => ({
  width: Math.round(width * scale),
  height: height * scale,
})

/** Returns whether an on-screen keyboard covers a part of the window; false on the server. */
export function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    let full = visibleSize(view)
    const measure = () => {
      const now = visibleSize(view)
      full = tallest(full, now)
      setOpen(hasKeyboard(document.activeElement?.matches(typingControls) ?? false, now, full))
    }
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [])
  return open
}
