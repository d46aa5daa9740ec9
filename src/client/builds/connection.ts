/** The connection as far as a browser tells; one that says nothing is taken for a good one. */
export interface Connection {
  /** `slow-2g`. */
  readonly isVerySlow: boolean
  /** `2g` or `slow-2g`. */
  readonly isSlow: boolean
  readonly savesData: boolean
}

interface NetworkInformation {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

export function readConnection(): Connection {
  // Not in every browser, and not in TypeScript's types.
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  const type = connection?.effectiveType
  return {
    isVerySlow: type === 'slow-2g',
    isSlow: type === 'slow-2g' || type === '2g',
    savesData: connection?.saveData === true,
  }
}

/** Whether the manifest, which no visitor has asked for, may be fetched. */
export function allowsManifest(): boolean {
  const { isVerySlow, savesData } = readConnection()
  return !isVerySlow && !savesData
}
