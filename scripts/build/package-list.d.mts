/** Types of `package-list.mjs`. */
import type { Plugin } from 'vite'

export const packageListFile: string
export function packagesOf(ids: readonly string[], root: string): string[]
export function packageList(): Plugin
