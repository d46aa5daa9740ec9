/**
 * How good the network connection is, by the Network Information API. Where a browser lacks it, or says
 * nothing, the connection counts as good.
 */
export interface ConnectionQuality {
  /** The effective type is `slow-2g`. */
  readonly isVerySlow: boolean
  /** The effective type is `2g` or `slow-2g`. */
  readonly isSlow: boolean
  /** The visitor has asked the browser to save data. */
  readonly savesData: boolean
}

export interface NetworkInformation {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Reads the connection of this moment. */
export function readConnection(): ConnectionQuality {
  // TypeScript's types of the DOM have no `connection`, as not every browser has it.
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  const type = connection?.effectiveType
  return {
    isVerySlow: type === 'slow-2g',
    isSlow: type === 'slow-2g' || type === '2g',
    savesData: connection?.saveData === true,
  }
}

/** Whether the connection is good enough to fetch the manifest, which a page also works without. */
export function allowsManifest(): boolean {
  const { isVerySlow, savesData } = readConnection()
  return !isVerySlow && !savesData
}
