/** What a quiet system may retry without having earned it. */
const floor = 3
const most = 10

export interface RetryBudget {
  /** To be told of each call. */
  earn(): void
  /** Whether a second attempt may be made; it is then paid for. */
  spend(): boolean
}

/**
 * Second attempts are a share of all calls, so that they cannot multiply the load of a system in trouble (SRE
 * book: retry budgets).
 */
export function createRetryBudget(share: number): RetryBudget {
  const budget = { left: floor }
  return {
    earn: () => {
      budget.left = Math.min(most, budget.left + share)
    },
    spend: () => {
      if (budget.left < 1) return false
      budget.left -= 1
      return true
    },
  }
}
