import type { NetworkInformation } from '../builds/connection.ts'
import { whenLoaded } from '../lifecycle/when-loaded.ts'

interface Computer extends Navigator {
  readonly connection?: NetworkInformation
  /** In gigabytes. */
  readonly deviceMemory?: number
}

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const fallbackWait = 200

/**
 * Resolves when a page has loaded and the browser is idle, where loading the app then takes nothing away from
 * the visitor: not on phones, which may be slow, not on computers with less than 4 GB of memory, and not on
 * connections that are slow or paid by what they carry. There it stays pending.
 */
export async function whenUnused(): Promise<void> {
  await whenLoaded()
  const { deviceMemory = 4, connection }: Computer = navigator
  const { effectiveType = '4g', saveData } = connection ?? {}
  const isRoomy = matchMedia('(hover: hover)').matches && deviceMemory >= 4
  await new Promise((resolve) => {
    if (isRoomy && effectiveType === '4g' && !saveData)
      self.requestIdleCallback?.(resolve) ?? setTimeout(resolve, fallbackWait)
  })
}
