/** Milliseconds after which the bar appears: most loads are over by then. */
const appearDelay = 150

/** Returns what shows the progress bar while a page is loading, and hides it afterwards. */
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
