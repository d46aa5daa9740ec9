import type { Values } from '../../../../src/content/types.ts'
import type { Steps } from '../../../scheduling/steps.ts'
import { readTextsAhead } from '../../rich-text/read-ahead.ts'
import { type AugmentInput, augment } from './augment.ts'
import type { Field } from './types.ts'

/** Reads stored values as `augment` does, their long texts in steps of some milliseconds. */
export function* augmentInSteps(
  values: Values,
  fields: readonly Field[],
  context: AugmentInput,
): Steps<Values> {
  const quiet = { ...context, report: () => {}, unresolved: () => {} }
  const text = yield* readTextsAhead(
    values,
    (asking) => void augment(values, fields, { ...quiet, text: asking }),
    context,
  )
  return augment(values, fields, { ...context, ...(text && { text }) })
}
