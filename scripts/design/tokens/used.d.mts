/** Types of `used.mjs`. */
export type UsedPair = readonly [foreground: string, background: string, kind: 'text' | 'line']
export interface Rule {
  readonly selector: string
  readonly at: string
  readonly body: string
}
export function rulesOf(css: string): Rule[]
export function usedPairs(css: string): UsedPair[]
