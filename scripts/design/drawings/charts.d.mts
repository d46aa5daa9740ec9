/** Types of `charts.mjs`. */
export const growth: readonly number[]
export const tide: (hour: number) => number
