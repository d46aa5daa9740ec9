import { loadEveryView } from '../../src/pages/index.ts'
import type { Deps } from '../deps.ts'
import { loadPatterns } from '../loaders/hyphens/patterns.ts'

/**
 * Loads the code that the first visitor of a page or of a language would load. Node never tries again what it
 * could not import: a process that has no descriptor left at that moment would answer 500 for good.
 */
export async function loadLaterCode({ languages }: Pick<Deps, 'languages'>): Promise<void> {
  await Promise.all([loadEveryView(), ...languages.rows.map(({ lang }) => loadPatterns(lang))])
}
