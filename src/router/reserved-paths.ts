/** Tells the paths of the server's own endpoints, such as `/robots.txt`, which no page can have. */

/** The exact shapes of reserved paths: `/api`, `/health/care` and `/en/api/x` are free for pages. */
const reservedPaths: readonly RegExp[] = [
  /^\/(?:_build|_pictures|api|builds)\//,
  /^\/health(?:\/(?:live|ready|startup))?$/,
  /^\/(?:sitemap(?:_\d+)?\.xml|robots\.txt|\.well-known\/security\.txt|site\.webmanifest|favicon\.ico|reports\.(?:html|json|csv))$/,
  /^\/brand\/(?:logo\.png|[0-9a-f]{16}\.(?:svg|png|webp|jpg))$/,
  /\/_payload\.json$/,
]
/** The news feeds of a language, below its prefix. */
const feed = /^(.*)\/feed\.(?:json|xml)$/

/**
 * Creates the test whether an endpoint of the server answers GET requests for a path.
 * @param prefixes what the paths of the site's languages begin with
 */
export const isReservedIn =
  (prefixes: readonly string[]) =>
  (path: string): boolean => {
    const prefix = feed.exec(path)?.[1]
    return (
      (prefix !== undefined && prefixes.includes(prefix)) || reservedPaths.some((shape) => shape.test(path))
    )
  }

/**
 * Whether a path may be that of an endpoint, whatever the languages of the site are: what is a feed in no
 * language may still be a page.
 */
export const isReservedPath = (path: string): boolean =>
  feed.test(path) || reservedPaths.some((shape) => shape.test(path))
