import type { Values } from '../../../../src/content/types.ts'
import type { Steps } from '../../../scheduling/steps.ts'
import { readTextsAhead } from '../../rich-text/read-ahead.ts'
import type { RichText } from '../../rich-text/rich-text.ts'
import { type AugmentInput, augment } from './augment.ts'
import type { Field } from './types.ts'

/** Reads stored values as `augment` does, their long texts in steps of some milliseconds. */
export function* augmentInSteps(
  values: Values,
  fields: readonly Field[],
  context: AugmentInput,
): Steps<Values> {
  const reports: (() => void)[] = []
  const quiet: AugmentInput = {
    ...context,
    report: (...told) => void reports.push(() => context.report(...told)),
    unresolved: (...told) => void reports.push(() => context.unresolved(...told)),
  }
  const first: { read?: Values } = {}
  const ask = (asking: RichText) => {
    first.read = augment(values, fields, { ...quiet, text: asking })
  }
  const text = yield* readTextsAhead(values, ask, context)
  if (text || !first.read) return augment(values, fields, { ...context, ...(text && { text }) })
  // There was no rich text, so nothing is missing.
  for (const report of reports) report()
  return first.read
}
