/** What an address answers; redirects are not followed. */
export interface Answer {
  readonly status: number
  /** The header `X-Robots-Tag`. */
  readonly robots?: string | null
  readonly text: string
}

export interface Walked {
  readonly urls: number
  /** Links to translations in the sitemap, `x-default` included. */
  readonly alternates: number
  /** A sentence each. */
  readonly faults: readonly string[]
}

/** Reads a sitemap or an index of several, and asks for each of its pages. Rejects when `fetchPage` does. */
export function walkSitemap(options: {
  /** Asks for an absolute address, as the sitemap writes it. */
  readonly fetchPage: (address: string) => Promise<Answer>
  readonly address: string
  /** Questions under way at the same time. */
  readonly atOnce?: number
}): Promise<Walked>
