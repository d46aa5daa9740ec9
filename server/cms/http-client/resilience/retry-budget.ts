/** Retries allowed before any call has earned one. */
const initialRetries = 3
/** Largest number of retries in the budget. */
const maxRetries = 10

/** Decides whether a failed call to the content system may be retried. */
export interface RetryBudget {
  /** Counts a call: it earns a share of a retry. */
  earn(): void
  /** Takes one retry from the budget. False when there is none left. */
  spend(): boolean
}

/**
 * Creates a budget that limits retries to a share of all calls, so that they cannot multiply the load of a
 * system in trouble ("retry budget" in Google's SRE book).
 * @param share retries per call: 0.1 allows one for ten calls
 */
export function createRetryBudget(share: number): RetryBudget {
  const budget = { left: initialRetries }
  return {
    earn: () => {
      budget.left = Math.min(maxRetries, budget.left + share)
    },
    spend: () => {
      if (budget.left < 1) return false
      budget.left -= 1
      return true
    },
  }
}
