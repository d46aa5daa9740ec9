const ownWords = [410, 503] as const

/**
 * Start of the message keys of a status. What is gone for good and what is away for a moment have their own; every other failure of ours
 * is a 500, and every other error uses those of a missing page (specification, section 2).
 */
export function errorWording(status: number): '404' | '410' | '500' | '503' {
  const own = ownWords.find((code) => code === status)
  if (own) return `${own}`
  return status >= 500 ? '500' : '404'
}
