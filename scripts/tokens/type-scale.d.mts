export function typeScaleModule(): string
