/** Types of `extension-styles.mjs`. */
export function addExtensionStyles(): {
  readonly name: string
  readonly enforce: 'pre'
  configResolved(config: { readonly root: string }): void
  transform(code: string, id: string): string | undefined
}
