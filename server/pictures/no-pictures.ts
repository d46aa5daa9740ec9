import type { ContentPictures } from './content-pictures.ts'

/** Pictures of which nothing is made: pages show the files themselves. */
export const noContentPictures: ContentPictures = {
  facts: async () => undefined,
  known: () => undefined,
  get: async () => ({ kind: 'missing' }),
  makeAhead: () => {},
  health: () => ({ made: 0, waiting: 0, cache_bytes: 0 }),
  close: async () => {},
}
