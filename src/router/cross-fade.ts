const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How long a page may wait for the picture of the one before, in milliseconds. */
const longestWait = 100

/**
 * Changes the page in a cross-fade; at once where the browser has none or the visitor wants no motion. Resolves when the change is
 * made: the fade itself holds nothing up.
 * @throws whatever `change` throws
 */
export async function crossFade(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || wantsStillness()) return change()
  const fade = document.startViewTransition(change)
  passClicksThrough(fade)
  const late = setTimeout(() => fade.skipTransition(), longestWait)
  await fade.updateCallbackDone.finally(() => clearTimeout(late))
}

/** Behind a fade no element takes a click, which goes to the root instead: a press ends the fade, and its click is passed on. */
function passClicksThrough(fade: ViewTransition): void {
  const endFade = () => {
    fade.skipTransition()
    addEventListener('click', passOn, { once: true, capture: true })
  }
  const stop = () => removeEventListener('pointerdown', endFade, true)
  addEventListener('pointerdown', endFade, { once: true, capture: true })
  fade.finished.then(stop, stop)
  // A fade that the next one cuts short, or that a hidden page skips, has not failed.
  fade.ready.catch(() => {})
}

function passOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return
  const meant = document.elementFromPoint(event.clientX, event.clientY)
  if (meant && meant !== event.target) meant.dispatchEvent(new MouseEvent('click', event))
}
