/**
 * The preferences of a visitor, from the site's own cookies. Documents of one page differ between visitors by
 * nothing else.
 */
export interface Visitor {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly consent: 'undecided' | 'yes' | 'no'
}
