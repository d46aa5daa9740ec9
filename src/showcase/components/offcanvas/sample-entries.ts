/** Makes menu entries for the design system’s page about "offcanvas". */
import type { NavigationItem } from '../../../content/types.ts'

/** Addresses of sections of the page, so that the links in an example do not leave the page. */
const targets = ['#states', '#anatomy', '#use', '#writing']

/** Returns entries with these titles. The first one leads to `#states`. */
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
