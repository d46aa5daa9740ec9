/** `('/en', '/about')` → `/en/about`, `('/en', '/')` → `/en`, `('', '/')` → `/`. */
export const prefixed = (prefix: string, path: string): string =>
  `${prefix}${path === '/' ? '' : path}` || '/'
