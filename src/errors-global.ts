/**
 * Errors that nothing else caught. Only those of this site's own code count: an extension or a measuring script that fails is no
 * reason to take the page away.
 */
export function onUnhandledError(report: (error: unknown) => void): void {
  addEventListener('error', (event) => {
    if (isOwn(event.filename)) report(event.error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isOwn(reason.stack)) report(reason)
  })
}

const isOwn = (text: string | undefined): boolean => text?.includes(location.origin) ?? false
