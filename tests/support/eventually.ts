import { TestRunner, vi } from 'vitest'

/** Of the time that a test may take: what is left tells why it did not pass. */
const share = 0.9
/** Milliseconds outside of a test. */
const inHook = 54_000

/** Waits until a check passes, for almost as long as the test may take: a busy machine decides nothing. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: share * (TestRunner.getCurrentTest()?.timeout ?? inHook), interval: 5 })
