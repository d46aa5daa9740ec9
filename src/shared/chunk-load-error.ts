/**
 * The error messages of Chromium, Firefox and Safari for a module that they could not fetch. The last one is
 * Safari's when the server answered with an HTML page instead.
 */
const chunkLoadMessage =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|'[\w/+.-]*' is not a valid JavaScript MIME type)/i

/**
 * Whether an error says that a module could not be fetched, so that loading the document again may help. For
 * an error that a module's own code throws the result is false: reloading would not help.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && chunkLoadMessage.test(error.message)
