/** The response of an address; redirects are not followed. */
export interface Answer {
  readonly status: number
  /** The header `X-Robots-Tag`. */
  readonly robots?: string | null
  /** The body. */
  readonly text: string
}

/** The result of checking a sitemap. */
export interface Walked {
  /** Number of pages in the sitemap. */
  readonly urls: number
  /** Number of links to translations in the sitemap, `x-default` included. */
  readonly alternates: number
  /** A sentence for each fault. */
  readonly faults: readonly string[]
}

/** Reads a sitemap or an index of sitemaps, and fetches each of its pages. Rejects when `fetchPage` does. */
export function walkSitemap(options: {
  /** Fetches an absolute address, as the sitemap contains it. */
  readonly fetchPage: (address: string) => Promise<Answer>
  /** Address of the sitemap. */
  readonly address: string
  /** Maximum number of requests at the same time; 4 by default. */
  readonly atOnce?: number
}): Promise<Walked>
