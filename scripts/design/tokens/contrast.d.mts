/** Types of `contrast.mjs`. */
import type { UsedPair } from './used.mjs'

export interface PairRow {
  readonly foreground: string
  readonly background: string
  readonly least: number
  readonly light: number
  readonly dark: number
  readonly passes: boolean
}
export function contrastTable(): PairRow[]
export function unproven(used: readonly UsedPair[]): string[]
