/** Limits for names that content chooses. */

/** Most collections that are loaded: content itself names them, and could name any number. */
export const maxCollections = 32

/**
 * Whether a text can be the handle of a collection, a menu or the like: one segment of a path, safe to send.
 */
export const isHandle = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text)
