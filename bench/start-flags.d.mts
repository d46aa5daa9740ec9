/** Types of `start-flags.mjs`. */
export const startFlags: readonly string[]
