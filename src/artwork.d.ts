/**
 * Path of the folder below `/_build/` with the drawn maps that stand for missing pictures (`artwork` in
 * `src/content/artwork/artwork.ts`). It ends with a slash; the build puts the text in the place of the name.
 */
declare const __ARTWORK__: string
