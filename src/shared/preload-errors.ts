/** Vite's words. */
const missingStyle = /^Unable to preload CSS/

/**
 * Lets an import go on when only its style is missing, with a warning that names the file. A failure of code
 * stays one: Vite would answer the import with nothing. Returns what ends it.
 */
export function ignoreMissingStyles(): () => void {
  const ignore = (event: VitePreloadErrorEvent) => {
    if (!missingStyle.test(event.payload.message)) return
    event.preventDefault()
    console.warn('The page goes on without a style.', event.payload.message)
  }
  window.addEventListener('vite:preloadError', ignore)
  return () => window.removeEventListener('vite:preloadError', ignore)
}

const missingCode = 'codemissing'

/** Code that a part of the page asked for by itself could not be loaded. */
export const reportMissingCode = (error: unknown): void => {
  dispatchEvent(new CustomEvent<unknown>(missingCode, { detail: error }))
}

export const onMissingCode = (mend: (error: unknown) => void): void =>
  addEventListener(missingCode, (event) => mend((event as CustomEvent<unknown>).detail))
