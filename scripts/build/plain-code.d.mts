/** Types of `plain-code.mjs`. */
interface Output {
  readonly type: string
  readonly fileName: string
  code: string
}

export function plainCode(): {
  readonly name: string
  applyToEnvironment(environment: { readonly name: string }): boolean
  generateBundle(options: unknown, bundle: Readonly<Record<string, Output>>): void
}
