/** An element that a visitor fills in. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: Element): readonly Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
]

const controlsIn = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, select'),
]

/**
 * Saves what a visitor has filled in and opened before hydration, and where the focus is. React replaces
 * elements where the content is newer than the document. Returns a function to call after hydration: it
 * restores all of this in the new elements.
 */
export function preserveInteractions(root: Element): () => void {
  const restorers = [preserveFields(root), preserveOpenState(root), preserveFocus(root)]
  return () => {
    for (const restore of restorers) restore()
  }
}

function preserveOpenState(root: Element): () => void {
  const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const details = [...root.querySelectorAll('details')]
  return () => {
    for (const { id, isConnected } of dialogs) {
      const next = !isConnected && document.getElementById(id)
      if (next instanceof HTMLDialogElement && !next.open) next.showModal()
    }
    for (const [index, next] of root.querySelectorAll('details').entries()) {
      const old = details[index]
      if (old && !old.isConnected) next.open = old.open
    }
  }
}

function preserveFocus(root: Element): () => void {
  const focus = document.activeElement
  const index = controlsIn(root).indexOf(focus as HTMLElement)
  return () => {
    const next = controlsIn(root)[index]
    if (focus && !focus.isConnected && next?.tagName === focus.tagName) next.focus({ preventScroll: true })
  }
}

function preserveFields(root: Element): () => void {
  const before = fieldsIn(root)
  return () => {
    const after = fieldsIn(root)
    for (const [index, field] of before.entries()) {
      const next = after[index]
      if (field.isConnected || next?.name !== field.name || next.type !== field.type) continue
      copyInput(field, next)
    }
  }
}

function copyInput(from: Field, to: Field): void {
  // Hidden values are the server's, and scripts cannot choose files.
  if (from.type === 'hidden' || from.type === 'file') return
  const isCheckedChanged = 'checked' in from && 'checked' in to && from.checked !== to.checked
  if (isCheckedChanged) to.checked = from.checked
  else if (to.value === from.value) return
  else to.value = from.value
  // Tells listeners of the input event, such as a character counter.
  to.dispatchEvent(new Event('input', { bubbles: true }))
}
