/** The quick experiments of `npm run chaos`: a site in a process of its own, under one fault after the other. */
import { expect, test } from 'vitest'
import { experiments } from '../../scripts/chaos/experiments/index.mjs'
import { isMet } from '../../scripts/chaos/figures.mjs'
import { runExperiment } from '../../scripts/chaos/run.mjs'

const quick = experiments.filter((each) => each.quick)

test.each(quick.map((each) => [each.id, each.title, each] as const))(
  '%s: %s',
  async (_id, _title, experiment) => {
    const figures = await runExperiment(experiment)
    // How long things take depends on the machine: `npm run chaos` looks at that.
    const asserted = figures.filter(({ timing }) => !timing)
    expect(asserted.length).toBeGreaterThan(0)
    expect(asserted.filter((figure) => !isMet(figure))).toEqual([])
  },
  60_000,
)

test('each experiment has a number of its own', () => {
  const ids = experiments.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^Z\d+$/.test(id))).toBe(true)
})
