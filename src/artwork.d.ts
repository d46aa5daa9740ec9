/**
 * Path of the folder below `/_build/` into which the build writes the maps of `src/content/artwork.ts`; it
 * ends with a slash.
 */
declare const __ARTWORK__: string
