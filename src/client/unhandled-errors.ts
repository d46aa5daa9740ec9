/**
 * Errors that nothing else caught. Only those of this site's own code count: an extension, an inline script
 * or a measuring script that fails is no reason to take the page away, nor is what browsers report without an
 * error (`ResizeObserver loop …`).
 */
export function onUnhandledError(report: (error: unknown) => void): void {
  addEventListener('error', ({ error }) => {
    if (isOwn(error)) report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwn(reason)) report(reason)
  })
}

/**
 * Thrown by, or on the way through, a file that this site's build made (in development: that Vite serves).
 */
const isOwn = (error: unknown): boolean =>
  error instanceof Error && (error.stack?.includes(`${location.origin}${ownFolder()}`) ?? false)

const ownFolder = (): string => (import.meta.env.DEV ? '/src/' : '/_build/')
