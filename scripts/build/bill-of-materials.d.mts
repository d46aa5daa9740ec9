/** Types of `bill-of-materials.mjs`. */
interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface Component {
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses?: readonly object[]
  readonly externalReferences?: readonly {
    readonly url: string
    readonly hashes: readonly { readonly alg: string; readonly content: string }[]
  }[]
}

export function billOfMaterials(
  lock: Lock,
  paths: readonly string[],
): {
  readonly specVersion: string
  readonly serialNumber: string
  readonly metadata: { readonly component: object }
  readonly components: readonly Component[]
}
export function writeBillOfMaterials(root: string, dist: string, native?: readonly string[]): void
