/** Types of `run.mjs`. */
import type { Experiment, Figure } from './experiments/index.d.mts'

/** Runs one experiment in a lab of its own, and resolves with its figures. */
export function runExperiment(experiment: Experiment): Promise<Figure[]>
