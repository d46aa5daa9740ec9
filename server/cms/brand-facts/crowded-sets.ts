import type { Logger } from 'pino'
import type { Values } from '../../../src/content/types.ts'
import { memoWeak } from '../../../src/shared/memo.ts'
import { isCrowded, maxFields } from './set-fields.ts'
import { isRedirects } from './tag-facts.ts'

/**
 * Creates a function that warns of global sets of which not all fields are looked through: once for each set. Rules
 * that lead to other addresses are many as a rule, and say nothing of the brand.
 */
export function createCrowdedLog(logger: Pick<Logger, 'warn'>) {
  const told = new Set<string>()
  return memoWeak((sets: Readonly<Record<string, Values>>): void => {
    for (const [set, values] of Object.entries(sets)) {
      if (told.has(set) || isRedirects(set) || !isCrowded(values)) continue
      told.add(set)
      logger.warn({ set, count: maxFields }, 'Only the first fields of a global set are looked through')
    }
  })
}
