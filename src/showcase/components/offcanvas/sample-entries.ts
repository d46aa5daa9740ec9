import type { NavigationItem } from '../../../content/types.ts'

/** Fragments of sections of the page, so that links of an example do not leave it. */
const targets = ['#states', '#anatomy', '#use', '#writing']

/** Returns entries with these titles. */
export const entries = (...titles: readonly string[]): readonly NavigationItem[] =>
  titles.map((title, index) => ({ title, href: targets[index] ?? '#tokens', children: [] }))

/** Returns an entry with entries below it. */
export const inside = (
  title: string,
  href: string,
  ...children: readonly NavigationItem[]
): NavigationItem => ({
  title,
  href,
  children,
})
