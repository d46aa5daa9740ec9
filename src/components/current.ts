/**
 * Returns the value of `aria-current` for a link in a menu: `page` if the link leads to the page shown,
 * `true` if its path is above that page's (`/themes` above `/themes/dikes`; the home page `/` counts as above
 * none), otherwise undefined.
 * @param path path of the page shown
 */
export function currentState(path: string, href: string | undefined): 'page' | 'true' | undefined {
  if (href === undefined) return undefined
  const [shown, target] = [decoded(path), decoded(href)]
  if (target === shown) return 'page'
  return shown.startsWith(`${target}/`) ? 'true' : undefined
}

/**
 * Decodes an address, since content may have `/über` or `/%C3%BCber`. An address that cannot be decoded is
 * returned unchanged.
 */
function decoded(address: string): string {
  if (!address.includes('%')) return address
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
