/** Types of `palette.mjs`. */
export function paletteModule(): string
