/**
 * Reports errors and rejected promises that nothing else has caught, for the error screen to replace the
 * page. Only errors of this site's own code count, not those of browser extensions, inline scripts or
 * analytics, nor notices that come without an error object (`ResizeObserver loop …`).
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
 * Whether the stack of an error names a file of this site's build; in development, a file that Vite serves.
 */
const isOwn = (error: unknown): boolean =>
  error instanceof Error && (error.stack?.includes(`${location.origin}${ownFolder()}`) ?? false)

/** Path of the folder that this site's scripts are in. */
const ownFolder = (): string => (import.meta.env.DEV ? '/src/' : '/_build/')
