/** The start of Vite's message for a style sheet that could not be preloaded. */
const missingStyle = /^Unable to preload CSS/

/**
 * Lets a dynamic import go on when only its style sheet is missing, with a warning that names the file. An
 * import whose code is missing still fails: ignored, it would resolve to undefined. Returns a function that
 * ends this.
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

/** The event that carries a chunk load error through the window. */
const chunkLoadError = 'codemissing'

/** Reports that a part of the page, such as an example of the design system, could not load its code. */
export const reportChunkLoadError = (error: unknown): void => {
  dispatchEvent(new CustomEvent<unknown>(chunkLoadError, { detail: error }))
}

/** Calls back with each error that a part of the page reports. */
export const onChunkLoadError = (handle: (error: unknown) => void): void =>
  addEventListener(chunkLoadError, (event) => handle((event as CustomEvent<unknown>).detail))
