/** Types of `usage.mjs`. */
export const canMeasure: boolean
export function cpuOf(stat: string): number
export function residentOf(status: string): number
export function usageOf(pid: number): { readonly cpu: number; readonly resident: number }
