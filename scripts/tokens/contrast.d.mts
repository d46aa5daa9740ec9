export interface PairRow {
  readonly foreground: string
  readonly background: string
  readonly least: number
  readonly light: number
  readonly dark: number
  readonly passes: boolean
}
export interface InverseRow {
  readonly foreground: string
  readonly background: 'inverse'
  readonly least: number
  readonly ratio: number
  readonly passes: boolean
}
export function contrastTable(): PairRow[]
export function inverseTable(): InverseRow[]
