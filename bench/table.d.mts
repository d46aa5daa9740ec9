/** Types of `table.mjs`. */
export function figure(value: number | undefined, decimals?: number): string
export function kib(bytes: number | undefined, decimals?: number): string
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string
