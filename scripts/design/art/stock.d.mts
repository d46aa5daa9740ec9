/** Types of `stock.mjs`. */
export const crops: Readonly<Record<string, { readonly width: number; readonly height: number }>>
export const stock: readonly unknown[]
export function fileNames(index: number): readonly string[]
export function drawPiece(index: number): readonly { readonly name: string; readonly svg: string }[]
