/** Types of `built-ins.mjs`. */
interface Output {
  readonly type: string
  code: string
}

export function builtIns(): {
  readonly name: string
  applyToEnvironment(environment: { readonly name: string }): boolean
  generateBundle(options: unknown, bundle: Readonly<Record<string, Output>>): void
}
