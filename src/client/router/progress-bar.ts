/** Milliseconds after which the bar appears: most pages have loaded by then. */
const appearDelay = 150

/** Returns a function that receives whether a page is loading, and shows the progress bar meanwhile. */
export function createProgressBar(): (busy: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (visible: boolean) => {
    const bar = document.getElementById('progress')
    if (!bar) return
    bar.hidden = !visible
    bar.toggleAttribute('data-active', visible)
  }
  return (busy) => {
    clearTimeout(timer)
    if (busy) timer = setTimeout(() => show(true), appearDelay)
    else show(false)
  }
}
