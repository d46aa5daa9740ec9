type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: Element): readonly Field[] => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
]

/**
 * Remembers what a visitor filled in. What it returns puts that into the fields that have taken the place of those: React makes new ones
 * where the content is newer than the document.
 */
export function keepFields(root: Element): () => void {
  const before = fieldsIn(root)
  const focus = document.activeElement
  return () => {
    const after = fieldsIn(root)
    for (const [index, field] of before.entries()) {
      const next = after[index]
      if (field.isConnected || next?.name !== field.name || next.type !== field.type) continue
      copyInput(field, next)
      if (field === focus) next.focus({ preventScroll: true })
    }
  }
}

function copyInput(from: Field, to: Field): void {
  if (from.type === 'hidden' || from.type === 'file') return
  const isMarked = 'checked' in from && 'checked' in to && from.checked !== to.checked
  if (isMarked) to.checked = from.checked
  else if (to.value === from.value) return
  else to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}
