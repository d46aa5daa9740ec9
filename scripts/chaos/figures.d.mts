/** Types of `figures.mjs`. */
import type { Figure } from './experiments/index.d.mts'

/** Whether a figure meets its mark. */
export function isMet(figure: Figure): boolean
