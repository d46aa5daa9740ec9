/** Texts for numbers: `{key}-other`, and one for each further category of plurals that a language has. */
import { pluralCategories } from '../../src/i18n/plural.ts'

const category = new RegExp(`-(?:${pluralCategories.join('|')})$`)

/** The key that stands for all forms of a text: `page-minutes-few` → `page-minutes-other`, others stay. */
export const groupOf = (key: string): string => key.replace(category, '-other')
