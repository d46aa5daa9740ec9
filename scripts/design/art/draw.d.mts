/** Types of `draw.mjs`. */
export function art(options: Readonly<Record<string, string | number | boolean>>): string
