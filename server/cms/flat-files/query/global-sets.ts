/** Reads the global sets of a language. */
import type { Values } from '../../../../src/content/types.ts'
import type { Steps } from '../../../scheduling/steps.ts'
import { pictureRole } from '../../brand-facts/field-words.ts'
import { isRedirects } from '../../brand-facts/tag-facts.ts'
import type { AugmentInput } from '../augment/augment.ts'
import { augmentInSteps } from '../augment/augment-in-steps.ts'
import { addPart, divideValues } from '../augment/divide-values.ts'
import { blueprintFields } from '../blueprints/blueprints.ts'
import { createContext } from './context.ts'
import { resolveGlobalRows } from './redirect-lists.ts'
import type { SiteView } from './view.ts'

/**
 * The files that values with the names of brand pictures name, where no blueprint describes them; a value that
 * names no existing file stays as it is.
 */
const findPictures = (set: string, values: Values, { asset }: Pick<AugmentInput, 'asset'>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, stored]) => {
      if (typeof stored !== 'string' || !pictureRole(set, name)) return []
      const found = asset(undefined, stored)
      return found ? [[name, found as Values]] : []
    }),
  )

/**
 * The global sets of the view's language by handle, with references and rich text resolved. In steps: a set may
 * have thousands of fields, or rows in one of them.
 */
export function* augmentGlobals(view: SiteView): Steps<Readonly<Record<string, Values>>> {
  const context = createContext(view)
  const sets: [handle: string, values: Values][] = []
  for (const [handle, values] of Object.entries(view.index.globals(view.site.handle))) {
    const fields = blueprintFields(view.index.blueprints, 'globals', handle)
    const whole = {}
    for (const part of divideValues(values, fields)) {
      const read = yield* augmentInSteps(part, fields, context)
      const augmented = { ...read, ...findPictures(handle, read, context) }
      addPart(whole, isRedirects(handle) ? resolveGlobalRows(view, augmented) : augmented)
      yield
    }
    sets.push([handle, whole])
  }
  return Object.fromEntries(sets)
}
