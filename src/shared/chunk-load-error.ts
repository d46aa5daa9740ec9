/**
 * What Chromium, Firefox and Safari say of a module that they could not fetch, Safari also of a page in the
 * place of one.
 */
const unfetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|'[\w/+.-]*' is not a valid JavaScript MIME type)/i

/**
 * Whether code could not be fetched: a reload may help. Nothing helps against what a module's own code
 * throws.
 */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && unfetched.test(error.message)
