/** Tells the paths of the server's own endpoints, such as `/robots.txt`, which no page can have. */
import { locales } from '../i18n/locales.ts'

/** The path prefixes of languages: `/en`. */
const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')

/** The exact shapes of reserved paths: `/api`, `/health/care` and `/en/api/x` are free for pages. */
const reservedPaths: readonly RegExp[] = [
  /^\/(?:_build|api|builds)\//,
  /^\/health(?:\/(?:live|ready))?$/,
  new RegExp(`^(?:${prefixes.join('|')})?/feed\\.(?:json|xml)$`),
  /^\/(?:sitemap(?:_\d+)?\.xml|robots\.txt|site\.webmanifest|favicon\.ico)$/,
  /\/_payload\.json$/,
]

/**
 * Whether an endpoint of the server answers GET requests for a path, so that no page can be there. A path
 * that only takes POST requests, such as `/preferences`, is not reserved.
 */
export const isReservedPath = (path: string): boolean => reservedPaths.some((shape) => shape.test(path))
