export function paletteModule(): string
