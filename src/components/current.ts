/**
 * Returns the value of `aria-current` for a link: `page` if it leads to the page shown, `true` if to a page
 * above it.
 */
export function currentState(path: string, href: string | undefined): 'page' | 'true' | undefined {
  if (href === undefined) return undefined
  const [shown, target] = [readable(path), readable(href)]
  if (target === shown) return 'page'
  return shown.startsWith(`${target}/`) && target !== '/' ? 'true' : undefined
}

/**
 * Decodes an address, since content may have `/über` or `/%C3%BCber`. One that cannot be decoded stays
 * unchanged.
 */
function readable(address: string): string {
  if (!address.includes('%')) return address
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
