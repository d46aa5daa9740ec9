/** Types of `used.mjs`. */
import type { UsedPair } from '../../../server/brand/palette/contrast.ts'

export interface Rule {
  readonly selector: string
  readonly at: string
  readonly body: string
}
export function rulesOf(css: string): Rule[]
export function usedPairs(css: string): UsedPair[]
