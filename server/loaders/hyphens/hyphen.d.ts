/** The package has no types of its own. */
declare module 'hyphen' {
  const createHyphenator: (patterns: unknown, options: { readonly html: boolean }) => (text: string) => string
  export default createHyphenator
}

declare module 'hyphen/patterns/*' {
  const patterns: unknown
  export default patterns
}
