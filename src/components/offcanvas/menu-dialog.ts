import { isPlainClick } from '../plain-click.ts'

/**
 * Opens and closes menus, before and after React hydrates the page. A press on an element with `data-opens`
 * opens the dialog of that id. A press in the dialog on `data-closes` or on a link, or beside the panel,
 * closes the dialog. The browser itself closes dialogs on Escape.
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

/** Opens the dialog with this id. */
function openMenu(id: string, event: MouseEvent): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return
  event.preventDefault()
  if (dialog.open) return
  // The open menu hides the page's scrollbar: the style sheet keeps its room free, so that the page does not
  // move.
  dialog.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth)
  dialog.showModal()
}

/** Closes the menu when a link in it or the room beside it was pressed. */
function leaveMenu(target: Element, event: MouseEvent): void {
  const dialog = target.closest<HTMLDialogElement>('dialog.offcanvas')
  const isLeft = target.closest('a[href]') && isPlainClick(event)
  if (dialog && (isLeft || isBeside(dialog, event))) dialog.close()
}

/**
 * Whether the press was beside the panel. The dialog is the target of presses in its own empty room as well
 * as on the backdrop.
 */
function isBeside(dialog: HTMLDialogElement, { target, clientX }: MouseEvent): boolean {
  const { left, right } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right)
}

/** Makes Space press an opener with the role of a button, as on a native button. */
function pressOnSpace(event: KeyboardEvent): void {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('[data-opens][role=button]')) return
  event.preventDefault()
  target.click()
}
