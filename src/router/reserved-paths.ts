/** The paths of the server's own endpoints, which no page of the content can have. */
import { locales } from '../i18n/locales.ts'

const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')

/** The exact shapes of reserved paths: pages may have the paths `/api`, `/health/care` and `/en/api/x`. */
const reservedPaths: readonly RegExp[] = [
  /^\/(?:_build|api|builds)\//,
  /^\/health(?:\/(?:live|ready))?$/,
  new RegExp(`^(?:${prefixes.join('|')})?/feed\\.(?:json|xml)$`),
  /^\/(?:sitemap(?:_\d+)?\.xml|robots\.txt|site\.webmanifest|favicon\.ico)$/,
  /\/_payload\.json$/,
]

/**
 * Whether the server itself answers GET requests for a path, so that no page of the content can be there. All
 * other paths are for editors to use. Addresses that take POST requests alone reserve nothing.
 */
export const isReservedPath = (path: string): boolean => reservedPaths.some((shape) => shape.test(path))
