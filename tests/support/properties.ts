/** Runs properties: sentences that hold of every input that a generator can think of. */
import fc, { type Arbitrary } from 'fast-check'

/** The same inputs in every run, so that a change that breaks a property is seen with that change. */
const fixedSeed = 2026

/** Other inputs in each run; `PROPERTY_SEED` brings those of a failure back. */
const freshSeed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)

interface Runs {
  /** Number of inputs with the fixed seed; a fourth as many are fresh. */
  readonly runs?: number
  /** Inputs that are tried first. */
  readonly examples?: readonly unknown[]
}

const replay = (seed: number) => `PROPERTY_SEED=${seed} npx vitest run FILE tries the same inputs again`

/**
 * Checks a property with the fixed seed, then with a fresh one. What fails is made as small as possible, and
 * said together with its seed.
 * @param check throws where the property does not hold
 */
export async function holds<T>(
  inputs: Arbitrary<T>,
  check: (input: T) => void | Promise<void>,
  { runs = 100, examples = [] }: Runs = {},
): Promise<void> {
  const property = fc.asyncProperty(inputs, async (input) => void (await check(input)))
  const given = examples.map((example): [T] => [example as T])
  await fc.assert(property, { seed: fixedSeed, numRuns: runs, examples: given })
  try {
    await fc.assert(property, { seed: freshSeed, numRuns: Math.ceil(runs / 4) })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${replay(freshSeed)}`, { cause: error })
  }
}

/** Any UTF-16, halves of surrogate pairs included. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

/** Any text: readable, any characters, and what is no text at all. */
export const anyText: Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  codeUnits,
)

/** Texts put together of pieces that mean something, with anything between them now and then. */
export const textOf = (pieces: readonly string[], maxLength = 12): Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...pieces) }, anyText), { maxLength })
    .map((chosen) => chosen.join(''))
