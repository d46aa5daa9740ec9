/**
 * What the server knows of this visitor from first-party cookies; the closed set that a page may differ by.
 */
export interface Visitor {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly consent: 'undecided' | 'yes' | 'no'
}
