/** Types of `type-scale.mjs`. */
export function typeScaleModule(): string
