/** Types of `build-id.mjs`. */
export function buildId(dist: string): string
export function writeBuild(dist: string, timestamp: number): void
