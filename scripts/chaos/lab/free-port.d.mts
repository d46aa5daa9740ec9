/** Types of `free-port.mjs`. */

/** Resolves with a port that nothing listens at, and that nothing is given by chance until it is used. */
export function freePort(): Promise<number>
