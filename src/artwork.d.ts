/**
 * Where the build puts the maps of `src/content/artwork.ts`: a folder below `/_build/`, with a slash at its
 * end.
 */
declare const __ARTWORK__: string
