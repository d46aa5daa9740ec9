import { vi } from 'vitest'

/** Waits until a check passes, for as long as a test may take: a busy machine decides nothing. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 20_000, interval: 5 })
