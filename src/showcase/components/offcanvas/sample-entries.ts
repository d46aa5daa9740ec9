import type { NavigationItem } from '../../../content/types.ts'

/** Sections of the page: a press on an example does not leave it. */
const targets = ['#states', '#anatomy', '#use', '#writing']

/** A menu with these entries. */
export const entries = (...titles: readonly string[]): readonly NavigationItem[] =>
  titles.map((title, index) => ({ title, href: targets[index] ?? '#tokens', children: [] }))

/** An entry with others below it. */
export const inside = (
  title: string,
  href: string,
  ...children: readonly NavigationItem[]
): NavigationItem => ({
  title,
  href,
  children,
})
