/** `page` for the page itself, `true` for a page above it: the values of `aria-current`. */
export function currentState(path: string, href: string | undefined): 'page' | 'true' | undefined {
  if (href === undefined) return undefined
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) && href !== '/' ? 'true' : undefined
}
