/**
 * The preferences of a visitor, from the site's own cookies: the theme, and the consent to analytics. The
 * documents of one page differ between visitors only by these two.
 */
export interface Visitor {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly consent: 'undecided' | 'yes' | 'no'
}
