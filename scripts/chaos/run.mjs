import { createLab } from './lab/lab.mjs'

/** Runs one experiment in a lab of its own, and resolves with its figures. */
export async function runExperiment({ run }) {
  const lab = createLab()
  try {
    return await run(lab)
  } finally {
    await lab.close()
  }
}
