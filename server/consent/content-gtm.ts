/** Finds the categories of a tag manager that the content names, not the operator. */
import { memoWeak } from '../../src/shared/memo.ts'
import type { CategorySetup, ConsentSetup } from './consent-setup.ts'

/** Keys of the categories that a tag manager is commonly used for. */
const gtmCategories: readonly string[] = ['statistics', 'marketing']

const withTag = (category: CategorySetup): CategorySetup =>
  gtmCategories.includes(category.key)
    ? { ...category, tags: [...category.tags, { tag: { kind: 'gtm' }, hosts: {} }] }
    : category

const isNamed = ({ categories }: ConsentSetup): boolean =>
  categories.some(({ tags }) => tags.some(({ tag }) => tag.kind === 'gtm'))

/**
 * The setup with the tag manager of the content in its usual categories, unless the setup itself has one: it
 * runs once a visitor agrees to any of them, and learns by the signals to which.
 */
export const withContentGtm = memoWeak(
  (setup: ConsentSetup): ConsentSetup =>
    isNamed(setup) ? setup : { ...setup, categories: setup.categories.map(withTag) },
)
