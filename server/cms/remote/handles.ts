/** Limits for handles that come from content. */

/** Maximum number of collections that are loaded: content names them, and could name any number. */
export const maxCollections = 32

/**
 * Whether a value can be the handle (machine name) of a collection or menu: one segment of a path, safe in a
 * request to the content system.
 */
export const isHandle = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text)
