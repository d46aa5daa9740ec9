/** Collections that are listed; names of them come from content. */
export const maxCollections = 32

/** Names of collections, menus and the like: what is sent must be one segment of a path. */
export const isHandle = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text)
