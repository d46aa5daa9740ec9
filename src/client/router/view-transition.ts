const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How long a page may wait for the picture of the one before, in milliseconds. */
const longestWait = 100

/**
 * Returns what changes the page in a cross-fade; at once where the browser has none or the visitor wants no
 * motion. It resolves when the change is made, as the fade itself holds nothing up, and rejects with what the
 * change throws.
 */
export function createCrossFade(): (change: () => void) => Promise<void> {
  let fade: ViewTransition | undefined
  keepClicks(() => fade?.skipTransition())

  return async (change) => {
    if (!('startViewTransition' in document) || wantsStillness()) return change()
    const started = document.startViewTransition(change)
    fade = started
    // A fade that the next one cuts short, or that a hidden page skips, has not failed.
    for (const end of [started.ready, started.finished]) end.catch(() => {})
    const late = setTimeout(() => started.skipTransition(), longestWait)
    await started.updateCallbackDone.finally(() => clearTimeout(late))
  }
}

/**
 * Behind a fade no element takes a press or a click: they go to the root. So a press ends the fade, and a
 * click that was meant for the element pressed is passed on to it.
 */
function keepClicks(endFade: () => void): void {
  let pressed: EventTarget | null = null
  const meant = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return event.target
    endFade()
    return document.elementFromPoint(event.clientX, event.clientY)
  }
  const press = (event: PointerEvent) => {
    pressed = meant(event)
  }
  const passOn = (event: MouseEvent) => {
    const target = meant(event)
    if (target && target !== event.target && target === pressed)
      target.dispatchEvent(new MouseEvent('click', event))
  }
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('click', passOn, { capture: true })
}
