/** Matches Vite's message for a style sheet of an import that could not be loaded. */
const missingStyle = /^Unable to preload CSS/

/**
 * Lets a dynamic import go on when only its style sheet is missing, with a warning that names the file. An
 * import whose code is missing still fails: if that error were ignored, the import would resolve to
 * undefined. Returns a function that ends the ignoring.
 */
export function ignoreStylePreloadErrors(): () => void {
  const ignore = (event: VitePreloadErrorEvent) => {
    if (!missingStyle.test(event.payload.message)) return
    event.preventDefault()
    console.warn('The page goes on without a style.', event.payload.message)
  }
  window.addEventListener('vite:preloadError', ignore)
  return () => window.removeEventListener('vite:preloadError', ignore)
}

/** The event on the window whose detail is the error of a part that could not load its code. */
const chunkLoadError = 'codemissing'

/**
 * Reports the error of a part of the page, such as the examples of the design system, that could not load its
 * code. `onChunkLoadError` receives it.
 */
export const reportChunkLoadError = (error: unknown): void => {
  dispatchEvent(new CustomEvent<unknown>(chunkLoadError, { detail: error }))
}

/** Calls `handle` with each error that a part of the page reports by `reportChunkLoadError`, for ever. */
export const onChunkLoadError = (handle: (error: unknown) => void): void =>
  addEventListener(chunkLoadError, (event) => handle((event as CustomEvent<unknown>).detail))
