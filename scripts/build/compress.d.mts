/** Types of `compress.mjs`. */
export function compressFiles(folder: string): Promise<void>
