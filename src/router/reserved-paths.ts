import { locales } from '../i18n/locales.ts'

const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')

/** By their exact shape: a page may stand at `/api`, at `/health/care` and at `/en/api/x`. */
const reservedPaths: readonly RegExp[] = [
  /^\/(?:_build|api|builds)\//,
  /^\/health(?:\/(?:live|ready))?$/,
  new RegExp(`^(?:${prefixes.join('|')})?/feed\\.(?:json|xml)$`),
  /^\/(?:sitemap(?:_\d+)?\.xml|robots\.txt|site\.webmanifest|favicon\.ico)$/,
  /\/_payload\.json$/,
]

/**
 * Whether the server itself answers GET at a path of this site, whatever the content has there: all else that an editor can name is content's. Files of the content and addresses that take a
 * POST are no matter of names.
 */
export const isReservedPath = (path: string): boolean => reservedPaths.some((shape) => shape.test(path))
