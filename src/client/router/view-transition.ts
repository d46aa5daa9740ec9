const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Milliseconds that a page change may wait for the browser's picture of the old page; without it nothing
 * fades.
 */
const maxWait = 100

/**
 * Returns a function that changes the page inside a view transition, which fades from the old page to the new
 * one. The change is made at once where the browser has no view transitions or the visitor wants no motion.
 * The function's promise resolves when the change is made, not when the fade ends, and rejects with the error
 * that the change throws.
 */
export function createViewTransition(): (change: () => void) => Promise<void> {
  let transition: ViewTransition | undefined
  passClicksOn(() => transition?.skipTransition())

  return async (change) => {
    if (!('startViewTransition' in document) || prefersReducedMotion()) return change()
    const started = document.startViewTransition(change)
    transition = started
    // A transition that the next one cuts short, or that a hidden page skips, has not failed.
    for (const end of [started.ready, started.finished]) end.catch(() => {})
    const timer = setTimeout(() => started.skipTransition(), maxWait)
    await started.updateCallbackDone.finally(() => clearTimeout(timer))
  }
}

/**
 * During a view transition all presses and clicks go to the root element. So a press ends the transition, and
 * a click is dispatched to the element at the pointer, where the press was at that element too.
 */
function passClicksOn(skipTransition: () => void): void {
  let pressed: EventTarget | null = null
  const targetOf = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return event.target
    skipTransition()
    return document.elementFromPoint(event.clientX, event.clientY)
  }
  const press = (event: PointerEvent) => {
    pressed = targetOf(event)
  }
  const passOn = (event: MouseEvent) => {
    const target = targetOf(event)
    if (target && target !== event.target && target === pressed)
      target.dispatchEvent(new MouseEvent('click', event))
  }
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('click', passOn, { capture: true })
}
