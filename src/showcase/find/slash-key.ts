/**
 * The key `/`, which goes to the field that finds parts of the design system. A key of one character can
 * surprise who speaks to a computer (WCAG 2.2, criterion 2.1.4), so that it can be switched off.
 */
import { useEffect, useSyncExternalStore } from 'react'

/** Id of the field, of which a page has one. */
export const fieldId = 'find-part'

const storageKey = 'designsystem-slash'
const changed = 'slashkeychange'

/** Storage may be closed to this site: then the key is on. */
function isKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function setKeyOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // The choice lasts as long as nothing can be stored: not at all.
  }
  dispatchEvent(new Event(changed))
}

const onKeyChange = (listener: () => void) => {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** Where a character is text. */
const typing = 'input, textarea, select, [contenteditable]'

/** Goes to the field, unless the key is part of a text or of a shortcut of the browser. */
function goToField(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !isKeyOn()) return
  if (target instanceof Element && target.closest(typing)) return
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Listens for the key while the field is there. Returns whether it is on, and a function that sets that. */
export function useSlashKey(): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  useEffect(() => {
    addEventListener('keydown', goToField)
    return () => removeEventListener('keydown', goToField)
  }, [])
  return [useSyncExternalStore(onKeyChange, isKeyOn, () => true), setKeyOn]
}
