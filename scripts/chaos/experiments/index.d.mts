/** Types of the experiments. */
import type { Lab } from '../lab/lab.d.mts'

/** What an experiment measured, beside what it has to be. */
export interface Figure {
  readonly name: string
  readonly value: number | string
  readonly unit?: string
  readonly mark: { readonly max: number } | { readonly min: number } | { readonly is: number | string }
  /** Whether it depends on how busy the machine is: measured, but not asserted by tests. */
  readonly timing?: boolean
}

/** One experiment: a fault or a load, and how the site bears it. */
export interface Experiment {
  readonly id: string
  readonly title: string
  /** About how long it takes. */
  readonly seconds: number
  /** Whether `npm test` runs it. */
  readonly quick?: boolean
  /** Instead of `run`: what shows it, where this command does not. */
  readonly elsewhere?: string
  /** Carries it out. */
  run?(lab: Lab): Promise<Figure[]>
}

/** All experiments, by number. */
export const experiments: readonly Experiment[]
