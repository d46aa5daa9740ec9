import { isReservedPath } from './reserved-paths.ts'

/**
 * Where the content's files lie: a page there can be told from them by its name alone, and loads whole where
 * that misleads.
 */
const file = /^\/assets\/.*\.\w+$/

/**
 * Whether an address may be a page's. Only the server knows its pages: it answers 404 for what looks like one
 * and is none.
 */
export const isPagePath = (pathname: string): boolean =>
  !isReservedPath(pathname) && !file.test(pathname) && isWellFormed(pathname)

function isWellFormed(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
