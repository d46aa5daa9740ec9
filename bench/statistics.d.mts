/** Types of `statistics.mjs`. */
export function median(values: readonly number[]): number
export function spread(values: readonly number[]): number
export function percentile(sorted: readonly number[], share: number): number
