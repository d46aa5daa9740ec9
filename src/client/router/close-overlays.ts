/** Runs before every route change (specification, section 2): nothing of the page left behind stays open. */
export function resetPage(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) menu.open = false
}

const appearsAfter = 150

/** Shows the progress bar when a load takes longer than a visitor would notice. */
export function createProgress(): (busy: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (visible: boolean) => {
    const bar = document.getElementById('progress')
    if (!bar) return
    bar.hidden = !visible
    bar.toggleAttribute('data-active', visible)
  }
  return (busy) => {
    clearTimeout(timer)
    if (busy) timer = setTimeout(() => show(true), appearsAfter)
    else show(false)
  }
}
