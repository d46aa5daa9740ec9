import { isPlainClick } from '../plain-click.ts'

/**
 * Opens and closes menus from the first moment on, before React is there as well as after it: what has
 * `data-opens` opens the dialog of that id; `data-closes`, a link and a press beside it close the one around
 * them. Escape is the browser's own.
 */
export function followMenus(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const opener = target.closest('[data-opens]')
    if (opener) openMenu(opener.getAttribute('data-opens') ?? '', event)
    else if (target.closest('[data-closes]')) target.closest('dialog')?.close()
    else leaveMenu(target, event)
  })
  document.addEventListener('keydown', pressOnSpace)
}

function openMenu(id: string, event: MouseEvent): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return
  event.preventDefault()
  if (dialog.open) return
  dialog.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
  dialog.showModal()
}

function leaveMenu(target: Element, event: MouseEvent): void {
  const dialog = target.closest<HTMLDialogElement>('dialog.offcanvas')
  const isLeft = target.closest('a[href]') && isPlainClick(event)
  if (dialog && (isLeft || isBeside(dialog, event))) dialog.close()
}

/** The dialog itself is pressed in its own empty room as well as on the backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX }: MouseEvent): boolean {
  const { left, right } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right)
}

/** An opener that says it is a button acts as one. */
function pressOnSpace(event: KeyboardEvent): void {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('[data-opens][role=button]')) return
  event.preventDefault()
  target.click()
}
