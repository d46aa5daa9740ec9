/** `page` for the page itself, `true` for a page above it: the values of `aria-current`. */
export function currentState(path: string, href: string | undefined): 'page' | 'true' | undefined {
  if (href === undefined) return undefined
  const [shown, target] = [readable(path), readable(href)]
  if (target === shown) return 'page'
  return shown.startsWith(`${target}/`) && target !== '/' ? 'true' : undefined
}

/** Content may write `/über` or `/%C3%BCber`, or something that is neither. */
function readable(address: string): string {
  if (!address.includes('%')) return address
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
